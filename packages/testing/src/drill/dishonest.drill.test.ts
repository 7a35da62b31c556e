import { expect, it } from 'vitest'
import { liveMonth } from '../dishonest/month.ts'
import { MINUTES } from './effort.ts'

const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)

it(
  `one administrator alone moves nothing to people of her choice in months of ${MINUTES} minutes (SEED=${SEED})`,
  { timeout: MINUTES * 60_000 + 300_000 },
  async () => {
    const until = performance.now() + MINUTES * 60_000
    let months = 0
    do expect(await liveMonth(SEED + months)).toBeUndefined()
    while ((months += 1) && performance.now() < until)
    console.log(`${months} months`)
  },
)
