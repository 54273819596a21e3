"""Folders whose modules are all imported."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

import pytest

from taverna.kit.modules import import_all


@pytest.mark.parametrize("archive", [False, True])
def test_every_module_of_a_folder_or_an_archive_is_imported(
    archive: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"shelf_{archive}".lower()
    files = {
        f"{package}/__init__.py": "SEEN = []\n",
        f"{package}/second.py": f"from {package} import SEEN\nSEEN.append('second')\n",
        f"{package}/first.py": f"from {package} import SEEN\nSEEN.append('first')\n",
        f"{package}/notes.txt": "no module",
    }
    place = tmp_path / "all.zip"
    with zipfile.ZipFile(place, "w") as made:
        for name, text in files.items():
            made.writestr(name, text)
        if not archive:
            made.extractall(tmp_path)
    monkeypatch.syspath_prepend(str(place if archive else tmp_path))
    assert import_all(package) == ["first", "second"]
    assert sys.modules[package].SEEN == ["first", "second"]
