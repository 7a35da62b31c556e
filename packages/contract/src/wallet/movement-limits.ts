import { formatAmount, largerOf, parseAmount, type Cents } from '../cents.ts'
import type { RefusalValue } from '../errors.ts'

export type MovementKind = 'income' | 'withdraw'

/** Upper bound of an amount. */
export interface MovementLimits {
  readonly available: Cents
  readonly maximumIncome: Cents
  /** Remaining wallet capacity. */
  readonly room: Cents
}

export function knownLimits(
  wallet: { readonly available: string; readonly balance: string },
  settings: { readonly maximumIncome: string; readonly maximumWallet: string },
): MovementLimits {
  return {
    available: parseAmount(wallet.available),
    maximumIncome: parseAmount(settings.maximumIncome),
    room: parseAmount(settings.maximumWallet) - parseAmount(wallet.balance),
  }
}

/** Error for an amount above the limit (handbook rules 5.7 and 5.18), shared by API, site and back office. */
export function refusalOfExcess(kind: MovementKind, amount: Cents, limits: MovementLimits): RefusalValue | undefined {
  const { available, maximumIncome, room } = limits
  const path = 'amount'
  if (kind === 'withdraw')
    return amount > available
      ? { code: 'above-available-balance', params: { available: formatAmount(available) }, path }
      : undefined
  if (amount > maximumIncome)
    return { code: 'above-income-maximum', params: { maximum: formatAmount(maximumIncome) }, path }
  if (amount > room)
    return { code: 'above-wallet-maximum', params: { maximum: formatAmount(largerOf(room, 0n)) }, path }
  return undefined
}
