import { globSync } from 'node:fs'
import path from 'node:path'
import { insertAbove, withImport, type Checkout } from './edits.ts'
import { kebab } from './words.ts'

/** A new field of an existing resource. It may be empty (null), so that old records and old callers stay valid. */
export interface Field {
  /** The resource in its spelling in the contract: `documentTypes`. */
  readonly resource: string
  /** `riskGrade` */
  readonly name: string
  readonly kind: keyof typeof KINDS
  readonly spanish: string
  readonly english: string
}

const TEXT_MAXIMUM = 300

/** What each kind of field is in the schema, the table, the form and the list. */
export const KINDS = {
  text: {
    output: { code: 'z.string().nullable()', name: 'z', from: 'zod' },
    input: { code: `optionalText(${TEXT_MAXIMUM}).optional()`, name: 'optionalText', from: '../fields.ts' },
    column: { code: 'text()', name: 'text' },
    formInput: { name: 'TextInput', from: '../../ui/form/inputs.tsx' },
    listColumn: 'plain',
  },
  count: {
    output: { code: 'z.int().nullable()', name: 'z', from: 'zod' },
    input: { code: 'z.int().min(0).max(1_000_000).nullable().optional()', name: 'z', from: 'zod' },
    column: { code: 'integer()', name: 'integer' },
    formInput: { name: 'TextInput', from: '../../ui/form/inputs.tsx' },
    listColumn: 'plain',
  },
  day: {
    output: { code: 'CalendarDate.nullable()', name: 'CalendarDate', from: '../dates.ts' },
    input: { code: 'CalendarDate.nullable().optional()', name: 'CalendarDate', from: '../dates.ts' },
    column: { code: "date({ mode: 'string' })", name: 'date' },
    formInput: { name: 'DayInput', from: '../../ui/form/date-inputs.tsx' },
    listColumn: 'plain',
  },
} as const

/** Writes a field of a resource in the shape of the generator: contract, messages, table, service, list and form. */
export function writeField(checkout: Checkout, field: Field): void {
  const { resource, name } = field
  const { output, input, column, formInput, listColumn } = KINDS[field.kind]
  const file = kebab(resource)
  const contract = find(checkout, `packages/contract/src/*/${file}.ts`)
  const room = path.basename(path.dirname(contract))

  checkout.edit(contract, (text) =>
    withImport(withImport(text, output.name, output.from), input.name, input.from)
      .replace(/(?<=\s)createdAt: Instant/, `${name}: ${output.code}, createdAt: Instant`)
      .replace(/^const fields = \{(.*?),?\s*\}$/ms, `const fields = {$1, ${name}: ${input.code} }`),
  )
  for (const [language, word] of [
    ['es', field.spanish],
    ['en', field.english],
  ] as const)
    checkout.edit(`packages/i18n/src/${language}/${room}.ts`, (text) =>
      insertAbove(text, /^ {4}createdAt:/, `${name}: '${word}',`, `export const ${resource} = {`),
    )
  checkout.edit(`packages/api/src/database/schema/${room}.ts`, (text) =>
    insertAbove(
      withImport(text, column.name, 'drizzle-orm/pg-core'),
      /^ {4}createdAt:/,
      `${name}: ${column.code},`,
      `export const ${resource} = pgTable(`,
    ),
  )
  checkout.edit(find(checkout, `packages/api/src/modules/${room}/${file}/{${file}.service,index}.ts`), (text) =>
    text.replace(
      /(?<=\.\.\.(?:call\.body|fields),[^}]*)createdAt: now/,
      `${name}: call.body.${name} ?? null, createdAt: now`,
    ),
  )
  checkout.edit(`backoffice/src/resources/${file}/${file}.tsx`, (text) => {
    const listed = insertAbove(text, /^\s+column\.date\('updatedAt'/, `column.${listColumn}('${name}'),`)
    return withImport(
      insertAbove(listed, /<\/(WideField|FieldGrid)>/, `  <${formInput.name} source="${name}" />`),
      formInput.name,
      formInput.from,
    )
  })
}

function find(checkout: Checkout, pattern: string): string {
  const [file] = globSync(pattern, { cwd: checkout.root })
  if (file === undefined) throw new Error(`No file matches ${pattern}.`)
  return file
}
