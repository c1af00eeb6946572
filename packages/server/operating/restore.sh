#!/usr/bin/env bash
# Restores what backup.sh saved, into an empty database and a folder without documents.
# usage: DATABASE_URL=postgres://… [DATA_DIR=/var/lib/learning-platform] restore.sh <backup>
set -euo pipefail
backup=${1:?usage: DATABASE_URL=… restore.sh <backup>}
tables="select count(*) from information_schema.tables where table_schema = 'public'"
if [ "$(psql --no-psqlrc --tuples-only --no-align --command="$tables" "${DATABASE_URL:?}")" != 0 ]; then
  echo 'The database of DATABASE_URL is not empty. Create a new one and name that.' >&2
  exit 1
fi
if [ -n "$(ls -A "$backup/documents")" ]; then
  if [ -e "${DATA_DIR:?The backup holds documents: say where they belong}/documents" ]; then
    echo "$DATA_DIR/documents exists. Move it away first." >&2
    exit 1
  fi
  mkdir -p "$DATA_DIR"
  if [ "$(id -u)" = 0 ]; then chown --reference="$backup/documents" "$DATA_DIR"; fi
  cp -a "$backup/documents" "$DATA_DIR/documents"
fi
pg_restore --exit-on-error --single-transaction --no-owner --no-privileges --dbname="$DATABASE_URL" "$backup/database.dump"
