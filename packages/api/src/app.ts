import { allEndpoints, readerOf, type Endpoint, type ErrorCode } from '@cauce/contract'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { presentActivity } from './activity.ts'
import { noteRequestLogger } from './log-fields.ts'
import { uuidv7 } from './ids.ts'
import type { Clock, Kernel, ReadChecklist } from './kernel.ts'
import {
  followDatabaseClock,
  openDatabase,
  fixedCompany,
  fixedParameters,
  followCompany,
  followParameters,
  openPatientDatabase,
  type Database,
  type DatabaseLimits,
  followStandby,
  type Standby,
} from './database/index.ts'
import { expectWholeContract } from './boot-check.ts'
import type { BoundRoute } from './http/bind.ts'
import { registerRoute, type RouteOptions } from './http/contract-route.ts'
import { registerActivities } from './http/activities.ts'
import { registerOriginCheck, registerProtection, type CountRequest } from './http/protection.ts'
import { createRequestCounts } from './http/request-counts.ts'
import { createReadingRoom } from './http/uploads/reading-room.ts'
import { answerUnroutable, registerProblems } from './http/problem.ts'
import { MAXIMUM_BODY_BYTES, registerBodyParser } from './http/raw-body.ts'
import { expectEveryJobBound, runDueJobs, startJobs } from './jobs/index.ts'
import { modules } from './modules.ts'
import { loadBrand } from './modules/misc/brands/index.ts'
import { authenticator, noteWritten } from './modules/auth/sessions/index.ts'
import type { ApiSettings } from './settings.ts'
import { openStorage, type FileStorage } from './storage.ts'
import { uploadKeeping } from './platform/files/index.ts'
import { tellingWhoDecided } from './platform/audit/index.ts'
import { findReplay } from './platform/idempotency/index.ts'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'

export interface ApiOptions {
  readonly settings: ApiSettings
  readonly databaseUrl: string
  /** Bypasses a transaction pooler, for LISTEN and long reads. */
  readonly directDatabaseUrl?: string | undefined
  /** Decision processes-and-failover. */
  readonly standby?: { readonly url: string; readonly maximumLagMs: number } | undefined
  /** Jobs wait longer. */
  readonly limits?: DatabaseLimits | undefined
  /** Parameters and company of the settings, without a row. */
  readonly areParametersFixed?: boolean
  /** Defaults to PostgreSQL's. */
  readonly clock?: Clock
  /** Defaults to the settings' storage. */
  readonly storage?: FileStorage
  readonly logger?: FastifyBaseLogger
  /** Trust `X-Forwarded-For`, set by a proxy. */
  readonly isForwardedTrusted?: boolean
  /** A bug: logged by default, thrown in tests. */
  readonly onUnaudited?: (operation: string) => void
  /** Logged by default, thrown in tests. */
  readonly onUndocumented?: (operation: string, code: ErrorCode) => void
  /** Defaults to an empty one. */
  readonly checklist?: ReadChecklist
  /** Tests run them by hand. */
  readonly isRunningJobs?: boolean
}

export type ApiApp = FastifyInstance & {
  readonly kernel: Kernel
  readonly standby: Standby | undefined
  readonly countRequest: CountRequest
  /** For tests: all kinds but these. */
  readonly runJobs: (left?: readonly string[]) => Promise<void>
}

async function openStandby({ standby, limits }: ApiOptions, primary: Database, log: FastifyBaseLogger) {
  return standby && followStandby({ ...standby, primary, limits, log })
}

function readerRouteOf(edit: Endpoint, routes: readonly BoundRoute[]) {
  const reader = readerOf(edit, allEndpoints)
  return routes.find(({ endpoint }) => endpoint === reader)
}

const openParameters = async (
  { settings: { firstParameters }, areParametersFixed }: ApiOptions,
  database: Database,
  log: FastifyBaseLogger,
) => (areParametersFixed ? fixedParameters(firstParameters) : followParameters(database, firstParameters, log))

const openCompany = async (
  { settings: { firstCompany }, areParametersFixed }: ApiOptions,
  database: Database,
  log: FastifyBaseLogger,
) => (areParametersFixed ? fixedCompany(firstCompany) : followCompany(database, firstCompany, log))

const newServer = ({ logger, isForwardedTrusted }: ApiOptions): FastifyInstance =>
  Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // In-process calls belong to the page's request.
    genReqId: () => presentActivity()?.requestId ?? uuidv7(),
    childLoggerFactory: (parent, bindings, childOptions) => noteRequestLogger(parent.child(bindings, childOptions)),
    // Last entry only: earlier ones may be forged.
    trustProxy: isForwardedTrusted ? (_address, hop) => hop === 0 : false,
    bodyLimit: MAXIMUM_BODY_BYTES,
    // Above any real address.
    routerOptions: { maxParamLength: 20_000 },
    frameworkErrors: answerUnroutable,
  })

export async function buildApp(options: ApiOptions): Promise<ApiApp> {
  const { settings, databaseUrl, directDatabaseUrl = databaseUrl, limits } = options
  const app = newServer(options)
  const isLent = directDatabaseUrl !== databaseUrl
  const database = openDatabase({ url: databaseUrl, isLent, ...(limits && { limits }) })
  const followed = options.clock ? undefined : await followDatabaseClock(database, app.log)
  const standby = await openStandby(options, database, app.log)
  const parameters = await openParameters(options, database, app.log)
  const kernel: Kernel = {
    database,
    patientDatabase: openPatientDatabase(directDatabaseUrl, limits),
    clock: options.clock ?? followed!,
    settings,
    parameters,
    company: await openCompany(options, database, app.log),
    logger: app.log,
    checklist: options.checklist ?? (async () => []),
    storage: options.storage ?? openStorage(settings),
  }

  await loadBrand(kernel)
  await kernel.storage.removeUnfinished()
  registerActivities(app, options.isForwardedTrusted ?? false)
  const counts = createRequestCounts(database)
  const countRequest = await registerProtection(app, settings, counts)
  registerProblems(app)
  registerBodyParser(app)
  registerOriginCheck(app, settings)
  await registerCompression(app)
  await app.register(cookie)
  await app.register(multipart)

  const started = modules.map((factory) => factory(kernel))
  const jobs = started.flatMap((module) => module.jobs ?? [])
  expectWholeContract(started)
  expectEveryJobBound(started)
  const authenticate = authenticator(kernel)
  const onUnaudited = options.onUnaudited ?? ((operation) => app.log.error({ operation }, 'unaudited'))
  const { onUndocumented = (operation, code) => app.log.warn({ operation, code }, 'undocumented') } = options
  const routes = started.flatMap((module) => module.routes)
  const routeOptions: RouteOptions = {
    database,
    standby,
    noteWritten: (actor) => noteWritten(kernel, actor),
    authenticate,
    onUnaudited,
    onUndocumented,
    readerOf: (edit) => readerRouteOf(edit, routes),
    uploads: uploadKeeping(kernel),
    readingRoom: createReadingRoom(counts, settings.dataFolder),
    findReplay: (claim, reply) => findReplay(kernel, claim, reply),
  }
  for (const module of started) {
    for (const route of module.routes) registerRoute(app, tellingWhoDecided(database, route), routeOptions)
    if (module.plugin) await app.register(async (scope) => module.plugin!(scope))
  }
  const runner = options.isRunningJobs ? await startJobs(kernel, jobs, directDatabaseUrl) : undefined
  app.addHook('onClose', async () => {
    await counts.close()
    followed?.stop()
    parameters.stop()
    await runner?.stop()
    for (const module of started) await module.stop?.()
    await Promise.all([standby?.stop(), kernel.database.$client.end(), kernel.patientDatabase.$client.end()])
  })
  const runJobs = (left: readonly string[] = []) =>
    runDueJobs(
      kernel,
      jobs.filter(({ job }) => !left.includes(job.name)),
    )
  return Object.assign(app, { kernel, standby, countRequest, runJobs })
}

/** Smaller answers fit one network packet. */
const THRESHOLD_BYTES = 1400

/** Brotli at quality 4: as fast as gzip and smaller; the default 11 is for static files. Exceptions: decision http-server-and-shutdown. */
async function registerCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') varyByEncoding(reply)
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  } as Parameters<typeof app.register>[1])
}

/**
 * The plugin sets the header on compressed answers only; caches would serve the uncompressed copy to everybody (RFC
 * 9110, 12.5.5).
 */
function varyByEncoding(reply: FastifyReply): void {
  const names = [reply.getHeader('vary') ?? []].flat().map(String)
  if (!names.some((name) => /accept-encoding/i.test(name)))
    reply.header('vary', [...names, 'accept-encoding'].join(', '))
}
