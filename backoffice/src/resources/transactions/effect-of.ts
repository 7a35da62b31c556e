import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'

export interface BalanceEffect {
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

/**
 * The effects of approving several movements in this order, by their ids: the second movement of a wallet starts from where
 * the first one leaves it. A movement whose wallet is not known has none.
 */
export function effectsOf(
  records: readonly Pick<TransactionRecord, 'id' | 'walletId' | 'type' | 'amount'>[],
  wallets: readonly Pick<WalletRecord, 'walletId' | 'balance'>[],
): ReadonlyMap<string, BalanceEffect> {
  const balances = new Map(wallets.map(({ walletId, balance }) => [walletId, balance]))
  const effects = new Map<string, BalanceEffect>()
  for (const record of records) {
    const balance = balances.get(record.walletId)
    if (balance === undefined) continue
    const effect = effectOf(record, { balance })
    balances.set(record.walletId, effect.after)
    effects.set(record.id, effect)
  }
  return effects
}

/** What all the wallets of some movements hold together, before and after; `undefined` while one of them is not known. */
export function effectOfAll(
  records: readonly Pick<TransactionRecord, 'walletId' | 'type' | 'amount'>[],
  wallets: readonly Pick<WalletRecord, 'walletId' | 'balance'>[],
): (BalanceEffect & { readonly wallets: number }) | undefined {
  const ids = new Set(records.map(({ walletId }) => walletId))
  const balances = wallets.filter(({ walletId }) => ids.has(walletId)).map(({ balance }) => balance)
  if (balances.length < ids.size) return undefined
  const before = sumOf(balances)
  return { wallets: ids.size, before, after: sumOf([before, ...records.map(signedAmountOf)]) }
}

/** The amount with its sign: a withdrawal is negative. */
export const signedAmountOf = ({ type, amount }: Pick<TransactionRecord, 'type' | 'amount'>): string =>
  type === 'income' ? amount : `-${amount}`

/** The sum of amounts, which are decimal strings of euro. */
export const sumOf = (amounts: readonly string[]): string =>
  formatAmount(amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n))
