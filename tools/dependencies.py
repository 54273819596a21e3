"""What Taverna stands on: every package with its version and licence, and the exact versions of the client's.

python tools/dependencies.py list        as a table in Markdown: what `constraints.txt` and `web/node_modules` hold
python tools/dependencies.py pin         write the versions of indirect npm packages into `web/package.json` (overrides)
python tools/dependencies.py check       1 if what is installed in `web/` is not what `package.json` says
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
PACKAGE = HERE / "web" / "package.json"
MODULES = HERE / "web" / "node_modules"
PINNED = re.compile(r"^([A-Za-z0-9_.-]+)==(\S+)")
UNKNOWN = "not installed here"

Row = tuple[str, str, str]


def python_packages() -> Iterator[Row]:
    for line in (HERE / "constraints.txt").read_text().splitlines():
        found = PINNED.match(line)
        if found:
            yield found[1], found[2], _licence(found[1])


def _licence(name: str) -> str:
    """As the package says it: an expression, else classifiers, else the first line of what it calls its licence."""
    try:
        about = metadata(name)
    except PackageNotFoundError:
        return UNKNOWN
    if "License-Expression" in about:
        return str(about["License-Expression"])
    classifiers = [
        line.rpartition(":: ")[2]
        for line in about.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    lines = about["License"].strip().splitlines() if "License" in about else []
    return ", ".join(classifiers) or (lines[0][:60] if lines else "not said")


def npm_packages() -> Iterator[Row]:
    for path in sorted(MODULES.rglob("package.json")):
        place = path.parent.relative_to(MODULES).as_posix().rpartition("node_modules/")[2]
        if place.count("/") != (1 if place.startswith("@") else 0):
            continue
        about: dict[str, Any] = json.loads(path.read_text("utf-8"))
        if about.get("name") == place and about.get("version"):
            yield place, about["version"], str(about.get("license") or "not said")


def overrides() -> dict[str, str]:
    """The indirect ones, where there is one version of each; those for one kind of machine are left to npm."""
    package = json.loads(PACKAGE.read_text("utf-8"))
    direct = {**package["dependencies"], **package["devDependencies"]}
    versions: dict[str, set[str]] = {}
    for name, version, _ in npm_packages():
        versions.setdefault(name, set()).add(version)
    return {
        name: next(iter(found))
        for name, found in sorted(versions.items())
        if name not in direct and len(found) == 1 and not _for_one_machine(name)
    }


def _for_one_machine(name: str) -> bool:
    about = json.loads((MODULES / name / "package.json").read_text("utf-8"))
    return "os" in about or "cpu" in about


def pin() -> None:
    package = json.loads(PACKAGE.read_text("utf-8"))
    package["overrides"] = overrides()
    PACKAGE.write_text(json.dumps(package, indent=2, ensure_ascii=False) + "\n", "utf-8")


def problems() -> list[str]:
    package = json.loads(PACKAGE.read_text("utf-8"))
    wanted = {**package["dependencies"], **package["devDependencies"], **package.get("overrides", {})}
    loose = [
        f"{name}: {version} is not one exact version"
        for name, version in wanted.items()
        if not _exact(version)
    ]
    installed: dict[str, set[str]] = {}
    for name, version, _ in npm_packages():
        installed.setdefault(name, set()).add(version)
    return loose + [
        f"{name}: {', '.join(sorted(installed[name]))} is installed, {version} is wanted"
        for name, version in wanted.items()
        if name in installed and installed[name] != {version}
    ]


def _exact(version: str) -> bool:
    return re.fullmatch(r"\d+\.\d+\.\d+[\w.+-]*", version) is not None


def table() -> str:
    rows = [("package", "version", "licence"), ("---", "---", "---")]
    rows += sorted(set(python_packages())) + sorted(set(npm_packages()))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) == 2 else ""
    if wanted == "list":
        print(table())
    elif wanted == "pin":
        pin()
    elif wanted == "check":
        found = problems()
        print("\n".join(found), file=sys.stderr)
        sys.exit(1 if found else 0)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
