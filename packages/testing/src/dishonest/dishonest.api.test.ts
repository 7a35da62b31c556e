import { expect, it } from 'vitest'
import { liveMonth, SWEPT_OF } from './month.ts'
import { OPERATIONS } from './sweep.ts'

/**
 * Random months in which one administrator is dishonest. She has two customers of her own, uses every operation that changes something,
 * and opens every link in mails to her addresses. Alone she gains no more than documents below the four-eyes threshold allow in seven
 * days. The same months in each run; `SEED=<n>` lives others, and `npm run drill -- dishonest` many.
 */
const seed = Number(process.env['SEED'] ?? 101)
const MONTHS = SWEPT_OF * Number(process.env['EFFORT'] ?? 1)

const tried = new Map<string, number>()

it.each(Array.from({ length: MONTHS }, (_, index) => ({ month: seed + index })))(
  'one administrator alone moves nothing to people of her choice (SEED=$month)',
  { timeout: 300_000 },
  async ({ month }) => {
    expect(await liveMonth(month, tried)).toBeUndefined()
  },
)

it('she has tried every operation that changes something, and many went', () => {
  expect(OPERATIONS.filter(({ operation }) => !tried.has(operation)).map(({ operation }) => operation)).toEqual([])
  expect([...tried.values()].filter((times) => times > 0).length).toBeGreaterThan(OPERATIONS.length / 3)
})
