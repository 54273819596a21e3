"""Writes the browser's types: `web/src/lib/net/wire/` from `taverna.wire`, the `view.generated.ts` of each board from
its game's `view_types`. `python -m tools.generate_wire_types` (`make types`); --check fails when a file is stale.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from types import ModuleType

from taverna.wire.views import REFERENCE_TYPES, VIEW_TYPES
from tools import view_typescript, wire_typescript

SOURCES = Path(__file__).resolve().parents[1] / "web" / "src"
WIRE = SOURCES / "lib" / "net" / "wire"
HEAD = "// Made from {source} by tools/generate_wire_types.py: change it there, then `make types`.\n\n"


def generate() -> dict[Path, str]:
    """Every file with what it should hold."""
    modules = wire_typescript.modules()
    files = {
        WIRE / f"{name}.ts": HEAD.format(source=f"src/taverna/wire/{name}.py") + text
        for name, text in modules.items()
    }
    index = "".join(f"export type * from './{name}';\n" for name in sorted(modules))
    files[WIRE / "index.ts"] = HEAD.format(source="src/taverna/wire") + index
    for game, module in VIEW_TYPES.items():
        files[SOURCES / "boards" / game / "view.generated.ts"] = _of_game(module)
    for game, module in REFERENCE_TYPES.items():
        files[SOURCES / "boards" / game / "reference.generated.ts"] = _of_game(module)
    return files


def _of_game(module: ModuleType) -> str:
    source = "src/" + module.__name__.replace(".", "/") + ".py"
    return HEAD.format(source=source) + view_typescript.declarations(module)


def stale() -> list[Path]:
    return [path for path, text in generate().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare; exit 1 when a file is stale")
    if parser.parse_args().check:
        for path in stale():
            print(f"{path.relative_to(SOURCES)} is stale: run `make types`", file=sys.stderr)
        return 1 if stale() else 0
    for path, text in generate().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
