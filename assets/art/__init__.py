"""The project's drawings: cards, backs and the icon, as SVG that needs no font."""
