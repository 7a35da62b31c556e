import type { Answer } from '@cauce/client'
import { isProtected } from '@cauce/contract/account/investor-classes.ts'
import { offerTotalOf, UNDERSTOOD, type UnderstandingAnswer } from '@cauce/contract/project/large-investments.ts'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { centsOf } from '../../wallet/movement-checks.ts'

/** What asks for consents (handbook rules 7.16, 20.10 and 20.22). */
export interface Offer extends Pick<
  Standing,
  'knowledge' | 'isUnderstandingShown' | 'isWarningOwed' | 'investorClass'
> {
  /** In all projects. */
  readonly invested: Cents
  readonly threshold: Cents
  /** Result that the threshold derives from; null without one, undefined while unknown. */
  readonly result: { readonly amount: Cents; readonly day: string } | null | undefined
  readonly held: Cents
}

export type Standing = Answer<'/v1/project/orders/threshold'>

export function offerOf({ threshold, result, resultOn, held, invested, ...rest }: Standing): Offer {
  return {
    ...rest,
    threshold: parseAmount(threshold),
    result: result === null || resultOn === null ? null : { amount: parseAmount(result), day: resultOn },
    held: parseAmount(held),
    invested: parseAmount(invested),
  }
}

export interface RiskAnswers {
  readonly amount: string
  readonly unanswered: string | undefined
  readonly offer: Offer
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

/** What the warning requires and what is missing. An unanswered order is resent unchanged. */
export function judgeRisk(state: RiskAnswers): RiskVerdict {
  const { offer, understanding, hasAcknowledged, consentsToLarge } = state
  if (state.unanswered !== undefined && state.amount === state.unanswered) return NOTHING
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
