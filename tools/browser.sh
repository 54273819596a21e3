#!/bin/sh
# Makes sure that there is a browser for the browser tests: Debian's Chromium, installed when missing and we are root.
set -eu

browser=/usr/bin/chromium

if [ -x "$browser" ]; then exit 0; fi

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing chromium ..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium || true
    if [ -x "$browser" ]; then exit 0; fi
fi

printf '%s\n' "The browser tests need Chromium at $browser, and it is not there." \
    "On Debian, as root: apt-get install chromium" >&2
# Without it the tests in tests/e2e are skipped, except under CI, where they fail: nobody reads a skipped line there.
[ "${CI:-}" != true ]
