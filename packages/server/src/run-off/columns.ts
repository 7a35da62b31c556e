import { LANGUAGES, messagesOf } from '@cauce/i18n'
import type pg from 'pg'
import { nameOf, OPEN } from './form.ts'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly required: boolean
  /** Table. */
  readonly refersTo: string | null
}

const COLUMNS = `
  select format('%I.%I', nspname, relname) as table, attname as column, format_type(atttypid, null) as type, attnotnull as required,
    (select confrelid::regclass::text from pg_constraint
     where contype = 'f' and conrelid = pg_class.oid and conkey = array[attnum] limit 1) as "refersTo"
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
  where relkind = 'r' and nspname = 'public' and attnum > 0 and not attisdropped and attgenerated = ''
  order by relname, attnum`

/** What the columns of a package mean: CSV in the words of our pages, where a page shows them. */
export async function columnsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS)
  const lines = rows
    .filter(({ table }) => !OPEN.isLeftOut(table))
    .map(({ table, column, type, required, refersTo }) => [
      ...[nameOf(table), column, type, required ? 'yes' : 'no', refersTo ?? ''],
      ...LANGUAGES.map((language) => wordOf(language, nameOf(table), column)),
    ])
  const heading = ['table', 'column', 'type', 'required', 'refers_to', ...LANGUAGES]
  return [heading, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function wordOf(language: (typeof LANGUAGES)[number], table: string, column: string): string {
  const nouns = messagesOf(language) as unknown as Record<string, { fields?: Record<string, string> } | undefined>
  return nouns[camel(table)]?.fields?.[camel(column)] ?? ''
}
