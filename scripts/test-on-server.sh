#!/usr/bin/env bash
# Runs tests against a PostgreSQL server of this machine in place of the embedded one: a throwaway cluster on a unix
# socket, removed afterwards. Arguments go to Vitest.
set -euo pipefail
cd "$(dirname "$0")/.."

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
if [ -z "$bin" ]; then
  echo "There is no PostgreSQL server below /usr/lib/postgresql: install Debian's postgresql package, or run" \
    "DATABASE_URL=postgres://… npm test." >&2
  exit 1
fi

node -e "import('./scripts/toolchain.mjs').then((tools) => { tools.ensureDependencies(); tools.ensureBuild(); })"
CHROMIUM=$(node -e "import('./scripts/browser.mjs').then(({ browserPath }) => console.log(browserPath()))" | tail -n 1)
export CHROMIUM

folder=$(mktemp -d /tmp/forecourt-server-XXXXXX)
as() { "$@"; }
if [ "$(id -u)" = 0 ]; then
  chown postgres: "$folder"
  as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
fi
stop() {
  as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT

as "$bin/initdb" -D "$folder/data" -U forecourt --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null
options="-k $folder -c listen_addresses= -c fsync=off"
as "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" -o "$options" start >/dev/null
# Our login owns the databases it makes but is no superuser, as on a managed server.
as "$bin/psql" -q -h "$folder" -U forecourt -d postgres -c "create role dealer login createdb createrole"

echo "Tests on $("$bin/postgres" --version):"
export DATABASE_URL="postgres://dealer@/postgres?host=$folder"
node scripts/run.mjs node_modules/vitest/vitest.mjs run --reporter=./scripts/suite-reporter.mjs "$@"
