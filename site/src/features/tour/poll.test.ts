import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { poll, POLL_LIMIT_MS, POLL_MS } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('answers at once when it can', async () => {
  expect(await poll(() => 'here')).toBe('here')
})

test('asks every 500 ms until there is an answer', async () => {
  const ask = vi.fn<() => string | undefined>()
  ask.mockReturnValueOnce(undefined).mockReturnValueOnce(undefined).mockReturnValue('here')
  const answer = poll(ask)
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
  expect(await answer).toBe('here')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('gives up after 72 s', async () => {
  const ask = vi.fn(() => undefined)
  const answer = poll(ask)
  await vi.advanceTimersByTimeAsync(POLL_LIMIT_MS + 10 * POLL_MS)
  expect(await answer).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(POLL_LIMIT_MS / POLL_MS + 1)
})
