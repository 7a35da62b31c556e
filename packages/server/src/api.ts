import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '@cauce/api'
import { type Absence, summariseBackups, watchDatabase, type Database, type VitalityCheck } from '@cauce/api/database'
import { countQueue } from '@cauce/api/jobs'
import { loadBrand } from '@cauce/api/modules/misc/brands'
import { countAdministrators } from '@cauce/api/modules/account/users'
import { makeSetUpCode } from '@cauce/api/modules/auth/set-up-codes'
import { readUnreceived } from '@cauce/api/modules/project/distributions'
import { countComplaints } from '@cauce/api/modules/support/complaints'
import { findLastFinding } from '@cauce/api/modules/wallet/reconciliation'
import { calendarDateOf, type ParameterValues } from '@cauce/contract'
import type { Company } from '@cauce/contract/company.ts'
import type { FastifyBaseLogger } from 'fastify'
import { checklistOf } from './checklist.ts'
import type { Config, DatabaseUrls } from './config/config.ts'
import { responseOf } from './http/in-process.ts'

/** Longer than the statement timeout. */
const CLOSE_TIMEOUT_MS = 20_000

export interface Api {
  readonly prefixes: readonly string[]
  handle(request: IncomingMessage, response: ServerResponse): void
  /** In-process call for the pages of the site. */
  fetch(request: Request): Promise<Response>
  /** Counts a page beside the calls of its client. @returns the seconds to wait when there were too many */
  countRequest(address: string): number | undefined
  readonly vitality: VitalityCheck
  /** Why an expected standby is not used. */
  standbyAbsence(): Absence | undefined
  presentParameters(): ParameterValues
  countAdministrators(): Promise<number>
  /** For the terminal alone. */
  makeSetUpCode(): Promise<string | undefined>
  /** In force. */
  company(): Company
  /** The brand and the company, as another process may have changed them. */
  loadShown(): Promise<void>
  pools(): Record<'calls' | 'jobs', PoolState>
  readFigures(): Promise<ApiFigures>
  /** Waits for running jobs. */
  close(): Promise<void>
}

interface PoolState {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

export interface ApiFigures {
  readonly queue: Awaited<ReturnType<typeof countQueue>>
  readonly lastReconciliation: Awaited<ReturnType<typeof findLastFinding>>
  readonly unreceived: Awaited<ReturnType<typeof readUnreceived>>
  readonly complaints: Awaited<ReturnType<typeof countComplaints>>
  readonly backups: Awaited<ReturnType<typeof summariseBackups>>
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
    checklist: (database) => checklistOf(config, database),
  })
  await app.ready()
  const { database, patientDatabase } = app.kernel
  return {
    prefixes: ['/v1', '/media', '/flags'],
    handle: (request, response) => app.routing(request, response),
    fetch: (request) => fetchInProcess(app, request),
    countRequest: (address) => app.countRequest(address),
    standbyAbsence: () => app.standby?.absence(),
    vitality: watchDatabase(database, { url }),
    presentParameters: () => app.kernel.parameters.at(app.kernel.clock.now()),
    countAdministrators: () => countAdministrators(database),
    makeSetUpCode: () => makeSetUpCode(database, app.kernel.clock.now()),
    company: () => app.kernel.company.now(),
    loadShown: async () => void (await Promise.all([loadBrand(app.kernel), app.kernel.company.load()])),
    pools: () => ({ calls: stateOf(database), jobs: stateOf(patientDatabase) }),
    readFigures: async () => ({
      queue: await countQueue(patientDatabase),
      lastReconciliation: await findLastFinding(patientDatabase),
      unreceived: await readUnreceived({ ...app.kernel, database: patientDatabase }),
      complaints: await countComplaints(patientDatabase, calendarDateOf(app.kernel.clock.now())),
      backups: await summariseBackups(patientDatabase),
    }),
    // A hanging job or connection must not keep the process.
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
  return responseOf(answer)
}
