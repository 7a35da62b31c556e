import type { RefusalValue } from '@cauce/contract'
import { formatAmount, minimumFor, parseAmount, type Cents } from '@cauce/contract/cents.ts'

/** What bounds an investment at the moment of asking; all in cents. */
export interface InvestmentLimits {
  readonly minimum: Cents
  /** What the project is still missing. */
  readonly remainder: Cents
  /** The most that one investor may put in, if the project names it. */
  readonly maximum: Cents | null
  /** What the wallet may move. */
  readonly available: Cents
}

/** The limits of a project and a wallet as the wire tells them. */
export function limitsOf(
  project: { minimumInvestment: string; amountRemaining: string; maximumInvestment: string | null },
  wallet: { available: string },
): InvestmentLimits {
  const remainder = parseAmount(project.amountRemaining)
  return {
    minimum: minimumFor(parseAmount(project.minimumInvestment), remainder),
    remainder,
    maximum: project.maximumInvestment === null ? null : parseAmount(project.maximumInvestment),
    available: parseAmount(wallet.available),
  }
}

/**
 * Why the API would refuse to invest `wire`, in its own order (errors.ts), so that the dialog can say it while one types.
 * The API examines it again: in the meantime somebody else may have taken the last euro.
 */
export function examineInvestment(wire: string | undefined, limits: InvestmentLimits): RefusalValue | undefined {
  if (wire === undefined) return { code: 'amount-invalid', path: 'amount' }
  const amount = parseAmount(wire)
  if (amount <= 0n) return { code: 'amount-not-positive', path: 'amount' }
  if (amount < limits.minimum)
    return { code: 'below-minimum-investment', params: { minimum: formatAmount(limits.minimum) }, path: 'amount' }
  if (amount > limits.remainder)
    return { code: 'above-project-remainder', params: { maximum: formatAmount(limits.remainder) }, path: 'amount' }
  if (limits.maximum !== null && amount > limits.maximum) {
    return { code: 'above-project-maximum', params: { maximum: formatAmount(limits.maximum) }, path: 'amount' }
  }
  if (limits.available < limits.minimum) return { code: 'wallet-insufficient', path: 'amount' }
  if (amount > limits.available)
    return { code: 'above-available-balance', params: { available: formatAmount(limits.available) }, path: 'amount' }
  return undefined
}
