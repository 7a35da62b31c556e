import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp, migrate } from '@cauce/api'
import { type Absence, watchDatabase, type Database, type VitalityCheck } from '@cauce/api/database'
import { countQueue } from '@cauce/api/jobs'
import { countAdministrators } from '@cauce/api/modules/account/users'
import { countComplaints } from '@cauce/api/modules/support/complaints'
import { findLastFinding } from '@cauce/api/modules/wallet/reconciliation'
import { calendarDateOf } from '@cauce/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Config, DatabaseUrls } from './config/config.ts'

export { migrate }

/** Longer than a statement of a call may take. */
const CLOSE_TIMEOUT_MS = 20_000

/** The API as the rest of this process uses it. */
export interface Api {
  /** The path prefixes that the API answers. */
  readonly prefixes: readonly string[]
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Answers a call in this process without a network, for the pages of the site. */
  fetch(request: Request): Promise<Response>
  /** Whether the process can use its database. */
  readonly vitality: VitalityCheck
  /** Why the standby is not read, if there is one that should be. */
  standbyAbsence(): Absence | undefined
  /** How many administrators can log in. */
  countAdministrators(): Promise<number>
  /** The connections of this process, by what they are for. */
  pools(): Record<'calls' | 'jobs', PoolState>
  /** What the database can say of the platform as a whole. */
  readFigures(): Promise<ApiFigures>
  /** Waits for running jobs and closes the connections. */
  close(): Promise<void>
}

/** The connections of a pool. */
interface PoolState {
  readonly total: number
  readonly idle: number
  /** How many calls or jobs wait for one. */
  readonly waiting: number
}

/** The queue of jobs, the last reconciliation and the deadlines of complaints, for metrics. */
export interface ApiFigures {
  readonly queue: Awaited<ReturnType<typeof countQueue>>
  readonly lastReconciliation: Awaited<ReturnType<typeof findLastFinding>>
  /** Complaints that wait for the platform, by how close their deadline is. */
  readonly complaints: Awaited<ReturnType<typeof countComplaints>>
}

/**
 * Starts the API on a migrated database. It trusts `X-Forwarded-For`, which the front door has made trustworthy.
 * @param database its addresses for the application role
 */
export async function startApi(
  config: Config,
  { url, directUrl }: Pick<DatabaseUrls, 'url' | 'directUrl'>,
  logger: FastifyBaseLogger,
): Promise<Api> {
  const app = await buildApp({
    settings: config.api,
    databaseUrl: url,
    directDatabaseUrl: directUrl,
    standby: config.standby,
    limits: config.databaseLimits,
    logger,
    isForwardedTrusted: true,
    isRunningJobs: config.isRunningJobs,
  })
  await app.ready()
  const { database, patientDatabase } = app.kernel
  return {
    prefixes: ['/v1', '/media', '/flags'],
    handle: (request, response) => app.routing(request, response),
    fetch: (request) => fetchInProcess(app, request),
    standbyAbsence: () => app.standby?.absence(),
    vitality: watchDatabase(database, { url }),
    countAdministrators: () => countAdministrators(database),
    pools: () => ({ calls: stateOf(database), jobs: stateOf(patientDatabase) }),
    readFigures: async () => ({
      queue: await countQueue(patientDatabase),
      lastReconciliation: await findLastFinding(patientDatabase),
      complaints: await countComplaints(patientDatabase, calendarDateOf(app.kernel.clock.now())),
    }),
    // A job or a connection that does not end must not keep the process.
    close: () => Promise.race([app.close(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]),
  }
}

const stateOf = ({ $client: { totalCount, idleCount, waitingCount } }: Database): PoolState => ({
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

type InjectingApp = Awaited<ReturnType<typeof buildApp>>

async function fetchInProcess(app: InjectingApp, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(request.body !== null && { payload: Buffer.from(await request.arrayBuffer()) }),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, String(one))
  }
  const mayHaveBody = answer.statusCode !== 204 && answer.statusCode !== 304
  return new Response(mayHaveBody ? new Uint8Array(answer.rawPayload) : null, { status: answer.statusCode, headers })
}
