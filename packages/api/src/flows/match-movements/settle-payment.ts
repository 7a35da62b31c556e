import { moneyValue, paths, Refusal, type Cents } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { found } from '../../http/expect.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { wasExecuted } from '../../modules/bank/matching/index.ts'
import { isLessFee, paymentRows, settlePayment as execute } from '../../modules/bank/payments/index.ts'
import { CLEARING_ACCOUNT, post, UNASSIGNED_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { findTransaction } from '../../modules/wallet/transactions/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { returnPayment } from '../payments/index.ts'
import type { Share } from './apply-match.ts'
import type { Matcher } from './match-context.ts'

/** Once, even after an undo and a new match. Nobody to mail for a closed account. */
async function mailPaid(tx: Transaction, payment: PaymentRow): Promise<void> {
  const { paymentId, transactionId, userId, amount, iban, remittance } = payment
  if (transactionId === null || userId === null || !(await findUser(tx, userId))) return
  if (await wasExecuted(tx, paymentId)) return
  const { row: withdrawal } = found(await findTransaction(tx, transactionId))
  const params = {
    amount: moneyValue(amount),
    account: maskIbanShort(iban ?? ''),
    number: withdrawal.number ?? '',
    remittance,
  }
  await queueMail(tx, { userId, template: 'withdrawalPaid', params, page: paths.withdrawal(transactionId) })
}

/** Executes or returns the payment, against clearing. */
export async function settlePayment(tx: Transaction, { kernel, now, adminId }: Matcher, { target, parts }: Share) {
  const [first] = parts
  const row = found(await paymentRows.find(tx, target.id))
  const isReturn = first!.movement.amount > 0n
  const isWhole = row.amount === target.amount
  const isPossible = isReturn ? isWhole || isLessFee(row, first!.movement) : isWhole
  if (!isPossible) throw new Refusal({ code: 'match-not-possible' })
  if (isReturn) {
    // A returned return transfer is an unknown credit again and waits.
    if (row.kind === 'return_transfer') throw new Refusal({ code: 'match-not-possible' })
    const received = parts.reduce<Cents>((sum, { amount }) => sum + amount, 0n)
    const reasonCode = first!.movement.returnReason
    await returnPayment(kernel, tx, row.paymentId, { reasonCode, received, actorId: adminId })
  } else {
    await execute(kernel, tx, row.paymentId, 'execute')
    await mailPaid(tx, row)
  }
  const accounts = isReturn
    ? { debitAccountId: UNASSIGNED_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
    : { debitAccountId: CLEARING_ACCOUNT, creditAccountId: UNEXPLAINED_ACCOUNT }
  const { paymentId } = row
  await post(
    tx,
    parts.map(({ movement: { movementId }, amount }) => ({
      kind: 'settle',
      ...accounts,
      amount,
      movementId,
      paymentId,
    })),
    now,
  )
  return { target: { paymentId }, userId: row.userId }
}
