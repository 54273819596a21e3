#!/bin/sh
# Makes sure that PostgreSQL and Redis are there for the tests marked `services`, which start their own on loopback:
# Debian's packages, installed when missing and we are root.
set -eu

missing() {
    ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || echo postgresql
    command -v redis-server >/dev/null || command -v valkey-server >/dev/null || echo redis-server
}

# RUNLEVEL=1 and the setting keep the packages from starting servers of their own.
install() {
    settings=/etc/postgresql-common/createcluster.conf
    if [ ! -e $settings ]; then
        mkdir -p "$(dirname $settings)"
        echo "create_main_cluster = false" >$settings
    fi
    apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o Dpkg::Options::=--force-confold "$@"
}

packages=$(missing)
if [ -n "$packages" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing" $packages "..."
    install $packages || true
    packages=$(missing)
fi
if [ -z "$packages" ]; then exit 0; fi

printf '%s\n' "Some tests need services that are not here. On Debian, as root: apt-get install" $packages >&2
# Without them those tests are skipped, except under CI, where they fail: nobody reads a skipped line there.
[ "${CI:-}" != true ]
