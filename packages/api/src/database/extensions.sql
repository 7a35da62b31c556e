-- What migrations and queries take for granted. The schema-qualified, immutable wrapper makes unaccent fit for indexes.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gist;

-- Without what people write in several ways: accents, capitals, final sigma, apostrophes and the point of ela geminada.
create or replace function cauce_fold(value text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), 'ς', 'σ'), '·', ''), '''', ''), '´', ''), '`', '');
