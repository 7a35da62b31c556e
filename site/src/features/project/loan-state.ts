import type { Answer } from '@cauce/client'
import type { Translate } from '@cauce/i18n/translate.ts'
import { formatDate } from '@cauce/format'

type Loan = Pick<Answer<'/v1/project/projects/{id}'>, 'loanState' | 'daysLate' | 'defaultedOn'>

/** How a loan fails to pay back; undefined while it pays on time, and before and after. */
export function troubleOf({ loanState, daysLate, defaultedOn }: Loan, t: Translate<'loanStates'>): string | undefined {
  if (loanState === null || loanState === 'onTime') return undefined
  return t(`loanStates.${loanState}`, { smart_count: daysLate, date: formatDate(defaultedOn) })
}
