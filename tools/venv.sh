#!/bin/sh
# Makes .venv and installs the project into it: `venv.sh base` for the terminal, `venv.sh server` to serve
# browsers, `venv.sh dev` to work on it.
set -eu

oldest=3.11
goal=$1

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

new_enough() {
    "$1" -c "import sys; sys.exit(sys.version_info < (${oldest%.*}, ${oldest#*.}))" 2>/dev/null
}

find_python() {
    # Whoever names a Python wants that one or none.
    candidates=${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}
    for candidate in $candidates; do
        if new_enough "$candidate"; then
            echo "$candidate"
            return
        fi
    done
    fail "Taverna needs Python $oldest or newer, and found none as: $candidates" \
        "Install one, or name the one you have: make PYTHON=/path/to/python3 play"
}

make_venv() {
    rm -rf .venv
    if said=$("$1" -m venv .venv 2>&1); then return; fi
    # Debian and Ubuntu package the venv module without the pip that it needs.
    package=$("$1" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package ..."
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" || true
        rm -rf .venv
        if said=$("$1" -m venv .venv 2>&1); then return; fi
    fi
    fail "$said" "Could not make .venv with $1. On Debian and Ubuntu: apt-get install $package"
}

if ! new_enough .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    echo "Making .venv with $("$python" --version) ..."
    make_venv "$python"
fi

case $goal in
    base) what=. ;;
    *) what=".[$goal]" ;;
esac
echo "Installing Taverna ($goal) into .venv; this happens once ..."
# The second variable pins the build tools too, for the versions of pip that keep them apart.
PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 \
    .venv/bin/python -m pip install -qq --editable "$what"
touch .venv/base.stamp ".venv/$goal.stamp"
# The parts of the server are among those of dev.
if [ "$goal" = dev ]; then touch .venv/server.stamp; fi
