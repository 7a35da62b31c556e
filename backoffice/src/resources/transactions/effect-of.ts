import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'

interface BalanceEffect {
  readonly before: string
  readonly after: string
}

/** The balance now and after the approval: an income adds, a withdrawal subtracts (handbook rule 5.10). */
export function effectOf(
  { type, amount }: Pick<TransactionRecord, 'type' | 'amount'>,
  { balance }: Pick<WalletRecord, 'balance'>,
): BalanceEffect {
  const change = type === 'income' ? parseAmount(amount) : -parseAmount(amount)
  return { before: balance, after: formatAmount(parseAmount(balance) + change) }
}

/** The amount with its sign: a withdrawal is negative. */
export const signedAmountOf = ({ type, amount }: Pick<TransactionRecord, 'type' | 'amount'>): string =>
  type === 'income' ? amount : `-${amount}`

/** The sum of amounts, which are decimal strings of euro. */
export const sumOf = (amounts: readonly string[]): string =>
  formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n))
