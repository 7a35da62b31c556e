import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { AuditEntry } from '../../providers/records.ts'

type Values = Readonly<Record<string, unknown>> | null
/** Words at a key that is made of data; the fallback where there are none. */
export type Look = (key: string) => string | undefined

/** A look-up over the translator: it answers the key itself when it has no words for it. */
export const lookWith =
  (t: Translate): Look =>
  (key) => {
    const words = (t as unknown as (key: string, options: { _: string }) => string)(key, { _: '' })
    return words === '' ? undefined : words
  }

/** What somebody did, as a sentence: `Cambió cliente`. */
export function didWords(
  t: Translate,
  look: Look,
  { operation, noun }: Pick<AuditEntry, 'operation' | 'noun'>,
): string {
  const verb = operation.split('.').at(-1) ?? operation
  return t('audit.did', { verb: look(`audit.verb.${verb}`) ?? verb, noun: look(`audit.noun.${noun}`) ?? noun })
}

/** Fields that say nothing to a person: versions, identifiers, what stands beside another field in words. */
const SILENT = /^(updatedAt|createdAt|.*Id|.*Ids|id|read|isUnreadByStaff|isUnreadByCustomer)$/

interface Change {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What changed, field by field, in words. */
export function changesOf(
  { noun, before, after }: Pick<AuditEntry, 'noun' | 'before' | 'after'>,
  t: Translate,
  look: Look,
): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (field) => !SILENT.test(field),
  )
  const wordsIn = (values: Values, field: string) =>
    valueWords(values?.[field], t, (value) => look(`${noun}.${field}.${value}`) ?? look(`phases.name.${value}`))
  return fields.map((field) => ({
    field: look(`${noun}.fields.${field}`) ?? field,
    before: wordsIn(before, field),
    after: wordsIn(after, field),
  }))
}

const WIRE_AMOUNT = /^-?\d+\.\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/
const LONGEST = 80

/** A value as people write it: money as euro, dates as dates, states by their words, and nothing as nothing. */
function valueWords(value: unknown, t: Translate, wordOf: (value: string) => string | undefined): string {
  if (value === null || value === undefined || value === '') return t('audit.nothing')
  if (typeof value === 'boolean') return t(value ? 'common.yes' : 'common.no')
  if (typeof value === 'object') return nameIn(value) ?? '…'
  const text = String(value)
  if (WIRE_AMOUNT.test(text)) return formatMoney(text)
  if (INSTANT.test(text)) return formatDateTime(text)
  if (CALENDAR_DATE.test(text)) return formatDate(text)
  const words = wordOf(text) ?? text
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}

/** A file by its name, a person by theirs. */
function nameIn(value: object): string | undefined {
  const { name, adminName } = value as { readonly name?: unknown; readonly adminName?: unknown }
  return [name, adminName].find((one) => typeof one === 'string')
}
