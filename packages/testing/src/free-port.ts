import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below Linux's ephemeral range, so that no other test gets it meanwhile. */
const [FIRST, LAST] = [20_000, 32_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const probe = createServer().listen(port, '127.0.0.1')
    // Taken: try the next.
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}
