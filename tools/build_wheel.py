"""What goes into a wheel beside the sources: the browser client, and, with TAVERNA_WHEEL=compiled, the compiled rules.

Who installs it needs neither Node nor a C compiler. The usual wheel is pure and fits every machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = Path("build") / "compiled"


class BuildWheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install leaves both to `make`; a client that is already there is taken as it is."""
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / "src/taverna/server/client/index.html").exists():
            subprocess.run(["sh", "tools/node.sh", "npm", "run", "build"], cwd=root, check=True)
        if os.environ.get("TAVERNA_WHEEL") == "compiled":
            subprocess.run(
                [sys.executable, "tools/compile.py", "--into", str(COMPILED)], cwd=root, check=True
            )
            add_binaries(root / COMPILED, build_data)


def add_binaries(compiled: Path, build_data: dict[str, Any]) -> None:
    """Each beside its source, and the libraries that they share; the wheel's name then says for which Python it is."""
    binaries = {str(path): str(path.relative_to(compiled)) for path in sorted(compiled.rglob("*.so"))}
    build_data.setdefault("force_include", {}).update(binaries)
    build_data.update(pure_python=False, infer_tag=True)
