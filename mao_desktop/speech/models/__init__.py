"""The recogniser's models: the official list, installation, and the check of their files.

Public modules: `catalogue`, `installing`, which only the commands for models need.
"""

from mao_desktop.speech.models.model_files import (
    BUNDLED,
    ModelFolder,
    bundled_models,
    check_model,
    find_model,
    folder_of,
    installed_models,
    models_here,
)

__all__ = [
    "BUNDLED",
    "ModelFolder",
    "bundled_models",
    "check_model",
    "find_model",
    "folder_of",
    "installed_models",
    "models_here",
]
