import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { cpuTimeLimit } from './cpu-time-limit.ts'

const busy = new Worker('for (;;) {}', { eval: true })
const still = new Worker('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', { eval: true })
afterAll(() => Promise.all([busy.terminate(), still.terminate()]))

test('the limit of a thread counts its CPU time, not elapsed time', async () => {
  await Promise.all([once(busy, 'online'), once(still, 'online')])
  const [longer, shorter] = [cpuTimeLimit(still, 200), cpuTimeLimit(busy, 400)]
  await once(shorter.signal, 'abort')
  expect(longer.signal.aborted).toBe(false)
  longer.clear()
})

test('work that ended in time is not aborted afterwards', async () => {
  const [cleared, other] = [cpuTimeLimit(busy, 100), cpuTimeLimit(busy, 300)]
  cleared.clear()
  await once(other.signal, 'abort')
  expect(cleared.signal.aborted).toBe(false)
})
