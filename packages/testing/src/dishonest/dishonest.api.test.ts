import { expect, it } from 'vitest'
import { liveMonth, SWEPT_OF } from './month.ts'
import { OPERATIONS } from './sweep.ts'

/** One dishonest administrator (decision testing). The same month in each run; `SEED=<n>` lives others. */
const given = process.env['SEED']
/** It is swept. `npm run drill -- dishonest` lives others. */
const MONTHS = given === undefined ? [104] : Array.from({ length: SWEPT_OF }, (_, index) => Number(given) + index)

const tried = new Map<string, number>()

it.each(MONTHS.map((month) => ({ month })))(
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
