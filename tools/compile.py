"""Compiles the rules with mypyc: in place, or in a copy that leaves the sources pure.

    python tools/compile.py               compiled modules beside their sources in src/
    python tools/compile.py --into DIR    a copy of the package in DIR, compiled there

PYTHONPATH=DIR then runs the copy. What has not changed since the last time is not built again.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
SOURCE = REPOSITORY / "src"
RULES_PAGES = REPOSITORY / "docs" / "rules"
LAYERS = ("kernel", "kit", "games", "bots")
LARGE_GAMES = ("gloomhaven",)
"""Each of their rooms makes a library of its own, which is optimised less: the C compiler would take minutes."""
BUSY_ROOMS = ("taverna_gloomhaven_board", "taverna_gloomhaven_monsters", "taverna_gloomhaven_state")
"""Small ones of them in which much of the time is spent: these are optimised like the others."""
FLAGS = ("-fvisibility=hidden",)
"""Nothing outside looks for a library's functions by name: without a detour for that, calls inside it are quicker."""
STAMP = "compiled.stamp"

# What stays interpreted: a pattern below src/taverna, and why.
INTERPRETED = {
    "**/__init__.py": "only re-exports names, so there is nothing to gain",
    "games/gloomhaven/content/**/*.py": "read once, when a scenario is set up",
    "games/gloomhaven/saving/**/*.py": "on no hot path",
    "games/gloomhaven/view/wording/*.py": "words, not rules",
    "games/**/*_types.py": "types alone: nothing in them runs",
    "kernel/builds.py": "only looks at which build the others are",
    "kernel/shapes.py": "marks on those types",
    "kernel/subclassing.py": "its stand-in is for the pure build, which mypyc takes for dead code",
}


def modules(root: Path) -> list[Path]:
    """The modules to compile, relative to `root`, in a stable order."""
    package = root / "taverna"
    found = {path for layer in LAYERS for path in (package / layer).rglob("*.py")}
    for pattern in INTERPRETED:
        found.difference_update(package.glob(pattern))
    return sorted(path.relative_to(root) for path in found)


def library(path: Path) -> str:
    """The library that a module belongs to: in a large game that of its room, else the one with the kernel."""
    folders = path.parts[1:-1]
    if folders[0] != "games" or len(folders) < 2 or folders[1] not in LARGE_GAMES:
        return "taverna"
    return "_".join(["taverna", *folders[1:3]])


def is_optimised_less(extension: str) -> bool:
    """Whether a library, or a module that loads it, is of a large game and not among its busy rooms."""
    large = any(extension.startswith(f"taverna_{name}") for name in LARGE_GAMES)
    return large and not extension.startswith(BUSY_ROOMS)


def groups(root: Path) -> list[tuple[list[str], str | None]]:
    """What makes one library: calls inside it are the fastest, but all of it is built again when a part changes."""
    libraries: dict[str, list[str]] = {}
    for path in modules(root):
        libraries.setdefault(library(path), []).append(str(path))
    return [(paths, name) for name, paths in libraries.items()]


def toolchain() -> str:
    """Names what builds: this Python, this mypyc, and the settings in this file."""
    tools = f"{sys.version} mypy {version('mypy')} ".encode() + Path(__file__).read_bytes()
    return hashlib.sha256(tools).hexdigest()[:16]


def fingerprint() -> str:
    """Changes whenever a build would come out differently."""
    digest = hashlib.sha256(toolchain().encode())
    for path in modules(SOURCE):
        digest.update(f"\0{path}\0".encode() + (SOURCE / path).read_bytes())
    return digest.hexdigest()


def binaries(root: Path) -> list[Path]:
    """One for each module, and the libraries that they share."""
    return [*root.glob("*.so"), *(root / "taverna").rglob("*.so")]


def is_current(root: Path, mark: str) -> bool:
    stamp = root / STAMP
    whole = len(binaries(root)) == len(modules(SOURCE)) + len(groups(SOURCE))
    return whole and stamp.exists() and stamp.read_text() == mark


def remove_binaries(root: Path) -> None:
    """Must come first: a binary left from before a failed build would hide its source."""
    for path in [*binaries(root), root / STAMP]:
        path.unlink(missing_ok=True)


def copy_package(root: Path) -> None:
    """Makes `root` hold the package as the wheel lays it out; binaries stay."""
    wanted = {
        path.relative_to(SOURCE): path
        for path in (SOURCE / "taverna").rglob("*")
        if path.is_file() and path.suffix not in {".so", ".pyc"}
    }
    wanted |= {Path("taverna/rules_pages", page.name): page for page in RULES_PAGES.glob("*.md")}
    for path in (root / "taverna").rglob("*"):
        if path.is_file() and path.suffix != ".so" and path.relative_to(root) not in wanted:
            path.unlink()
    for place, path in wanted.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, root / place)


def missing_packages() -> list[str]:
    """Debian's names of what the C compilation lacks."""
    missing = []
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        missing += ["gcc", "libc6-dev"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append(f"python{sysconfig.get_python_version()}-dev")
    return missing


def require_compiler() -> None:
    missing = missing_packages()
    if missing and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {' '.join(missing)} ...", flush=True)
        quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", *missing], env=quiet, check=False)
        missing = missing_packages()
    if missing:
        sys.exit(
            "Compiling needs a C compiler and the headers of this Python.\n"
            f"On Debian and Ubuntu: apt-get install {' '.join(missing)}"
        )


def without_trashcan(code: str) -> str:
    """C code in which objects that the garbage collector does not watch (`acyclic`) are freed at once.

    mypyc puts off freeing what lies fifty containers deep. Python notes that in the collector's header, which these
    objects do not have: it would write into whatever lies before them.
    """
    kept: list[str] = []
    is_watched = True
    for line in code.splitlines(keepends=True):
        if line.partition("(")[0].endswith("_dealloc"):
            is_watched = False
        elif "PyObject_GC_UnTrack(self)" in line:
            is_watched = True
        if is_watched or not line.lstrip().startswith("CPy_TRASHCAN_"):
            kept.append(line)
    return "".join(kept)


def safe_source(source: str) -> str:
    """The file to compile in the place of the one that mypyc wrote; as old as its last change, like that one."""
    path = Path(source)
    code = path.read_text("utf-8")
    safe = without_trashcan(code)
    if safe == code:
        return source
    beside = path.with_name(f"{path.stem}_safe.c")
    if not beside.exists() or beside.read_text("utf-8") != safe:
        beside.write_text(safe, "utf-8")
    return str(beside)


def build(root: Path) -> None:
    """Runs mypyc, then the C compiler; `root` is the folder that holds the package."""
    # Imported late: they take a second to load, and an unchanged build does not need them.
    from mypyc.build import mypycify
    from setuptools import setup

    # A folder for each place: two builds at the same time must not write into each other's code.
    scratch = (
        REPOSITORY / "build" / "mypyc" / hashlib.sha256(f"{toolchain()} {root}".encode()).hexdigest()[:16]
    )
    os.chdir(root)  # mypyc takes the modules' names from relative paths
    extensions = mypycify(
        # Strictness is the business of `make lint`; the rules use the standard library only.
        ["--config-file=", "--cache-dir=/dev/null", "--no-site-packages", *map(str, modules(root))],
        opt_level="3",
        debug_level="0",
        separate=groups(root),
        target_dir=str(scratch),
    )
    for extension in extensions:
        flags = [*extension.extra_compile_args, *FLAGS]
        if is_optimised_less(extension.name):
            flags = [flag.replace("-O3", "-O2") for flag in flags]
        extension.extra_compile_args = flags
        extension.sources = [safe_source(source) for source in extension.sources]
    # The longest first: begun last, it would keep one process busy while the others have nothing left to do.
    extensions.sort(key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))
    folders = [f"--build-temp={scratch}", f"--build-lib={scratch / 'lib'}"]
    setup(
        name="taverna",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel=2", *folders],
    )


def keep_others_out(name: str) -> None:
    """One at a time, until this process ends: a server may compile for its bots while the tests compile too."""
    folder = REPOSITORY / "build"
    folder.mkdir(exist_ok=True)
    lock = os.open(folder / f"{name}.lock", os.O_RDWR | os.O_CREAT)
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    parser.add_argument("--into", type=Path, metavar="DIR", help="compile a copy, in DIR")
    into: Path | None = parser.parse_args().into
    root = (into or SOURCE).resolve()
    keep_others_out(root.name)
    mark = fingerprint()
    current = is_current(root, mark)
    if not current:
        require_compiler()
        remove_binaries(root)
    if into:
        copy_package(root)
    if current:
        print(f"Compiled build in {into or 'src'}: up to date")
        return
    started = time.monotonic()
    build(root)
    (root / STAMP).write_text(mark)
    seconds = time.monotonic() - started
    print(f"Compiled build in {into or 'src'}: {len(modules(root))} modules in {seconds:.0f} s")


if __name__ == "__main__":
    main()
