import { translator } from '@cauce/i18n'
import type { Transaction } from '../../database/index.ts'
import type { TransactionRow } from '../../database/schema/wallet.ts'
import { found } from '../../http/expect.ts'
import type { Kernel } from '../../kernel.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { queuePayment } from '../../modules/bank/payments/index.ts'
import { findBankAccount } from '../../modules/payment/bank-accounts/index.ts'
import { senderName } from '../../settings.ts'

type Withdrawal = Pick<TransactionRow, 'transactionId' | 'userId' | 'amount' | 'bankAccountId' | 'number'>

/** To the validated account, in its holder's name. */
export async function queueTransfer(
  { settings, clock }: Pick<Kernel, 'settings' | 'clock'>,
  tx: Transaction,
  { transactionId, userId, amount, bankAccountId, number }: Withdrawal,
): Promise<void> {
  const owner = found(await findUser(tx, userId))
  const { row: account } = found(await findBankAccount(tx, bankAccountId!))
  const payment = {
    kind: 'withdrawal',
    transactionId,
    userId,
    amount,
    beneficiary: owner.companyName ?? `${owner.name} ${owner.surname}`.trim(),
    iban: account.account,
    remittance: translator(owner.language)('payments.remittance.withdrawal', {
      number: number ?? '',
      brand: senderName(settings),
    }),
  } as const
  await queuePayment(tx, payment, clock.now())
}
