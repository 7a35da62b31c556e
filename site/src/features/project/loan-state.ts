import type { Answer } from '@cauce/client'
import type { Translate } from '@cauce/i18n/translate.ts'
import { formatDate } from '@cauce/format'

type Loan = Pick<Answer<'/v1/project/projects/{id}'>, 'irregularity' | 'loanState' | 'daysLate' | 'defaultedOn'>

/** Suspension of the offer, or how its loan fails to pay back; else undefined. */
export function troubleOf(
  { irregularity, loanState, daysLate, defaultedOn }: Loan,
  t: Translate<'loanStates'>,
): string | undefined {
  if (irregularity?.state === 'suspended')
    return t('loanStates.suspended', { date: formatDate(irregularity.suspendedAt) })
  if (loanState === null || loanState === 'onTime') return undefined
  return t(`loanStates.${loanState}`, {
    smart_count: daysLate,
    date: formatDate(defaultedOn),
  })
}
