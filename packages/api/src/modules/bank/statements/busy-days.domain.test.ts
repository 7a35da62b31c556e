import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsWithSum, subtract, sumOf, type Amounts } from './amounts.domain.ts'
import { unionOf, type Part } from './periods.domain.ts'

const countsOf = (amounts: readonly bigint[]): Amounts => {
  const counts = new Map<bigint, number>()
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1)
  return counts
}

/** Three thousand movements of both signs, some equal. */
const DAY = Array.from({ length: 3_000 }, (_, index) => {
  const cents = BigInt(((index * 7_919) % 90_001) + 100)
  return index % 9 === 0 ? -cents : index % 10 === 0 ? 50_00n : cents
})

function partOf(first: number, end: number, ends: Partial<Part> = {}): Part {
  const opening = sumOf(countsOf(DAY.slice(0, first)))
  const amounts = countsOf(DAY.slice(first, end))
  return { amounts, opening, closing: opening + sumOf(amounts), mayOpenLate: true, mayCloseEarly: true, ...ends }
}
const INNER = { mayOpenLate: false, mayCloseEarly: false }
const whole = partOf(0, DAY.length)
const sorted = (union: ReturnType<typeof unionOf>) =>
  typeof union === 'string' ? union : [...union.amounts].filter(([, count]) => count > 0).toSorted()
const all = [...whole.amounts].toSorted()

describe('a day with thousands of movements', () => {
  test('accepts its end again without adding anything', () => {
    expect(sorted(unionOf(partOf(2_000, DAY.length), whole))).toEqual(all)
  })

  test('accepts its beginning again without adding anything', () => {
    expect(sorted(unionOf(partOf(0, 1_000), whole))).toEqual(all)
    expect(sorted(unionOf(whole, partOf(0, 1_000)))).toEqual(all)
  })

  test('accepts a middle part again if its statement has other days before and after it', () => {
    expect(sorted(unionOf(partOf(1_000, 2_000), { ...whole, ...INNER }))).toEqual(all)
    expect(sorted(unionOf({ ...whole, ...INNER }, partOf(1_000, 2_000)))).toEqual(all)
  })

  test('is uncertain about a middle part if it may have more movements before or after', () => {
    expect(unionOf(partOf(1_000, 2_000), whole)).toBe('uncertain')
    expect(unionOf(whole, partOf(1_000, 2_000))).toBe('uncertain')
    expect(unionOf(partOf(1_000, 2_000), { ...whole, mayOpenLate: false })).toBe('uncertain')
    expect(unionOf(partOf(1_000, 2_000), { ...whole, mayCloseEarly: false })).toBe('uncertain')
  })

  test('is uncertain about two overlapping parts, since the common movements are ambiguous', () => {
    expect(unionOf(partOf(0, 2_000), partOf(1_000, DAY.length))).toBe('uncertain')
  })

  test('is uncertain about a known part that may also continue at its end', () => {
    const cancelled = DAY.slice(0, 1_500).flatMap((amount) => [amount, -amount])
    const known = countsOf([...DAY, ...cancelled])
    const books = { ...partOf(0, 0), amounts: known, closing: sumOf(known) }
    const part = { ...books, amounts: countsOf(cancelled), opening: books.closing }
    expect(unionOf(part, books)).toBe('uncertain')
  })

  test('contradicts a part with a movement that it lacks', () => {
    const strange = { ...partOf(1_000, 2_000), amounts: countsOf([...DAY.slice(1_000, 2_000), 123_456_789n]) }
    expect(unionOf(strange, { ...whole, ...INNER })).toBe('contradictory')
  })
})

test('finds every selection with the sum, or two of them', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-9n, 9n), { maxLength: 8 }), fc.bigInt(-20n, 20n), (list, wanted) => {
      const amounts = countsOf(list)
      const found = partsWithSum(amounts, wanted)!
      for (const part of found) {
        expect(sumOf(part)).toBe(wanted)
        for (const count of subtract(amounts, part).values()) expect(count).toBeGreaterThanOrEqual(0)
      }
      const choices = [...amounts].reduce<readonly bigint[]>(
        (sums, [amount, count]) =>
          sums.flatMap((sum) => Array.from({ length: count + 1 }, (_, taken) => sum + amount * BigInt(taken))),
        [0n],
      )
      expect(found).toHaveLength(Math.min(2, choices.filter((sum) => sum === wanted).length))
    }),
    { numRuns: 50 },
  )
})

test('gives up on a middling sum of many amounts', () => {
  const amounts = countsOf(DAY)
  expect(partsWithSum(amounts, sumOf(countsOf(DAY.slice(0, 1_500))))).toBeUndefined()
  const credits = countsOf(DAY.filter((amount) => amount > 0n))
  expect(partsWithSum(credits, sumOf(credits))).toEqual([credits])
  expect(partsWithSum(credits, 0n)).toEqual([new Map()])
  expect(partsWithSum(credits, sumOf(credits) + 1n)).toEqual([])
})
