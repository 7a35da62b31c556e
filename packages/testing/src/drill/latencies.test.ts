import { expect, test } from 'vitest'
import { Latencies, quantile } from './latencies.ts'

test.each([
  { of: 1, p50: 1, p99: 1 },
  { of: 100, p50: 50, p99: 99 },
  { of: 1000, p50: 500, p99: 990 },
])('of $of waits, half stay within $p50 and 99 of 100 within $p99', ({ of, p50, p99 }) => {
  const waits = Array.from({ length: of }, (_, index) => index + 1)
  expect([quantile(waits, 0.5), quantile(waits, 0.99)]).toEqual([p50, p99])
})

test('a call counts for the fault that came while it ran, and for the one that went while it ran', async () => {
  const latencies = new Latencies()
  await latencies.timed('page', async () => (latencies.phase = 'killed'))
  await latencies.timed('page', async () => (latencies.phase = 'calm'))
  await latencies.timed('page', async () => {})
  const counts = latencies.lines().map((line) => line.split(/\s{2,}/).slice(0, 3))
  expect(counts).toContainEqual(['killed', 'calls', 'p50'])
  expect(latencies.lines().filter((line) => /^ {2}page +2 /.test(line))).toHaveLength(1)
  expect(latencies.lines().filter((line) => /^ {2}page +1 /.test(line))).toHaveLength(1)
})
