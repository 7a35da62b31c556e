import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { threadLimit } from './thread-limit.ts'

const busy = new Worker('for (;;) {}', { eval: true })
const still = new Worker('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', { eval: true })
afterAll(() => Promise.all([busy.terminate(), still.terminate()]))

test('the limit of a thread counts its CPU time, not elapsed time', async () => {
  await Promise.all([once(busy, 'online'), once(still, 'online')])
  const [longer, shorter] = [threadLimit(still, 200), threadLimit(busy, 400)]
  await once(shorter.signal, 'abort')
  expect(longer.signal.aborted).toBe(false)
  longer.clear()
})

test('work that ended in time is not aborted afterwards', async () => {
  const [cleared, other] = [threadLimit(busy, 100), threadLimit(busy, 300)]
  cleared.clear()
  await once(other.signal, 'abort')
  expect(cleared.signal.aborted).toBe(false)
})
