import type { DefaultState } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import type { Tone } from '../../ui/states.tsx'

export type LoanDefaultRecord = RecordOf<'loanDefaults'>

export const DEFAULT_TONES: Readonly<Record<DefaultState, Tone>> = {
  open: 'clay',
  cured: 'green',
  'written-off': 'grey',
}

export function reasonOf({ reason, pastDue, pastDueSince }: LoanDefaultRecord, t: Translate): string {
  if (reason !== null) return reason
  return t('loanDefaults.pastDueReason', { amount: formatMoney(pastDue!), day: formatDate(pastDueSince) })
}

export function sentenceOf(record: LoanDefaultRecord, t: Translate): string {
  const { state, since, endedOn, endReason, loss } = record
  const values = { date: formatDate(since), reason: reasonOf(record, t) }
  if (state === 'open') return t('loanDefaults.project.open', values)
  const ended = { ...values, end: formatDate(endedOn), endReason: endReason! }
  if (state === 'cured') return t('loanDefaults.project.cured', ended)
  return t('loanDefaults.project.written-off', { ...ended, loss: formatMoney(loss!) })
}
