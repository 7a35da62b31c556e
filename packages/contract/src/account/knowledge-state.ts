import { addMonths, calendarDateOf } from '../calendar.ts'
import { isProtected, type InvestorClass } from './investor-classes.ts'

/** Names the words of the risk warning, which an acknowledgement keeps. */
export const RISK_WARNING_VERSION = '2026-11-24'

/** Months after which the test is asked for again (Regulation (EU) 2020/1503, article 21(3)). */
export const KNOWLEDGE_REVIEW_MONTHS = 24

export const KNOWLEDGE_STANDINGS = ['unanswered', 'insufficient', 'sufficient', 'due'] as const

/** Where a person stands with the entry knowledge test. */
export interface KnowledgeState {
  readonly standing: (typeof KNOWLEDGE_STANDINGS)[number]
  /** The day from which the test is to be repeated; null without one. */
  readonly reviewOn: string | null
  /** Whether the risk warning is to be shown until it is acknowledged. */
  readonly isWarningOwed: boolean
}

interface Given {
  /** The latest test. */
  readonly test: { readonly isSufficient: boolean; readonly createdAt: Date } | null
  /** When the warning was last acknowledged. */
  readonly acknowledgedAt: Date | null
  /** Absent: non-sophisticated. */
  readonly investorClass?: InvestorClass
  readonly now: Date
}

/**
 * The warning of article 21(4) is owed to a person who has not answered, whose answers are not sufficient, or whose test is older than two
 * years, until they acknowledge it, and to no sophisticated investor. An acknowledgement from before what it answers to counts no longer, nor does one older than two years.
 */
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
