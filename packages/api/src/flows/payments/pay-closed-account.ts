import type { Transaction } from '../../database/index.ts'
import type { PaymentRow } from '../../database/schema/bank.ts'
import type { TransactionRow } from '../../database/schema/wallet.ts'
import { found } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import { queuePayment } from '../../modules/bank/payments/index.ts'
import { post } from '../../modules/wallet/ledger/index.ts'
import { transactionRows } from '../../modules/wallet/transactions/index.ts'
import { transfersOfApproval, transfersOfRequest } from '../../modules/wallet/transactions/transactions.domain.ts'
import { findWallet } from '../../modules/wallet/wallets/index.ts'

type Withdrawal = Pick<TransactionRow, 'walletId' | 'userId'>

/**
 * Money returned for a closed account is queued again (decision 199), by a platform withdrawal, in the same name, until
 * an administrator enters an account.
 */
export async function payClosedAccount(
  tx: Transaction,
  { walletId, userId }: Withdrawal,
  { amount, beneficiary, remittance }: PaymentRow,
  now: Date,
): Promise<void> {
  const wallet = found(await findWallet(tx, walletId))
  const withdrawal = { transactionId: uuidv7(now), type: 'withdraw', amount } as const
  await post(tx, [...transfersOfRequest(withdrawal, wallet), ...transfersOfApproval(withdrawal, wallet)], now)
  const { balance } = found(await findWallet(tx, walletId))
  await transactionRows.insert(tx, {
    ...withdrawal,
    walletId,
    userId,
    issuerName: 'payment',
    status: 'completed',
    balanceAfter: balance,
    decidedAt: now,
    createdAt: now,
    updatedAt: now,
  })
  const { transactionId } = withdrawal
  await queuePayment(
    tx,
    { kind: 'withdrawal', transactionId, userId, amount, beneficiary, iban: null, remittance },
    now,
  )
}
