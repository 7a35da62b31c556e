import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { found } from '../../http/expect.ts'
import { findIdentityHands } from '../../modules/account/verifications/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import type { TransactionRow } from '../../database/schema/wallet.ts'
import {
  findAllocationsOfTransaction,
  findPayments,
  findReturnablePayments,
  findUnsettledDistribution,
  weighTargets,
  type ManualTarget,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import { isLessFee } from '../../modules/bank/payments/index.ts'
import { hasShare, lockBoth } from '../../modules/project/distributions/index.ts'
import { passGate, type Movement } from '../../modules/wallet/gate/index.ts'
import type { DecisionId } from '../../modules/wallet/ledger/index.ts'
import { transactionRows } from '../../modules/wallet/transactions/index.ts'
import { approvalOf, nextOnApproval } from '../../modules/wallet/transactions/transactions.domain.ts'
import { findBankAccount } from '../../modules/payment/bank-accounts/index.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { findHandsOf } from '../../platform/four-eyes.queries.ts'
import { handOf, type Matcher } from './match-context.ts'
import type { Share } from './apply-match.ts'

export type DecidedShare = Share & { readonly decisionId: DecisionId; readonly isFourEyes: boolean }

/** Passes the gate for each share of a match. Null: some of them wait for a second administrator, and nothing is matched. */
export async function passShares(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  shares: readonly Share[],
): Promise<DecidedShare[] | null> {
  if (shares.some(({ target }) => target.kind !== 'payment')) await expectNoReturns(tx, movements)
  const seen = seenOf(movements, shares)
  const asked: { share: Share; movement: Movement }[] = []
  for (const share of shares) asked.push({ share, movement: await movementOf(tx, matcher, movements, share, seen) })
  const { kernel, now, adminId } = matcher
  const weightOf = await weighTargets(tx, kernel.parameters, movements, {
    userIds: asked.flatMap(({ movement }) => movement.subjectId ?? []),
    hands: adminId === null ? null : await findHandsOf(tx, adminId, now),
  })
  const decided: DecidedShare[] = []
  for (const { share, movement } of asked) {
    const lines = share.parts.map((part) => part.movement)
    const { isProven, isAgainst } = weightOf({ ...share.target, userId: movement.subjectId }, lines)
    await expectValidAccount(tx, share, isProven)
    const evidence = movement.evidence ?? (isProven ? 'bank' : 'none')
    const decisionId = await passGate(kernel, tx, { ...movement, evidence, isAgainst })
    const { firstBy = null } = movement
    if (decisionId !== null)
      decided.push({ ...share, decisionId, isFourEyes: adminId !== null && firstBy !== null && firstBy !== adminId })
  }
  return decided.length === shares.length ? decided : null
}

function seenOf(movements: readonly MovementRow[], shares: readonly Share[]): string {
  const lines = movements.map(({ movementId }) => movementId).toSorted()
  const targets = shares.map(({ target: { kind, id, amount } }) => `${kind} ${id} ${amount}`).toSorted()
  return [...lines, ...targets].join(', ')
}

/** The sum of the lines counts, so that splitting them among targets does not avoid the second administrator. */
async function movementOf(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  { target }: Share,
  detail: string,
): Promise<Movement> {
  const total = movements.reduce((sum, { amount }) => sum + amount, 0n)
  const [{ movementId, counterpartyIban }] = movements as [MovementRow]
  const askedAt = movements.reduce((first, { createdAt }) => (createdAt < first ? createdAt : first), matcher.now)
  const amount = total > target.amount ? total : target.amount
  const { reason } = matcher
  const common = { amount, by: handOf(matcher), recordId: movementId, detail, reason, askedAt }
  // A promoter's payment carries no reference of ours.
  if (target.kind === 'distribution') {
    await expectUnsettled(tx, target)
    await expectNoShare(tx, matcher, target)
    return { ...common, kind: 'meet_line', subjectId: null, evidence: 'none' }
  }
  if (target.kind === 'payment') {
    const { row } = known((await findPayments(tx, [target.id]))[0])
    const [line] = movements as [MovementRow]
    expectPossible(row, line, target)
    const isNamed = line.amount < 0n || (line.kind === 'return' && line.endToEndId === row.endToEndId)
    return {
      ...common,
      amount: row.amount,
      kind: line.amount > 0n ? 'return_payment' : row.state === 'refused' ? 'pay_refused' : 'execute_payment',
      subjectId: row.userId,
      evidence: isNamed ? 'bank' : 'none',
    }
  }
  if (target.kind === 'wallet') {
    const { userId: subjectId } = known(await findWallet(tx, target.id))
    const touchedBy = await findIdentityHands(tx, [subjectId], matcher.now)
    return { ...common, kind: 'credit_line', subjectId, iban: counterpartyIban, touchedBy, firstBy: null }
  }
  const row = found(await transactionRows.lock(tx, target.id, 'update'))
  const identityHands = await findIdentityHands(tx, [row.userId], matcher.now)
  const since = row.createdAt < askedAt ? row.createdAt : askedAt
  const subject = { subjectId: row.userId, iban: counterpartyIban, touchedBy: identityHands, askedAt: since }
  if (row.status === 'completed') {
    await expectUnmatched(tx, row, target)
    return { ...common, ...subject, kind: 'meet_line' }
  }
  if (!nextOnApproval(row).ok) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  // The second administrator approves exactly what the first saw.
  if (row.firstApprovedBy !== null && row.amount !== target.amount) throw new Refusal({ code: 'match-not-possible' })
  const { touchedBy, firstBy } = approvalOf(row, matcher.now)
  return { ...common, ...subject, kind: 'credit_line', touchedBy: [...touchedBy, ...identityHands], firstBy }
}

// Refused before the first of two administrators decides.

/** An announced income needs an account that is valid, or that its lines prove and no member of staff entered (handbook rule 5.25). */
async function expectValidAccount(tx: Transaction, { target, parts }: Share, isProven: boolean): Promise<void> {
  const row = target.kind === 'income' ? await transactionRows.find(tx, target.id) : undefined
  if (row?.status !== 'pending' || row.bankAccountId === null) return
  const { state, account, enteredBy } = found(await findBankAccount(tx, row.bankAccountId)).row
  const isFromIt = parts.every(({ movement }) => movement.counterpartyIban === account)
  const isProvable = state === 'pending' && enteredBy === null && isProven && isFromIt
  if (state !== 'valid' && !isProvable) throw new Refusal({ code: 'bank-account-not-valid', path: 'targets' })
}

/** What we paid comes back to who had it. Only of what was sent back to its sender nobody knows the owner. */
async function expectNoReturns(tx: Transaction, movements: readonly MovementRow[]): Promise<void> {
  const returns = movements.filter(({ kind }) => kind === 'return')
  const named = await findReturnablePayments(
    tx,
    returns.flatMap(({ endToEndId }) => endToEndId ?? []),
  )
  const isSentBack = ({ endToEndId }: MovementRow) =>
    named.some(({ row }) => row.kind === 'return_transfer' && row.endToEndId === endToEndId)
  if (!returns.every(isSentBack)) throw new Refusal({ code: 'return-not-income', path: 'targets' })
}

async function expectUnsettled(tx: Transaction, { id, amount }: ManualTarget): Promise<void> {
  await lockBoth(tx, id)
  const { row } = found(await findUnsettledDistribution(tx, id))
  if (row.amount !== amount) throw new Refusal({ code: 'match-not-possible' })
}

/** The match credits it. */
async function expectNoShare(tx: Transaction, { adminId, now }: Matcher, { id }: ManualTarget): Promise<void> {
  if (adminId !== null && (await hasShare(tx, id, await findHandsOf(tx, adminId, now))))
    throw new Refusal({ code: 'own-money' })
}

async function expectUnmatched(tx: Transaction, row: TransactionRow, { amount }: ManualTarget): Promise<void> {
  const isSettled = (await findAllocationsOfTransaction(tx, row.transactionId)).length > 0
  if (row.type !== 'income' || isSettled) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  if (row.amount !== amount) throw new Refusal({ code: 'match-not-possible' })
}

function expectPossible(row: PaymentRow, line: MovementRow, { amount }: ManualTarget): void {
  const isReturn = line.amount > 0n
  const isPossible = row.amount === amount || (isReturn && isLessFee(row, line))
  // A returned return transfer is an unknown credit again and waits.
  if (!isPossible || (isReturn && row.kind === 'return_transfer')) throw new Refusal({ code: 'match-not-possible' })
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal({ code: 'reference-unknown', path: 'targets' })
  return row
}
