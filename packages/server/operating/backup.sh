#!/usr/bin/env bash
# Saves the database and, where they lie in a folder, the documents, while the platform runs.
# usage: DATABASE_URL=postgres://… [DATA_DIR=/var/lib/learning-platform] backup.sh <folder>
# Documents are copied before the database, for they may be deleted meanwhile, and those that have come are added after it. Files never change.
set -euo pipefail
folder=${1:?usage: DATABASE_URL=… backup.sh <folder>}
target=$folder/$(date --utc +%Y-%m-%dT%H-%M-%SZ)
draft=$target.part
documents() {
  if [ -d "${DATA_DIR:-}/documents" ]; then cp -a --no-clobber "$DATA_DIR/documents/." "$draft/documents"; fi
}
umask 077
mkdir -p "$draft/documents"
documents
pg_dump --format=custom --no-owner --no-privileges --file="$draft/database.dump" "${DATABASE_URL:?}"
documents
mv "$draft" "$target"
echo "$target"
