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
for name in secret postgres-password owner-password application-password; do
  openssl rand -hex 32 >"$folder/$name"
done
for name in owner application; do
  case $name in owner) role=cauce_owner file=database-owner-url ;; *) role=cauce_app file=database-url ;; esac
  echo "postgres://$role:$(cat "$folder/$name-password")@database:5432/cauce" >"$folder/$file"
done
trial=trial-database-url
sed 's/cauce$/cauce_trial/' "$folder/database-owner-url" >"$folder/$trial"
