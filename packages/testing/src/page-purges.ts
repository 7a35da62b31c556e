import pg from 'pg'
import { PAGE_PURGE_CHANNEL } from '@cauce/api'

/** Observes page purges as page caches do. */
export interface PurgeListener {
  /** Distinct purged tags, sorted. */
  purgedBy(work: () => Promise<unknown>): Promise<string[]>
  stop(): Promise<void>
}

export async function listenForPurges({ databaseUrl }: { readonly databaseUrl: string }): Promise<PurgeListener> {
  const listener = new pg.Client({ connectionString: databaseUrl })
  let payloads: string[] = []
  await listener.connect()
  await listener.query(`listen ${PAGE_PURGE_CHANNEL}`)
  listener.on('notification', ({ payload }) => payloads.push(payload!))
  return {
    async purgedBy(work) {
      // Discards earlier notifications.
      await listener.query('select 1')
      payloads = []
      await work()
      // Notifications arrive before the response of a later query.
      await listener.query('select 1')
      return [...new Set(payloads.flatMap((payload) => payload.split(',')))].toSorted()
    },
    stop: () => listener.end(),
  }
}
