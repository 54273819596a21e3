"""Keeps the rules as they are at a revision: an archive that plays their tables for ever (`docs/adr/0012`).

python tools/keep_rules.py [REVISION]      before a game's version is raised; HEAD by default
"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
INTO = HERE / "src/taverna/server/past/rules"
DRIVER = "src/taverna/server/past/driver.py"
PARTS = ["__init__.py", "kernel", "kit", "games", "campaigns", "bots"]
"""Of the package: all that the rules need, which is standard library else."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""So that the same rules give the same archive."""


def main() -> None:
    revision = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    files = rules_at(revision)
    versions = asked(files)
    path = INTO / ("_".join(f"{game}-{version}" for game, version in sorted(versions.items())) + ".zip")
    path.write_bytes(packed(files, versions))
    print(path.relative_to(HERE))
    subprocess.run([sys.executable, "-m", "taverna.server.past.archives"], cwd=HERE, check=True)


def rules_at(revision: str) -> dict[str, bytes]:
    paths = [f"src/taverna/{part}" for part in PARTS]
    archive = subprocess.run(
        ["git", "archive", revision, *paths], cwd=HERE, check=True, capture_output=True
    ).stdout
    files: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        for member in tar.getmembers():
            content = tar.extractfile(member)
            if content is not None:
                files[member.name.removeprefix("src/")] = content.read()
    return files


def rules_here() -> dict[str, bytes]:
    """As they are now, committed or not."""
    source = HERE / "src"
    files: dict[str, bytes] = {}
    for part in PARTS:
        path = source / "taverna" / part
        for file in [path] if path.is_file() else path.rglob("*"):
            if file.is_file() and file.suffix != ".pyc":
                files[file.relative_to(source).as_posix()] = file.read_bytes()
    return files


def asked(files: dict[str, bytes]) -> dict[str, int]:
    """The versions of the games, said by the rules themselves."""
    question = (
        "import sys, json; sys.path.insert(0, sys.argv[1]); import taverna;"
        "print(json.dumps({game.id: game.version for game in taverna.games()}))"
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rules.zip"
        path.write_bytes(packed(files, {}))
        said = subprocess.run(
            [sys.executable, "-I", "-c", question, str(path)], check=True, capture_output=True, text=True
        ).stdout
    versions: dict[str, int] = json.loads(said)
    return versions


def packed(files: dict[str, bytes], versions: dict[str, int]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), files[name], zipfile.ZIP_DEFLATED, 9)
        driver = (HERE / DRIVER).read_bytes()
        archive.writestr(zipfile.ZipInfo("__main__.py", LONG_AGO), driver, zipfile.ZIP_DEFLATED, 9)
        told = json.dumps(versions, sort_keys=True).encode()
        archive.writestr(zipfile.ZipInfo("rules.json", LONG_AGO), told)
    return made.getvalue()


if __name__ == "__main__":
    main()
