#!/bin/sh
# Runs once, in a new database container: the roles and the database that the addresses of the platform name, and an empty one for
# trials of backups.
set -eu
part() { sed -nE "s|^postgres://([^:]+):([^@]+)@[^/]+/(.+)$|\\$2|p" "/run/secrets/$1"; }
psql --set=ON_ERROR_STOP=1 --username=postgres --set=database="$(part database-owner-url 3)" --set=trial="$(part trial-database-url 3)" \
  --set=owner="$(part database-owner-url 1)" --set=owner_password="$(part database-owner-url 2)" \
  --set=application="$(part database-url 1)" --set=application_password="$(part database-url 2)" <<'SQL'
create role :"owner" login password :'owner_password';
create role :"application" login password :'application_password';
create database :"database" owner :"owner";
revoke all on database :"database" from public;
grant connect on database :"database" to :"application";
create database :"trial" owner :"owner";
revoke all on database :"trial" from public;
SQL
