import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Otherwise old garbage is collected when there is four times as much of it as what is alive.
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void

/** Bytes. V8 by itself waits for 64 MB of pieces of bodies. */
const KEPT_BYTES = 8 * 1024 * 1024
let received = 0

/** Call after a piece of a body was copied. */
export function forgetPiece(bytes: number): void {
  received += bytes
  if (received < KEPT_BYTES) return
  received = 0
  collect({ type: 'minor' })
}
