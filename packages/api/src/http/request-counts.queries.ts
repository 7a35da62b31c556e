import { sql } from 'drizzle-orm'
import { integerArray, textArray } from '../database/expressions.ts'
import type { Executor } from '../database/index.ts'
import { requestCounts } from '../database/schema/platform.ts'

export interface RequestCount extends Record<string, unknown> {
  readonly client: string
  readonly requests: number
  readonly ends_in_ms: number
}

const isRunning = sql`known.started_at > now() - interval '1 minute'`

/** Adds counts in one order (no deadlock) and returns the sums. */
export async function addRequests(executor: Executor, added: ReadonlyMap<string, number>): Promise<RequestCount[]> {
  const clients = [...added.keys()].toSorted()
  const { rows } = await executor.execute<RequestCount>(sql`
    insert into ${requestCounts} as known (client, requests, started_at)
    select client, requests, now()
    from unnest(${textArray(clients)}, ${integerArray(clients.map((client) => added.get(client)!))}) as added (client, requests)
    on conflict (client) do update set
      requests = excluded.requests + case when ${isRunning} then known.requests else 0 end,
      started_at = case when ${isRunning} then known.started_at else now() end
    returning client, requests, (60000 - extract(epoch from now() - started_at) * 1000)::integer as ends_in_ms`)
  return rows
}
