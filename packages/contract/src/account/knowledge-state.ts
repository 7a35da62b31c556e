import { addMonths, calendarDateOf } from '../calendar.ts'
import { isProtected, type InvestorClass } from './investor-classes.ts'

/** Version of the wording, stored with an acknowledgement. */
export const RISK_WARNING_VERSION = '2026-11-24'

/** Regulation (EU) 2020/1503, article 21(3). */
export const KNOWLEDGE_REVIEW_MONTHS = 24

export const KNOWLEDGE_STANDINGS = ['unanswered', 'insufficient', 'sufficient', 'due'] as const

export interface KnowledgeState {
  readonly standing: (typeof KNOWLEDGE_STANDINGS)[number]
  /** Null without a test. */
  readonly reviewOn: string | null
  /** Until acknowledged. */
  readonly isWarningOwed: boolean
}

interface Given {
  readonly test: { readonly isSufficient: boolean; readonly createdAt: Date } | null
  readonly acknowledgedAt: Date | null
  /** Defaults to non-sophisticated. */
  readonly investorClass?: InvestorClass
  readonly now: Date
}

/** Article 21(4). An acknowledgement expires after two years, or when what it answers to is newer. */
export function knowledgeStateOf({
  test,
  acknowledgedAt,
  investorClass = 'nonSophisticated',
  now,
}: Given): KnowledgeState {
  const today = calendarDateOf(now)
  const reviewOf = (instant: Date) => addMonths(calendarDateOf(instant), KNOWLEDGE_REVIEW_MONTHS)
  const reviewOn = test && reviewOf(test.createdAt)
  const isDue = reviewOn !== null && reviewOn <= today
  const standing = test === null ? 'unanswered' : isDue ? 'due' : test.isSufficient ? 'sufficient' : 'insufficient'
  return {
    standing,
    reviewOn,
    isWarningOwed: isProtected(investorClass) && standing !== 'sufficient' && !isAcknowledged(),
  }

  function isAcknowledged(): boolean {
    if (acknowledgedAt === null || reviewOf(acknowledgedAt) <= today) return false
    if (isDue) return calendarDateOf(acknowledgedAt) >= reviewOn
    return test === null || acknowledgedAt >= test.createdAt
  }
}
