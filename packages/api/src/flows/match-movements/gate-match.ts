import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { found } from '../../http/expect.ts'
import { findPayments, type MovementRow } from '../../modules/bank/matching/index.ts'
import { passGate, type Movement } from '../../modules/wallet/gate/index.ts'
import type { DecisionId } from '../../modules/wallet/ledger/index.ts'
import { transactionRows } from '../../modules/wallet/transactions/index.ts'
import { approvalOf, nextOnApproval } from '../../modules/wallet/transactions/transactions.domain.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'
import { handOf, type Matcher } from './match-context.ts'
import type { Share } from './apply-match.ts'

export type DecidedShare = Share & { readonly decisionId: DecisionId }

/** Passes the gate for each share of a match. Null: some of them wait for a second administrator, and nothing is matched. */
export async function passShares(
  tx: Transaction,
  matcher: Matcher,
  movements: readonly MovementRow[],
  shares: readonly Share[],
): Promise<DecidedShare[] | null> {
  const seen = seenOf(movements, shares)
  const decided: DecidedShare[] = []
  for (const share of shares) {
    const movement = await movementOf(tx, matcher, movements, share, seen)
    const decisionId = await passGate(matcher.kernel, tx, movement)
    if (decisionId !== null) decided.push({ ...share, decisionId })
  }
  return decided.length === shares.length ? decided : null
}

/** What a first administrator has matched: the same lines with the same targets. */
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
  const amount = total > target.amount ? total : target.amount
  const { reason } = matcher
  const common = { amount, by: handOf(matcher), recordId: movementId, detail, reason }
  if (target.kind === 'distribution') return { ...common, kind: 'meet_line', subjectId: null }
  if (target.kind === 'payment') {
    const { row } = known((await findPayments(tx, [target.id]))[0])
    const isReturn = movements[0]!.amount > 0n
    return {
      ...common,
      amount: row.amount,
      kind: isReturn ? 'return_payment' : 'execute_payment',
      subjectId: row.userId,
    }
  }
  if (target.kind === 'wallet') {
    const { userId: subjectId } = known(await findWallet(tx, target.id))
    return { ...common, kind: 'credit_line', subjectId, iban: counterpartyIban, firstBy: null }
  }
  const row = found(await transactionRows.lock(tx, target.id, 'update'))
  const subject = { subjectId: row.userId, iban: counterpartyIban }
  if (row.status === 'completed') return { ...common, ...subject, kind: 'meet_line' }
  if (!nextOnApproval(row).ok) throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  // The second administrator approves exactly what the first saw.
  if (row.firstApprovedBy !== null && row.amount !== target.amount) throw new Refusal({ code: 'match-not-possible' })
  const { touchedBy, firstBy } = approvalOf(row, matcher.now)
  return { ...common, ...subject, kind: 'credit_line', touchedBy, firstBy }
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Refusal({ code: 'reference-unknown', path: 'targets' })
  return row
}
