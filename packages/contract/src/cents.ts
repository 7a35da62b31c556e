/** Without zod, so that pages that calculate do not load it: bundlers keep modules that call zod at top level. */

/** Integer cents of euro, the only money type (handbook rule 4.1). */
export type Cents = bigint

/** Request limit: 999,999,999,999.99 EUR; sums stay far below storage. */
export const MAXIMUM_CENTS: Cents = 99_999_999_999_999n

/** PostgreSQL bigint. */
export const MAXIMUM_STORED_CENTS: Cents = 9_223_372_036_854_775_807n

export const WIRE_AMOUNT = /^-?(0|[1-9]\d{0,16})\.\d{2}$/

/** `"1250.00"` -> `125000n`; throws a `RangeError` otherwise. */
export function parseAmount(wire: string): Cents {
  if (!WIRE_AMOUNT.test(wire)) throw new RangeError(`Not an amount with two places: ${wire}`)
  return BigInt(wire.replace('.', ''))
}

/** `125000n` -> `"1250.00"`. */
export function formatAmount(cents: Cents): string {
  const digits = largerOf(cents, -cents).toString().padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export type Rounding = 'half-up' | 'down'

/** Both at least zero. */
export function divideCents(numerator: bigint, denominator: bigint, rounding: Rounding): Cents {
  if (denominator <= 0n || numerator < 0n)
    throw new RangeError('divideCents takes non-negative cents over a positive divisor')
  const quotient = numerator / denominator
  const remainder = numerator % denominator
  if (remainder === 0n || rounding === 'down') return quotient
  return remainder * 2n >= denominator ? quotient + 1n : quotient
}

/** 100 basis points are 1 %. */
export function percentageOf(cents: Cents, basisPoints: number, rounding: Rounding): Cents {
  return divideCents(cents * BigInt(basisPoints), 10_000n, rounding)
}

/** Largest remainder: shares add up exactly; ties go to the earlier. Weights at least zero, one positive. */
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
 * The minimum, or the remainder when that is less, so that the last euro can be invested (decision placing-orders). Shared by API
 * and site.
 */
export const minimumFor = (minimumInvestment: Cents, remainder: Cents): Cents => smallerOf(minimumInvestment, remainder)
