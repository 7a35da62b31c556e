import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import { found } from '../../http/expect.ts'
import { lockPayment, setPaymentState } from '../../modules/bank/matching/index.ts'
import { CLEARING_ACCOUNT, post, UNEXPLAINED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import type { Share } from './apply-match.ts'
import type { Matcher } from './match-context.ts'

/** The line of the statement executes the payment: what was booked against the clearing account explains the debit. */
export async function settlePayment(tx: Transaction, { now }: Matcher, { target, parts }: Share) {
  const row = found(await lockPayment(tx, target.id))
  if (!['released', 'accepted'].includes(row.state))
    throw new Refusal({ code: 'state-forbids', params: { state: row.state } })
  // A payment that came back is not executed by the credit that brings it.
  if (row.amount !== target.amount || parts.some(({ movement }) => movement.amount > 0n))
    throw new Refusal({ code: 'match-not-possible' })
  await post(
    tx,
    parts.map(({ movement, amount }) => ({
      kind: 'settle',
      debitAccountId: CLEARING_ACCOUNT,
      creditAccountId: UNEXPLAINED_ACCOUNT,
      amount,
      movementId: movement.movementId,
      paymentId: row.paymentId,
    })),
    now,
  )
  await setPaymentState(tx, row.paymentId, 'executed', now)
  return { target: { paymentId: row.paymentId }, userId: row.userId }
}
