import type { Cents, MatchCandidate, MatchReason } from '@cauce/contract'
import { nameLikeness } from '@cauce/contract/bank/names.ts'
import type { z } from 'zod'
import { firstApprovalView } from '../../../platform/four-eyes.domain.ts'
import { statusOf, type Distribution, type Expected, type Facts, type Payment } from './facts.service.ts'
import type { EvaluatedLine } from './movements.queries.ts'

export type Candidate = z.output<typeof MatchCandidate>

export function candidateOfIncome(
  movement: EvaluatedLine,
  income: Expected,
  facts: Facts,
  reasons: readonly MatchReason[],
): Candidate {
  const { row, account, firstName } = income
  const name = facts.people.get(row.userId)?.name ?? '—'
  const { isBooked, isEntered } = statusOf(income)
  return {
    kind: 'income',
    id: row.transactionId,
    name,
    userId: row.userId,
    amount: row.amount,
    isBooked,
    isEntered,
    firstApproval: row.status === 'pending' ? firstApprovalView(row, firstName, { isLasting: isEntered }) : null,
    account,
    since: row.createdAt,
    nameLikeness: nameLikeness(movement.counterpartyName ?? '', name),
    reasons: [...reasons],
  }
}

export function candidateOfWallet(
  movement: EvaluatedLine,
  userId: string,
  facts: Facts,
  reasons: readonly MatchReason[],
): Candidate {
  const { walletId, name } = facts.people.get(userId)!
  return {
    ...NOTHING,
    kind: 'wallet',
    id: walletId,
    name,
    userId,
    nameLikeness: nameLikeness(movement.counterpartyName ?? '', name),
    reasons: [...reasons],
  }
}

const NOTHING = {
  amount: null as Cents | null,
  isBooked: false,
  isEntered: false,
  firstApproval: null,
  account: null,
  since: null,
} as const

export const candidateOfDistribution = (movement: EvaluatedLine, { row, name }: Distribution): Candidate => ({
  ...NOTHING,
  kind: 'distribution',
  id: row.distributionId,
  name,
  userId: null,
  amount: row.amount,
  isBooked: row.status === 'paid',
  since: row.confirmedAt,
  nameLikeness: nameLikeness(movement.counterpartyName ?? '', name),
  reasons: ['promoter-payment'],
})

export const candidateOfPayment = ({ row, name }: Payment, reasons: readonly MatchReason[]): Candidate => ({
  ...NOTHING,
  kind: 'payment',
  id: row.paymentId,
  name,
  userId: row.userId,
  amount: row.amount,
  isBooked: true,
  account: row.iban,
  since: row.createdAt,
  nameLikeness: nameLikeness(row.beneficiary ?? '', name),
  reasons: [...reasons],
})
