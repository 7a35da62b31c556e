import { formatAmount, largerOf, parseAmount, type Cents } from '../cents.ts'
import type { RefusalValue } from '../errors.ts'

/** The two kinds of movement between a bank account and a wallet. */
export type MovementKind = 'income' | 'withdraw'

/** What an amount must not exceed. */
export interface MovementLimits {
  readonly available: Cents
  readonly maximumIncome: Cents
  /** What the wallet may still take in. */
  readonly room: Cents
}

/**
 * The limits that a browser can know, from a wallet and the settings of the installation as they travel. Only the API knows
 * the incomes that wait, which leave less room.
 */
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

/** Why an amount is too much for its kind of movement (handbook rules 5.7 and 5.18): the API, the site and the back office ask here. */
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
