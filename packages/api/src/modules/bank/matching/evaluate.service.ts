import type { MatchReason, MatchTier } from '@cauce/contract'
import type { Executor, ParametersInForce } from '../../../database/index.ts'
import { findTakenBack } from './allocations.queries.ts'
import {
  candidateOfDistribution,
  candidateOfIncome,
  candidateOfPayment,
  candidateOfWallet,
  type Candidate,
} from './candidates.ts'
import { collectFacts, creditOf, peopleOf, type Facts, type Payment } from './facts.service.ts'
import { decideMatch, type MatchLimits } from './matching.domain.ts'
import type { MovementRow, EvaluatedLine } from './movements.queries.ts'
import { decideDebit, decideReturn, type OpenPayment, type PaymentVerdict } from './payments-of-debit.domain.ts'

/** Several suggestions make up the amount together. */
export interface Evaluated {
  readonly tier: MatchTier
  readonly reasons: readonly MatchReason[]
  readonly suggestions: readonly Candidate[]
}

/** Of the instant at which a line came. */
export function limitsAt(parameters: ParametersInForce, at: Date): MatchLimits {
  const { fourEyesThreshold, maximumUnannounced: unannouncedMaximum } = parameters.at(at)
  return { fourEyesThreshold, unannouncedMaximum }
}

export async function evaluateMovements(
  executor: Executor,
  parameters: ParametersInForce,
  rows: readonly MovementRow[],
): Promise<Map<string, Evaluated>> {
  if (rows.length === 0) return new Map()
  const facts = await collectFacts(executor, rows)
  const takenBack = await findTakenBack(
    executor,
    rows.map(({ movementId }) => movementId),
  )
  return new Map(
    rows.map((row) => {
      const evaluated = evaluate(row, facts, limitsAt(parameters, row.createdAt))
      // An undone match is not matched automatically again.
      const isRefused = evaluated.tier === 'auto' && takenBack.has(row.movementId)
      const reasons = [...evaluated.reasons, 'taken-back' as const]
      return [row.movementId, isRefused ? { ...evaluated, tier: 'high', reasons } : evaluated]
    }),
  )
}

export function evaluate(row: EvaluatedLine, facts: Facts, limits: MatchLimits): Evaluated {
  if (row.amount < 0n) {
    const debit = { ...row, amount: -row.amount }
    const isLost = facts.lostFrom !== null && facts.lostFrom <= row.bookingDay
    const payments = facts.payments.map((payment) => openPaymentOf(payment, isLost))
    return evaluatedPayments(decideDebit(debit, payments), facts.payments)
  }
  if (row.kind === 'return')
    return evaluatedPayments(
      decideReturn(
        row,
        facts.returnable.map((payment) => openPaymentOf(payment)),
      ),
      facts.returnable,
    )
  const verdict = decideMatch(creditOf(row, facts), peopleOf(row, facts), limits)
  const { target, tier, reasons } = verdict
  if (target?.kind === 'incomes') {
    const incomes = (facts.incomes.get(target.userId) ?? []).filter((income) =>
      target.transactionIds.includes(income.row.transactionId),
    )
    return { tier, reasons, suggestions: incomes.map((income) => candidateOfIncome(row, income, facts, reasons)) }
  }
  if (target) return { tier, reasons, suggestions: [candidateOfWallet(row, target.userId, facts, reasons)] }
  return evaluateDistribution(row, facts) ?? { tier, reasons, suggestions: [] }
}

/**
 * An unassigned credit may be a promoter's payment, if only one project has payments of that amount; of several
 * instalments the oldest. A tie between projects has no winner.
 */
function evaluateDistribution(row: EvaluatedLine, facts: Facts): Evaluated | undefined {
  const [oldest, ...others] = facts.distributions.filter((distribution) => distribution.row.amount === row.amount)
  if (!oldest || others.some((other) => other.row.projectId !== oldest.row.projectId)) return undefined
  return { tier: 'low', reasons: ['promoter-payment'], suggestions: [candidateOfDistribution(row, oldest)] }
}

const evaluatedPayments = ({ tier, reasons, paymentIds }: PaymentVerdict, payments: readonly Payment[]): Evaluated => ({
  tier,
  reasons,
  suggestions: payments
    .filter(({ row }) => paymentIds.includes(row.paymentId))
    .map((payment) => candidateOfPayment(payment, reasons)),
})

function openPaymentOf({ row, messageId }: Payment, isLost = false): OpenPayment {
  const isWaiting = row.state === 'queued' || row.state === 'batched'
  return {
    ...row,
    iban: row.iban ?? '',
    messageId,
    isWaiting,
    isUnsent: isWaiting && !isLost,
    isRefused: row.state === 'refused',
    isExecuted: row.state === 'executed',
  }
}
