import { formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { Project } from './portfolio/portfolio.ts'

/** How a loan fails to pay back; undefined while it pays on time, and before and after. */
export function troubleOf(
  { loanState, daysLate, defaultedOn }: Pick<Project, 'loanState' | 'daysLate' | 'defaultedOn'>,
  t: Translate<'loanStates'>,
): string | undefined {
  if (loanState === null || loanState === 'onTime') return undefined
  return t(`loanStates.${loanState}`, { smart_count: daysLate, date: formatDate(defaultedOn) })
}
