import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterLiving } from './lived-time.ts'

test('time in which the process stood still does not count', async () => {
  const { signal } = afterLiving(200)
  // Nothing else runs meanwhile, as when the process is paused.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  await nextTurn()
  await nextTurn()
  expect(signal.aborted).toBe(false)
  await once(signal, 'abort')
})

test('what was in time is not aborted afterwards', async () => {
  const [cleared, other] = [afterLiving(20), afterLiving(40)]
  cleared.clear()
  await once(other.signal, 'abort')
  expect(cleared.signal.aborted).toBe(false)
})
