import type { KnowledgeState } from '@cauce/contract/account/knowledge-state.ts'
import { isProtected, type InvestorClass } from '@cauce/contract/account/investor-classes.ts'
import { offerTotalOf, UNDERSTOOD, type UnderstandingAnswer } from '@cauce/contract/project/large-investments.ts'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { centsOf } from '../../wallet/movement-checks.ts'

/** The person's threshold in the project (handbook rule 20.10). */
export interface Offer {
  readonly threshold: Cents
  /** Result that the threshold derives from; null without one, undefined while unknown. */
  readonly result: { readonly amount: Cents; readonly day: string } | null | undefined
  readonly held: Cents
  readonly knowledge: KnowledgeState['standing']
  readonly isUnderstandingShown: boolean
  readonly isWarningOwed: boolean
  /** Only non-sophisticated investors are asked (handbook rule 20.22). */
  readonly investorClass: InvestorClass
}

export function offerOf(read: {
  threshold: string
  result: string | null
  resultOn: string | null
  held: string
  knowledge: KnowledgeState['standing']
  isUnderstandingShown: boolean
  isWarningOwed: boolean
  investorClass: InvestorClass
}): Offer {
  const { threshold, result, resultOn, held, ...rest } = read
  return {
    ...rest,
    threshold: parseAmount(threshold),
    result: result === null || resultOn === null ? null : { amount: parseAmount(result), day: resultOn },
    held: parseAmount(held),
  }
}

export interface RiskAnswers {
  readonly amount: string
  readonly unanswered: string | undefined
  readonly offer: Offer | undefined
  readonly hasAcknowledged: boolean
  readonly understanding: UnderstandingAnswer | undefined
  readonly consentsToLarge: boolean
}

export interface RiskVerdict {
  readonly isWarningOwed: boolean
  readonly isSpared: boolean
  /** Total in the project, if above the threshold. */
  readonly largeTotal: Cents | undefined
  /** Asks what can happen to the money. */
  readonly isAnswerNeeded: boolean
  readonly lacks: {
    readonly acknowledgement: boolean
    readonly answer: 'missing' | 'wrong' | undefined
    readonly consent: boolean
  }
}

const NOTHING: RiskVerdict = {
  isWarningOwed: false,
  isSpared: false,
  largeTotal: undefined,
  isAnswerNeeded: false,
  lacks: { acknowledgement: false, answer: undefined, consent: false },
}

/**
 * What the warning requires and what is missing; nothing for a sophisticated investor. While the offer is unknown the
 * API decides; an unanswered order is resent unchanged.
 */
export function judgeRisk(state: RiskAnswers): RiskVerdict {
  const { offer, understanding, hasAcknowledged, consentsToLarge } = state
  if (!offer || (state.unanswered !== undefined && state.amount === state.unanswered)) return NOTHING
  const amount = centsOf(state.amount)
  const { total, isAbove } = offerTotalOf(offer.held, amount ?? 0n, offer.threshold)
  const isLarge = amount !== undefined && amount > 0n && isAbove
  if (!isProtected(offer.investorClass)) return { ...NOTHING, isSpared: isLarge }
  const isAnswerNeeded = isLarge && !offer.isUnderstandingShown
  const wrong = understanding === undefined ? 'missing' : 'wrong'
  return {
    isWarningOwed: offer.isWarningOwed,
    isSpared: false,
    largeTotal: isLarge ? total : undefined,
    isAnswerNeeded,
    lacks: {
      acknowledgement: offer.isWarningOwed && !hasAcknowledged,
      answer: isAnswerNeeded && understanding !== UNDERSTOOD ? wrong : undefined,
      consent: isLarge && !consentsToLarge,
    },
  }
}

export const isComplete = ({ lacks }: RiskVerdict): boolean =>
  !lacks.acknowledgement && lacks.answer === undefined && !lacks.consent
