import { moneyValue, Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import { found } from '../../http/expect.ts'
import { tellAdministrators } from '../../modules/account/access-changes/index.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { findQueuedAgain, settlePayment } from '../../modules/bank/payments/index.ts'
import {
  CLEARING_ACCOUNT,
  type DecisionId,
  lockAccounts,
  OWN_ACCOUNT,
  post,
} from '../../modules/wallet/ledger/index.ts'
import { findTransaction } from '../../modules/wallet/transactions/index.ts'
import type { Matcher } from './match-context.ts'
import { takeOutOfWallet } from './undo-match.ts'

/**
 * The bank has paid what was given back as refused: it leaves the wallet again. A payout, a tax and what is owed to a closed account
 * were queued again instead, and that payment is paid by now; refuses `state-forbids` where it has left. Returns what was paid.
 */
export async function payRefused(
  tx: Transaction,
  matcher: Matcher,
  payment: PaymentRow,
  decisionId: DecisionId,
): Promise<PaymentRow> {
  const { givenBackId, userId, paymentId, state } = payment
  if (givenBackId !== null && (await findUser(tx, userId!))) {
    await takeFromWallet(tx, matcher, { ...payment, givenBackId }, decisionId)
    return settlePayment(matcher.kernel, tx, paymentId, 'executeRefused')
  }
  const again = await findQueuedAgain(tx, payment)
  if (!again) throw new Refusal({ code: 'state-forbids', params: { state } })
  return settlePayment(matcher.kernel, tx, again.paymentId, 'recognise')
}

/** What has been spent becomes a claim of the company, and all administrators are told. */
async function takeFromWallet(
  tx: Transaction,
  matcher: Matcher,
  { amount, paymentId, givenBackId, beneficiary }: PaymentRow & { readonly givenBackId: string },
  decisionId: DecisionId,
): Promise<void> {
  const { row: income } = found(await findTransaction(tx, givenBackId))
  const { available } = (await lockAccounts(tx, [income.walletId])).get(income.walletId)!
  const taken = available < amount ? available : amount
  const [creditAccountId, missing] = [CLEARING_ACCOUNT, amount - taken]
  if (taken > 0n) await takeOutOfWallet(tx, matcher, { amount: taken, paymentId, creditAccountId, decisionId }, income)
  if (missing === 0n) return
  const claim = { kind: 'set_aside', debitAccountId: OWN_ACCOUNT, creditAccountId, amount: missing, paymentId } as const
  await post(tx, decisionId, [claim], matcher.now)
  await tellAdministrators(tx, 'refusedPaid', {
    name: beneficiary ?? '',
    amount: moneyValue(amount),
    missing: moneyValue(missing),
  })
}
