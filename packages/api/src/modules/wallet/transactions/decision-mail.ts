import { formatAmount } from '@cauce/contract'
import { maskIbanShort } from '@cauce/format'
import type { Transaction } from '../../../database/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import type { viewOf } from './transactions.view.ts'

/** Tells a person what became of the income or withdrawal they asked for; nothing while a second administrator has to agree. */
export async function mailDecision(tx: Transaction, transaction: ReturnType<typeof viewOf>): Promise<void> {
  const { userId, type, status } = transaction
  const amount = formatAmount(transaction.amount)
  if (status === 'rejected') {
    const template = type === 'income' ? 'incomeRejected' : 'withdrawalRejected'
    await queueMail(tx, { userId, template, params: { amount, reason: transaction.rejectReason ?? '' } })
  }
  if (status !== 'completed') return
  const balance = formatAmount(transaction.balanceAfter ?? 0n)
  if (type === 'income') return queueMail(tx, { userId, template: 'incomeApproved', params: { amount, balance } })
  const account = transaction.bankAccount ? maskIbanShort(transaction.bankAccount.account) : ''
  await queueMail(tx, { userId, template: 'withdrawalApproved', params: { amount, balance, account } })
}
