"""Builds the browser client into the wheel, so that who installs it needs no Node."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install leaves it to `make`; a client that is already there is taken as it is."""
        root = Path(self.root)
        if version == "editable" or (root / "src/taverna/server/client/index.html").exists():
            return
        subprocess.run(["sh", "tools/node.sh", "npm", "run", "build"], cwd=root, check=True)
