/**
 * Arithmetic of money without zod, so that a page that calculates with euro does not load it. A bundler keeps a module whole
 * if it calls zod at its top level.
 */

/** An amount of euro in integer cents. The only type of money inside the system (handbook rule 4.1). */
export type Cents = bigint

/** The largest amount that a request may give: 999,999,999,999.99 EUR. Sums stay far below what the database keeps. */
export const MAXIMUM_CENTS: Cents = 99_999_999_999_999n

/** The largest amount either way that the database keeps (PostgreSQL's bigint); every answer can carry it. */
export const MAXIMUM_STORED_CENTS: Cents = 9_223_372_036_854_775_807n

/** The decimal string of the wire. */
export const WIRE_AMOUNT = /^-?(0|[1-9]\d{0,16})\.\d{2}$/

/** Cents from the decimal string of the wire (`"1250.00"` -> `125000n`). Throws a `RangeError` on anything else. */
export function parseAmount(wire: string): Cents {
  if (!WIRE_AMOUNT.test(wire)) throw new RangeError(`Not an amount with two places: ${wire}`)
  return BigInt(wire.replace('.', ''))
}

/** The decimal string with a dot and exactly two places (`125000n` -> `"1250.00"`). */
export function formatAmount(cents: Cents): string {
  const digits = largerOf(cents, -cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** How a division to whole cents rounds. */
export type Rounding = 'half-up' | 'down'

/** `numerator / denominator` of cents in whole cents; both at least zero, the rounding always named by the caller. */
export function divideCents(numerator: bigint, denominator: bigint, rounding: Rounding): Cents {
  if (denominator <= 0n || numerator < 0n)
    throw new RangeError('divideCents takes non-negative cents over a positive divisor')
  const quotient = numerator / denominator
  const remainder = numerator % denominator
  if (remainder === 0n || rounding === 'down') return quotient
  return remainder * 2n >= denominator ? quotient + 1n : quotient
}

/** The share of `cents` that `basisPoints` (1 % = 100) make up, in whole cents. */
export function percentageOf(cents: Cents, basisPoints: number, rounding: Rounding): Cents {
  return divideCents(cents * BigInt(basisPoints), 10_000n, rounding)
}

/**
 * Parts of `total` in proportion to `weights`, by largest remainder: the parts always add up to the whole, and the
 * residue goes cent by cent to the largest remainders (ties: the earlier one). Weights are at least zero, one is positive.
 */
export function allocate(total: Cents, weights: readonly bigint[]): Cents[] {
  const sum = weights.reduce((whole, weight) => whole + weight, 0n)
  if (sum <= 0n || total < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('allocate needs a positive sum of non-negative weights')
  const parts = weights.map((weight) => (total * weight) / sum)
  const residue = total - parts.reduce((whole, part) => whole + part, 0n)
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .toSorted((one, other) => Number(other.remainder - one.remainder))
  for (const { index } of byRemainder.slice(0, Number(residue))) parts[index]! += 1n
  return parts
}

export const smallerOf = (one: Cents, other: Cents): Cents => (one < other ? one : other)
export const largerOf = (one: Cents, other: Cents): Cents => (one > other ? one : other)
export const absoluteOf = (cents: Cents): Cents => largerOf(cents, -cents)

/**
 * The least that may be invested while `remainder` is missing: the project's minimum, or all that is missing when that is
 * less, because otherwise the last euro could never be invested (decision 004). The API and the site both use this function.
 */
export const minimumFor = (minimumInvestment: Cents, remainder: Cents): Cents => smallerOf(minimumInvestment, remainder)
