import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSession } from './session-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function session() {
  let endsAt = Date.now() + 1_800_000
  let input = () => {}
  const seen: string[] = []
  const stop = watchSession({
    warn: () => seen.push('warned'),
    calm: () => seen.push('calmed'),
    end: () => seen.push('ended'),
    ask: async (isUse) => {
      if (Date.now() >= endsAt) return null
      if (isUse) endsAt = Date.now() + 1_800_000
      return Math.ceil((endsAt - Date.now()) / 1000)
    },
    listen: (listener) => {
      input = listener
      return () => {}
    },
  })
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
  return { seen, stop, minutes, input: () => input(), useElsewhere: () => (endsAt = Date.now() + 1_800_000) }
}

test('a session without use ends after a warning', async () => {
  const { seen, minutes } = session()
  await minutes(27)
  expect(seen).toEqual([])
  await minutes(2)
  expect(seen).toEqual(['warned'])
  await minutes(2)
  expect(seen).toEqual(['warned', 'ended'])
})

test('typing without calls prolongs it, and so does any input during the warning', async () => {
  const { seen, minutes, input, stop } = session()
  for (let each = 0; each < 40; each += 1) {
    input()
    await minutes(1)
  }
  expect(seen).toEqual([])
  await minutes(27)
  input()
  await minutes(20)
  expect(seen).toEqual(['warned', 'calmed'])
  stop()
})

test('use in another tab counts', async () => {
  const { seen, minutes, useElsewhere, stop } = session()
  await minutes(20)
  useElsewhere()
  await minutes(20)
  expect(seen).toEqual([])
  stop()
})
