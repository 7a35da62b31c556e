import {
  compactCode,
  fieldErrorsOf,
  ibanIn,
  PositiveMoney,
  UserBody,
  type Cents,
  type FieldError,
  type ImportField,
} from '@cauce/contract'
import type { MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'
import { registrationErrors, type Registration } from '../../modules/account/users/users.domain.ts'
import { countryOf, type Finder, documentTypeOf, genderOf, languageOf, movementTypeOf } from './words.domain.ts'

type Fields = Partial<Record<ImportField, string>>

function fieldsOf(columns: readonly (ImportField | null)[], cells: readonly string[]): Fields {
  const said = columns.flatMap((field, index) => {
    const cell = cells[index] ?? ''
    return field === null || cell === '' ? [] : [[field, CODES.has(field) ? withoutFraction(cell) : cell] as const]
  })
  return Object.fromEntries(said)
}

const CODES: ReadonlySet<ImportField> = new Set(['phone', 'identificationDocumentNumber', 'taxNumber', 'customer'])
/** Spreadsheets write `600123456.0`. */
const withoutFraction = (cell: string): string => cell.replace(/^(\d+)\.0$/, '$1')

/** Replacement character of a decoder. */
const UNREADABLE = '\uFFFD'

/** A line with more cells than headings is refused: its cells may be shifted. */
export function readLine<Value>(
  { columns, headings }: { readonly columns: readonly (ImportField | null)[]; readonly headings: readonly string[] },
  cells: readonly string[],
  read: (fields: Fields) => Read<Value>,
): Read<Value> {
  const maximum = headings.length
  if (cells.slice(maximum).some((cell) => cell !== ''))
    return { errors: [{ path: '', code: 'line-too-wide', params: { maximum } }] }
  const fields = fieldsOf(columns, cells)
  const damaged = Object.entries(fields).filter(([, cell]) => cell.includes(UNREADABLE))
  if (damaged.length > 0) return { errors: damaged.map(([path]) => ({ path, code: 'text-invalid' })) }
  return read(fields)
}

export type Read<Value> =
  | { readonly value: Value; readonly errors: readonly [] }
  | { readonly value?: undefined; readonly errors: readonly FieldError[] }

/** Longest cell text in a message. */
const SHOWN = 40

/** Translates cells and collects unknown words. */
function translatorOf(fields: Fields) {
  const errors: FieldError[] = []
  const read = <Value>(
    path: ImportField,
    find: (typed: string) => Value | undefined,
    refusal: (typed: string) => Omit<FieldError, 'path'>,
  ) => {
    const typed = fields[path]
    if (typed === undefined) return undefined
    const found = find(typed)
    if (found === undefined) errors.push({ path, ...refusal(typed) })
    return found
  }
  const translate = <Value>(path: ImportField, find: Finder<Value>) =>
    read(path, find, (typed) => ({
      code: 'word-unknown',
      params: { word: sliceOfText(typed, 0, SHOWN), accepted: find.accepted },
    }))
  return { errors, read, translate }
}

/** By the rules of staff registrations (handbook rule 14.71). */
export function readCustomer(fields: Fields, today: string): Read<Registration> {
  const { errors, read, translate } = translatorOf(fields)
  const input = {
    ...fields,
    gender: translate('gender', genderOf) ?? null,
    language: translate('language', languageOf),
    nationality: translate('nationality', countryOf),
    identificationDocumentType: translate('identificationDocumentType', documentTypeOf),
    birthdayAt: read('birthdayAt', parseTypedDate, () => ({ code: 'date-invalid' })),
  }
  const parsed = UserBody.safeParse(input)
  const found = parsed.success
    ? registrationErrors(parsed.data, true, today)
    : fieldErrorsOf(parsed.error.issues, input)
  const all = oneOfEach([...errors, ...found, ...(fields.phone ? [] : [PHONE_MISSING])])
  return parsed.success && all.length === 0 ? { value: parsed.data, errors: [] } : { errors: all }
}

const PHONE_MISSING: FieldError = { path: 'phone', code: 'required' }

/** An unknown word is not also missing. */
const oneOfEach = (errors: readonly FieldError[]): FieldError[] =>
  [...new Map(errors.toReversed().map((error) => [error.path, error])).values()].toReversed()

export interface ReadMovement {
  /** E-mail, tax or document number, id or wallet reference. */
  readonly customer: string
  readonly type: MovementKind
  readonly amount: Cents
  /** IBAN; undefined: the only validated account, or the main one. */
  readonly account: string | undefined
  readonly note: string | null
}

const MAXIMUM_NOTE = 300

/** Day and note of the line. */
const noteOf = (date: string | undefined, words: string | undefined): string =>
  [date && formatDate(date), words].filter((part) => part !== undefined).join(': ')

/** An invalid one is nobody's. */
const accountIn = (cell: string): string => ibanIn(cell) ?? compactCode(cell)

/** Without a type the sign decides. */
export function readMovement(fields: Fields, today: string): Read<ReadMovement> {
  const { errors, read, translate } = translatorOf(fields)
  const said = translate('type', movementTypeOf)
  const wire = read('amount', parseTypedAmount, () => ({ code: 'amount-invalid' }))
  const date = read('date', parseTypedDate, () => ({ code: 'date-invalid' }))
  const isNegative = wire?.startsWith('-') === true
  const type = said ?? (isNegative ? 'withdraw' : 'income')
  const positive = type === 'withdraw' ? wire?.replace('-', '') : wire
  const parsed = PositiveMoney.safeParse(positive)
  if (!parsed.success)
    errors.push(...fieldErrorsOf(parsed.error.issues, positive).map((error) => ({ ...error, path: 'amount' })))
  if (fields.customer === undefined) errors.push({ path: 'customer', code: 'required' })
  if (date !== undefined && date > today)
    errors.push({ path: 'date', code: 'date-too-late', params: { latest: today } })
  const note = noteOf(date, fields.note)
  if (note.length > MAXIMUM_NOTE)
    errors.push({ path: 'note', code: 'text-too-long', params: { maximum: MAXIMUM_NOTE } })
  const all = oneOfEach(errors)
  if (!parsed.success || all.length > 0) return { errors: all }
  const account = fields.account && accountIn(fields.account)
  return { value: { customer: fields.customer!, type, amount: parsed.data, account, note: note || null }, errors: [] }
}
