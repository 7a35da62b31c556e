import type { MatchReason, MatchTier } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { ApiSettings } from '../../../settings.ts'
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
import type { MovementRow, WeighedLine } from './movements.queries.ts'
import { decideDebit, decideReturn, type OpenPayment, type PaymentVerdict } from './payments-of-debit.domain.ts'

/** Several suggestions make up the amount together. */
export interface Weighed {
  readonly tier: MatchTier
  readonly reasons: readonly MatchReason[]
  readonly suggestions: readonly Candidate[]
}

export type Settings = Pick<ApiSettings, 'fourEyesThreshold' | 'maximumUnannounced'>
export const limitsOf = ({ fourEyesThreshold, maximumUnannounced }: Settings): MatchLimits => ({
  fourEyesThreshold,
  unannouncedMaximum: maximumUnannounced,
})

export async function weighMovements(
  executor: Executor,
  settings: Settings,
  rows: readonly MovementRow[],
): Promise<Map<string, Weighed>> {
  if (rows.length === 0) return new Map()
  const facts = await collectFacts(executor, rows)
  const limits = limitsOf(settings)
  const takenBack = await findTakenBack(
    executor,
    rows.map(({ movementId }) => movementId),
  )
  return new Map(
    rows.map((row) => {
      const weighed = weigh(row, facts, limits)
      // An undone match is not matched automatically again.
      const isRefused = weighed.tier === 'auto' && takenBack.has(row.movementId)
      const reasons = [...weighed.reasons, 'taken-back' as const]
      return [row.movementId, isRefused ? { ...weighed, tier: 'high', reasons } : weighed]
    }),
  )
}

export function weigh(row: WeighedLine, facts: Facts, limits: MatchLimits): Weighed {
  if (row.amount < 0n) {
    const debit = { ...row, amount: -row.amount }
    return weighedPayments(decideDebit(debit, facts.payments.map(openPaymentOf)), facts.payments)
  }
  if (row.kind === 'return')
    return weighedPayments(decideReturn(row, facts.returnable.map(openPaymentOf)), facts.returnable)
  const verdict = decideMatch(creditOf(row, facts), peopleOf(row, facts), limits)
  const { target, tier, reasons } = verdict
  if (target?.kind === 'incomes') {
    const incomes = (facts.incomes.get(target.userId) ?? []).filter((income) =>
      target.transactionIds.includes(income.row.transactionId),
    )
    return { tier, reasons, suggestions: incomes.map((income) => candidateOfIncome(row, income, facts, reasons)) }
  }
  if (target) return { tier, reasons, suggestions: [candidateOfWallet(row, target.userId, facts, reasons)] }
  return weighDistribution(row, facts) ?? { tier, reasons, suggestions: [] }
}

/**
 * An unassigned credit may be a promoter's payment, if only one project has payments of that amount; of several
 * instalments the oldest. A tie between projects has no winner.
 */
function weighDistribution(row: WeighedLine, facts: Facts): Weighed | undefined {
  const [oldest, ...others] = facts.distributions.filter((distribution) => distribution.row.amount === row.amount)
  if (!oldest || others.some((other) => other.row.projectId !== oldest.row.projectId)) return undefined
  return { tier: 'low', reasons: ['promoter-payment'], suggestions: [candidateOfDistribution(row, oldest)] }
}

const weighedPayments = ({ tier, reasons, paymentIds }: PaymentVerdict, payments: readonly Payment[]): Weighed => ({
  tier,
  reasons,
  suggestions: payments
    .filter(({ row }) => paymentIds.includes(row.paymentId))
    .map((payment) => candidateOfPayment(payment, reasons)),
})

const openPaymentOf = ({ row, messageId }: Payment): OpenPayment => ({ ...row, iban: row.iban ?? '', messageId })
