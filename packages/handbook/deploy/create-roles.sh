#!/bin/sh
# Runs once, in a new database container: the two roles, the database of the platform, and an empty one for trials of backups.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=owner="$(cat /run/secrets/owner-password)" --set=application="$(cat /run/secrets/application-password)" <<'SQL'
create role cauce_owner login password :'owner';
create role cauce_app login password :'application';
grant cauce_app to cauce_owner with admin option;
create database cauce owner cauce_owner;
revoke all on database cauce from public;
grant connect on database cauce to cauce_app;
create database cauce_trial owner cauce_owner;
revoke all on database cauce_trial from public;
SQL
