import { systemClock } from '@cauce/api'
import { openPatientDatabase } from '@cauce/api/database'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { createDemonstration } from './demonstration.ts'
import type { World } from './list-worlds.ts'
import { load } from './load.ts'

export async function timeReconciliations(worlds: readonly World[]): Promise<void> {
  for (const { customers, database } of worlds) {
    const opened = openPatientDatabase(database.url)
    const startedAt = performance.now()
    const { isBalanced } = await reconcile({ database: opened, clock: systemClock })
    const seconds = (performance.now() - startedAt) / 1000
    await opened.$client.end()
    console.log(
      `reconcile at ${customers}: ${seconds.toFixed(1)} s, ${isBalanced ? 'the books balance' : 'THE BOOKS DO NOT BALANCE'}`,
    )
  }
}

/** A session bypasses the cache. */
export async function timeSitemap({ customers, folder }: World): Promise<void> {
  const server = await createDemonstration(folder)
  try {
    await server.start()
    for (const address of ['/sitemap.xml', '/sitemap/1.xml']) {
      const request = { path: address, token: 'nobody' }
      const ask = (times: number) => load(server.port, 1, 20, (_, count) => (count < times ? request : undefined))
      await ask(3)
      const { bestMs, p50Ms, p95Ms, statuses } = await ask(20)
      const times = [bestMs, p50Ms, p95Ms].map((time) => time.toFixed(0))
      console.log(
        `${address} at ${customers}: best ${times[0]} ms, p50 ${times[1]} ms, p95 ${times[2]} ms ${JSON.stringify(statuses)}`,
      )
    }
  } finally {
    await server.remove()
  }
}
