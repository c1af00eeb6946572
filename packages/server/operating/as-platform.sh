#!/usr/bin/env bash
# Runs a command in the folder of the platform, with its settings and as its account, so that files that it makes are the platform's.
# usage: as-platform.sh npm run content -- import /srv/courses     (as root; the account has to be able to read the folder)
set -euo pipefail
: "${1:?usage: as-platform.sh <command>}"
account=${PLATFORM_ACCOUNT:-learning-platform}
cd "$(dirname "$(readlink -f "$0")")/../../.."
set -a
# shellcheck source=/dev/null
. "${PLATFORM_SETTINGS:-/etc/learning-platform/environment}"
set +a
exec setpriv --reuid="$account" --regid="$account" --clear-groups env HOME="$DATA_DIR" "$@"
