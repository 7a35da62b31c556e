import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { platformTextOf } from '@cauce/api/modules/misc/legal-texts'
import type { FileStorage } from '@cauce/api/storage'
import { CONTENT_LANGUAGES, LEAST_REFLECTION_DAYS } from '@cauce/contract'
import type { Company } from '@cauce/contract/company.ts'
import { type Backup, copyPlatform } from '../backup/backup.ts'
import { partsToWrite, type Parts } from '../backup/parts.ts'
import { OPEN, nameOf } from './form.ts'
import { signedBy } from './signature.ts'
import { formatDays } from '@cauce/format'
import { messagesOf } from '@cauce/i18n'
import { interpolateLines } from '@cauce/i18n/interpolate.ts'
import type pg from 'pg'

export interface PackageOptions {
  readonly ownerUrl: string
  readonly storage: FileStorage
  readonly to: string
  /** `age1…` of who reads it. */
  readonly recipient: string
  readonly secret: string
  readonly brandName: string
  readonly company: Company
  readonly record: () => Promise<void>
}

export interface RunOffPackage extends Backup {
  readonly held: Held
  readonly drafts: readonly string[]
  /** Of the key that signed it. */
  readonly fingerprint: string
}

export const [SUMS, SIGNATURE, SIGNER] = ['SHA256SUMS', 'SHA256SUMS.sig', 'signer.pem']
const HANDBOOK = path.resolve(import.meta.dirname, '../../../handbook')

/** All that a successor or liquidator needs, as of one instant, signed, and encrypted for them alone (handbook run-off.md). */
export async function writePackage(options: PackageOptions): Promise<RunOffPackage> {
  const { recipient, secret, brandName, company, record, ...target } = options
  const sums: Buffer[] = []
  let held: Held | undefined
  let fingerprint = ''
  let reflectionDays = LEAST_REFLECTION_DAYS
  let published: readonly Text[] = []
  const partsIn = (folder: string): Parts => {
    const parts = partsToWrite(folder, recipient)
    const write = async (place: string, ...from: readonly NodeJS.ReadableStream[]) => {
      const sha256 = await parts.write(place, ...from)
      sums.push(Buffer.from(`${sha256}  ${place}\n`))
      return sha256
    }
    return { ...parts, write }
  }
  const finish = async ({ write }: Parts) => {
    await write('README.md', createReadStream(path.join(HANDBOOK, 'run-off.md')))
    await write('next-payments.mjs', createReadStream(path.join(HANDBOOK, 'deploy/next-payments.mjs')))
    for (const [place, text] of legalTexts({ brandName, company, reflectionDays, published }))
      await write(place, bytesOf(text))
    const signed = Buffer.concat(sums)
    const { signature, signer, ...key } = signedBy(secret, signed)
    fingerprint = key.fingerprint
    await write(SUMS, bytesOf(signed))
    await write(SIGNATURE, bytesOf(signature))
    await write(SIGNER, bytesOf(signer))
    await record()
  }
  const made = await copyPlatform({
    ...target,
    kind: 'run-off',
    format: 'run-off',
    form: OPEN,
    partsIn,
    further: async (client, { write }) => {
      held = (await client.query<Held>(HELD)).rows[0]!
      reflectionDays = Number((await client.query<{ value: string }>(REFLECTION)).rows[0]?.value ?? reflectionDays)
      published = (await client.query<Text>(PUBLISHED)).rows
      await write('columns.csv', bytesOf(await columnsOf(client)))
    },
    finish,
  })
  const drafts = TEXTS.filter((name) => !published.some(({ document }) => document === name))
  return { ...made, held: held!, drafts, fingerprint }
}

const bytesOf = (bytes: string | Buffer): Readable => Readable.from([Buffer.from(bytes)])

/** Counts and cents. */
interface Held {
  readonly people: number
  readonly closed: number
  readonly loans: number
  readonly inDefault: number
  readonly holdings: number
  readonly outstanding: string
  readonly instalments: number
  readonly due: string
  readonly inWallets: string
  readonly nameless: number
  readonly unpayable: number
}

const HELD = `
  with owed as (select * from distributions where status not in ('paid', 'reversed')),
  held as (
    select user_id, amount - coalesce((
      select sum(principal) from distribution_shares s where s.order_id = orders.order_id and paid_at is not null
    ), 0) as outstanding from orders where status = 'active'
  )
  select count(*) filter (where deleted_at is null)::int as people, count(deleted_at)::int as closed,
    (select count(distinct project_id)::int from owed) as loans,
    (select count(*)::int from loan_defaults where state <> 'cured') as "inDefault",
    (select count(*)::int from held) as holdings,
    (select coalesce(sum(outstanding), 0)::text from held) as outstanding,
    (select count(*)::int from owed) as instalments,
    (select coalesce(sum(interest_due + principal_due), 0)::text from owed) as due,
    (select coalesce(sum(balance), 0)::text from ledger_accounts where kind in ('wallet', 'reserved')) as "inWallets",
    count(*) filter (where deleted_at is null and coalesce(company_name, name || surname) = '')::int as nameless,
    (select count(distinct user_id)::int from held where not exists (
      select from bank_accounts b where b.user_id = held.user_id and b.state = 'valid' and b.deleted_at is null
    )) as unpayable
  from users where role = 'user'`

interface Text {
  readonly document: string
  readonly title: string
  readonly titleEn: string
  readonly sections: readonly { readonly [Name in 'heading' | 'headingEn' | 'text' | 'textEn']: string }[]
}

const REFLECTION = `select value from parameters where name = 'reflectionDays' and state = 'active'
  and valid_from <= (now() at time zone 'Europe/Madrid')::date order by valid_from desc limit 1`
const PUBLISHED = `select distinct on (document) document, title, title_en as "titleEn", sections from legal_texts
  where state = 'active' and valid_from <= (now() at time zone 'Europe/Madrid')::date order by document, valid_from desc`
const TEXTS = ['information', 'terms', 'notice', 'privacy', 'cookies'] as const

interface Told {
  readonly brandName: string
  readonly company: Company
  readonly reflectionDays: number
  readonly published: readonly Text[]
}

/** The texts in force as the site shows them, by place. */
function legalTexts({ brandName, company, reflectionDays, published }: Told) {
  return CONTENT_LANGUAGES.flatMap((language) =>
    TEXTS.map((name): [string, string] => {
      const text = published.find(({ document }) => document === name) ?? platformTextOf(name)
      const of = <Words extends string>(spanish: Words, english: Words) => (language === 'es' ? spanish : english)
      const params = { brand: brandName, reflection: formatDays(reflectionDays, language), ...company }
      const parts = text.sections.map(
        (part) => `## ${of(part.heading, part.headingEn)}\n\n${of(part.text, part.textEn)}`,
      )
      return [
        `texts/${name}.${language}.md`,
        `${interpolateLines([`# ${of(text.title, text.titleEn)}`, ...parts].join('\n\n'), params).join('\n')}\n`,
      ]
    }),
  )
}

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
async function columnsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Column>(COLUMNS)
  const lines = rows
    .filter(({ table }) => !OPEN.isLeftOut(table))
    .map(({ table, column, type, required, refersTo }) => [
      ...[nameOf(table), column, type, required ? 'yes' : 'no', refersTo ?? ''],
      ...CONTENT_LANGUAGES.map((language) => wordOf(language, nameOf(table), column)),
    ])
  const heading = ['table', 'column', 'type', 'required', 'refers_to', ...CONTENT_LANGUAGES]
  return [heading, ...lines].map((cells) => `${cells.map(quoted).join(',')}\n`).join('')
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`
const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function wordOf(language: (typeof CONTENT_LANGUAGES)[number], table: string, column: string): string {
  const nouns = messagesOf(language) as unknown as Record<string, { fields?: Record<string, string> } | undefined>
  return nouns[camel(table)]?.fields?.[camel(column)] ?? ''
}
