import { inTransaction } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { activateOrders } from './orders.queries.ts'

const BATCH = 500

/** Activates every order that has left its reflection period. Many processes may do it at once. */
export async function activateDueOrders(kernel: Kernel): Promise<number> {
  let activated = 0
  for (;;) {
    const count = await inTransaction(kernel.database, (tx) => activateOrders(tx, kernel.clock.now(), BATCH))
    activated += count
    if (count < BATCH) return activated
  }
}
