import pg from 'pg'
import { PAGE_PURGE_CHANNEL } from '@cauce/api'

/** The page purges of an application, heard as the page caches of its processes hear them. */
export interface PurgeListener {
  /** The tags that a call purges, each once, in alphabetical order. */
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
      // What came before is not by this call.
      await listener.query('select 1')
      payloads = []
      await work()
      // Notifications arrive before the answer of a later query.
      await listener.query('select 1')
      return [...new Set(payloads.flatMap((payload) => payload.split(',')))].toSorted()
    },
    stop: () => listener.end(),
  }
}
