import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatCents, formatMoney } from '@cauce/format/money.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { AuditEntry } from '../../providers/records.ts'

type Values = Readonly<Record<string, unknown>> | null
/** The message at a key that is made from data; `undefined` where there is none. */
export type Look = (key: string) => string | undefined

/** A look-up over the translator, which returns the key where it has no message. */
export const lookWith =
  (t: Translate): Look =>
  (key) => {
    const words = (t as unknown as (key: string, options: { _: string }) => string)(key, { _: '' })
    return words === '' ? undefined : words
  }

/** The operation of an entry as a sentence: `Cambió cliente`. */
export function didWords(
  t: Translate,
  look: Look,
  { operation, noun }: Pick<AuditEntry, 'operation' | 'noun'>,
): string {
  const verb = operation.split('.').at(-1) ?? operation
  // The entry of an assignment belongs to the customer, but its operation names the assignment.
  const what = look(`audit.noun.${operation.split('.')[0]}`) ?? look(`audit.noun.${noun}`) ?? noun
  return t('audit.did', { verb: look(`audit.verb.${verb}`) ?? verb, noun: what })
}

/** Whether the name of what an identifier refers to is another field of the entry. */
const isNamed = (field: string, fields: readonly string[]): boolean =>
  field.endsWith('Id') && fields.includes(field.replace(/Id$/, 'Name'))

/** Fields that are not shown: versions, and identifiers that another field names. */
const SILENT =
  /^(id|updatedAt|createdAt|read|isUnread.*|.*PhaseId|.*ImageId|fileId|documentId|messageId|confirmedAt|.*By)$/

/** Fields of the database whose messages have another name. */
const ALIASES: Readonly<Record<string, string>> = {
  phase: 'phaseName',
  projectType: 'projectTypeName',
  promotionType: 'promotionTypeName',
  pictureId: 'picture',
  imageId: 'image',
}

/** The name of a created record, where it has one. */
export function createdName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | undefined {
  if (before !== null || after === null) return undefined
  const named = ['title', 'name', 'alias', 'description'].map((field) => after[field])
  return named.find((value): value is string => typeof value === 'string' && value !== '')
}

/** The changed fields, each as a sentence. */
export function changesOf(
  { noun, before, after }: Pick<AuditEntry, 'noun' | 'before' | 'after'>,
  t: Translate,
  look: Look,
): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !SILENT.test(field) && !field.endsWith(`${noun.slice(0, -1)}Id`) && !isNamed(field, fields))
    .map((name) => {
      const field =
        look(`${noun}.fields.${name}`) ??
        look(`${noun}.fields.${ALIASES[name] ?? name}`) ??
        look(`${noun}.${name}`) ??
        name
      // An identifier says nothing to a person; that it changed does.
      if (name.endsWith('Id')) return t('audit.changed', { field })
      const words = (values: Values) =>
        valueWords(name, values?.[name], t, (value) => look(`${noun}.${name}.${value}`) ?? look(`phases.name.${value}`))
      return t('audit.change', { field, before: words(before), after: words(after) })
    })
}

/** Fields that a row keeps in cents (as digits) and in hundredths of a percent. */
const IN_CENTS =
  /^(amount|balance|balanceAfter|available|financingAmount|amountInvested|minimumInvestment|maximumInvestment|preinvestor(Deposit|Amount)|penaltyAmount|returned|interest|interestDue|principal|principalDue|fee)$/
const IN_BASIS_POINTS = /^(targetProfitability|cancellationFee|managerFee|penalty|percentage)$/
const WIRE_AMOUNT = /^-?\d+\.\d{2}$/
const WHOLE = /^-?\d+$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/
const LONGEST = 80

/** A value as people read it: euro, dates, names of states, and a word for no value. */
function valueWords(
  field: string,
  value: unknown,
  t: Translate,
  wordOf: (value: string) => string | undefined,
): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value === 'object') return nameIn(value) ?? '…'
  const text = String(value)
  return figureWords(field, text) ?? dateWords(text) ?? shortened(wordOf(text) ?? text)
}

function figureWords(field: string, text: string): string | undefined {
  if (WIRE_AMOUNT.test(text)) return formatMoney(text)
  if (!WHOLE.test(text)) return undefined
  if (IN_CENTS.test(field)) return formatCents(BigInt(text))
  return IN_BASIS_POINTS.test(field) ? formatBasisPoints(Number(text)) : undefined
}

function dateWords(text: string): string | undefined {
  if (INSTANT.test(text)) return formatDateTime(text)
  return CALENDAR_DATE.test(text) ? formatDate(text) : undefined
}

const shortened = (words: string) => (words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words)

/** The name of a file or a person. */
function nameIn(value: object): string | undefined {
  const { name, adminName } = value as { readonly name?: unknown; readonly adminName?: unknown }
  return [name, adminName].find((one) => typeof one === 'string')
}
