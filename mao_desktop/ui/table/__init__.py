"""The table's page: the scene, the panels around it and the actions that they offer."""
