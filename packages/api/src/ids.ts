import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'

const BYTES = 16
/** Filled at once: the call to the system costs ten times the rest of an id. */
const pool = new Uint8Array(256 * BYTES)
let used = pool.length
let [last, seq] = [0, 0]

/** Ids of the same millisecond ascend. */
export function uuidv7(at?: Date): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const random = pool.subarray(used, (used += BYTES))
  if (at) return v7({ random, msecs: at.getTime() })
  const now = Math.max(Date.now(), last)
  // The highest bit stays free, so that there is no overflow.
  seq = now > last ? new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1 : seq + 1
  last = now
  return v7({ random, msecs: now, seq })
}
