#!/bin/sh
# Makes the secrets of compose.yaml in .secrets, once. Keep a copy of .secrets/secret apart from the backups.
set -eu
umask 022
folder="$(dirname "$0")/../../../.secrets"
if [ -e "$folder" ]; then
  echo "There are secrets already." >&2
  exit 1
fi
# Only its owner passes the folder. The containers read the files themselves, as other accounts.
mkdir -m 700 "$folder"
for name in secret postgres-password; do
  openssl rand -hex 32 >"$folder/$name"
done
# The database container makes these roles and this database.
echo "postgres://cauce_owner:$(openssl rand -hex 32)@database:5432/cauce" >"$folder/database-owner-url"
echo "postgres://cauce_app:$(openssl rand -hex 32)@database:5432/cauce" >"$folder/database-url"
sed 's/cauce$/cauce_trial/' "$folder/database-owner-url" >"$folder/trial-database-url"
