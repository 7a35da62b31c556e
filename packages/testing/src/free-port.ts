import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports of registered services. Linux hands out those from 32,768 on to every program that asks for any port: a port from
 * there that is free now may belong to another test before the program that it is meant for listens.
 */
const [FIRST, LAST] = [20_000, 32_000]

/** A port of 127.0.0.1 that nothing uses at this moment, and that no program gets which asks for any port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const probe = createServer().listen(port, '127.0.0.1')
    // The event is an error when the port is taken, and then the next one is tried.
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => probe.close(resolve))
    return port
  }
}
