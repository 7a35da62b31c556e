import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { threadLimit } from './thread-limit.ts'

const busy = new Worker('for (;;) {}', { eval: true })
const still = new Worker('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', { eval: true })
const limitBusy = (limitMs: number, leave = () => {}) => threadLimit(busy, (usedMs) => usedMs >= limitMs, leave)
afterAll(() => Promise.all([busy.terminate(), still.terminate()]))

test('the limit of a thread counts its CPU time, not elapsed time; at its end the thread is told to leave first', async () => {
  await Promise.all([once(busy, 'online'), once(still, 'online')])
  const told: string[] = []
  const longer = threadLimit(
    still,
    (usedMs) => usedMs >= 200,
    () => told.push('longer'),
  )
  const shorter = limitBusy(400, () => void told.push(shorter.signal.aborted ? 'too late' : 'in time'))
  await once(shorter.signal, 'abort')
  expect(longer.signal.aborted).toBe(false)
  expect(told).toEqual(['in time'])
  longer.clear()
})

test('work that ended in time is not aborted afterwards', async () => {
  const [cleared, other] = [limitBusy(100), limitBusy(300)]
  cleared.clear()
  await once(other.signal, 'abort')
  expect(cleared.signal.aborted).toBe(false)
})
