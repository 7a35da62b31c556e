import type { RaRecord } from 'react-admin'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { maskIban } from '@cauce/format/iban.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { wordAt } from '../words.ts'

interface ShownValue {
  readonly source: string
  readonly label: string
  readonly value: string | number
}

/** Fields whose values have their words under another noun. */
const WORDS: Readonly<Record<string, string>> = {
  'audit.actorRole': 'users.role',
  'users.verificationStatus': 'verifications.status',
  'projects.phaseName': 'phases.name',
  'promotions.promotionTypeName': 'promotions.type',
  'transactions.type': 'transactions.list',
}

const AMOUNT = /^-?\d+\.\d{2}$/
export const isAmount = (raw: unknown): raw is string => typeof raw === 'string' && AMOUNT.test(raw)
const DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const isIban = (source: string) => source.toLowerCase().endsWith('iban') || source === 'account'

/**
 * The fields of a record that have a name in the reader's language, each with its value as a person reads it: a value of a closed list in
 * words (`orders.status.pending`), an amount, a date, yes or no. A bank account is masked.
 */
export function shownValuesOf(noun: string, record: RaRecord, t: Translate): ShownValue[] {
  return Object.entries(record).flatMap(([source, raw]) => {
    const label = wordAt(t, `${noun}.fields.${source}`)
    const value = shownValueOf(noun, source, raw, t)
    return label !== undefined && value !== undefined ? [{ source, label, value }] : []
  })
}

/** `undefined` for a value that is itself a record or a list of records. */
function shownValueOf(noun: string, source: string, raw: unknown, t: Translate): string | number | undefined {
  if (raw === null || raw === undefined) return ''
  if (typeof raw === 'boolean') return t(raw ? 'common.yes' : 'common.no')
  if (typeof raw === 'number') return raw
  if (Array.isArray(raw))
    return raw.every((one) => typeof one === 'string')
      ? raw.map((one) => textOf(noun, source, one, t)).join(', ')
      : undefined
  return typeof raw === 'string' ? textOf(noun, source, raw, t) : undefined
}

function textOf(noun: string, source: string, raw: string, t: Translate): string {
  const word = wordAt(t, `${WORDS[`${noun}.${source}`] ?? `${noun}.${source}`}.${raw}`)
  if (word !== undefined) return word
  if (isIban(source)) return maskIban(raw)
  if (isAmount(raw)) return formatTypedAmount(raw)
  if (INSTANT.test(raw)) return formatDateTime(raw)
  return DATE.test(raw) ? formatDate(raw) : raw
}
