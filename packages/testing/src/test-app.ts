import { COOKIES } from '@cauce/contract'
import { rm } from 'node:fs/promises'
import { inspect } from 'node:util'
import { PARAMETER_NAMES, type ParameterValues } from '@cauce/contract'
import { issueDocumentsJob } from '@cauce/api/flows/issue-documents/index'
import { buildApp, openStorage, type ApiOptions, type ApiSettings, type Clock } from '@cauce/api'
import { createClient, type Client } from '@cauce/client'
import { responseOf } from '@cauce/server/in-process'
import { afterAll, beforeAll } from 'vitest'
import { cloneDatabase, type TestDatabase } from './clone-database.ts'
import { newTestFolder } from './test-folders.ts'
import { testSettings } from './test-settings.ts'

export interface MovableClock extends Clock {
  set(instant: string | Date): void
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

export function movableClock(start = '2026-11-20T09:00:00.000Z'): MovableClock {
  let now = new Date(start)
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant)
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000)
    },
  }
}

/** Tests with many concurrent calls wait as long as a busy machine needs. */
const PATIENT_LIMITS = { connectMs: 60_000, lockMs: 60_000, statementMs: 60_000, transactionMs: 60_000 }

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

interface TestAppOptions extends Pick<ApiOptions, 'limits' | 'areParametersFixed'> {
  /** Default: a fresh one. Dropped in the end. */
  readonly database?: TestDatabase
  /** Else documents stay queued: drawing them takes longer than most tests. */
  readonly isIssuing?: boolean
}

/** Whole API on a fresh database, called in process through the typed client. Tests of a slow database set `limits`. */
export async function startTestApp(
  overrides: Partial<ApiSettings & ParameterValues> = {},
  { limits = PATIENT_LIMITS, database: given, areParametersFixed = true, isIssuing = false }: TestAppOptions = {},
) {
  const database = given ?? (await cloneDatabase())
  const dataFolder = newTestFolder('api')
  const clock = movableClock()
  const errors: unknown[] = []
  const defaults = testSettings(dataFolder)
  const chosen = Object.entries(overrides).filter(([name]) => (PARAMETER_NAMES as string[]).includes(name))
  const firstParameters = { ...defaults.firstParameters, ...Object.fromEntries(chosen) }
  const settings = { ...defaults, ...overrides, firstParameters }
  const app = await buildApp({
    logger: errorCollector(errors),
    settings,
    areParametersFixed,
    databaseUrl: database.url,
    limits,
    clock,
    // No fsync: it takes longer than most calls.
    storage: openStorage(settings, { isSynced: false }),
    onUnaudited: (operation) => {
      throw new Error(`${operation} left no audit record`)
    },
    onUndocumented: (operation, code) => {
      throw new Error(`${operation} was refused as ${code}, which its endpoint does not name`)
    },
  })
  await app.ready()
  return {
    app,
    kernel: app.kernel,
    /** For a second process on the same database. */
    limits,
    clock,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    dataFolder,
    errors: errors as readonly unknown[],
    /** For expected errors: any left at the end fail the file. */
    takeErrors: () => errors.splice(0),
    runJobs: () => app.runJobs(isIssuing ? [] : [issueDocumentsJob.name]),
    /** A visitor without token. */
    client: (token?: string, headers: Record<string, string> = {}): Client =>
      injectClient(app, { ...headers, ...(token && { cookie: `${COOKIES.session}=${token}` }) }),
    /** Shows that nothing was left behind. */
    async storedKeys() {
      const keys: string[] = []
      for await (const key of app.kernel.storage.list('files')) keys.push(key)
      return keys.toSorted()
    },
    async stop() {
      await app.close()
      await database.drop()
      await rm(dataFolder, { recursive: true, force: true, maxRetries: 10 })
      if (errors.length > 0) throw new AggregateError(errors, `Unexpected errors were logged: ${inspect(errors)}`)
    },
  }
}

/** One app for all tests of a file. */
export function testApp(...options: Parameters<typeof startTestApp>): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await startTestApp(...options))
  })
  afterAll(() => app.stop())
  return app
}

function errorCollector(errors: unknown[]): NonNullable<ApiOptions['logger']> {
  const drop = () => {}
  const keep = (error: unknown) => void errors.push(error)
  const logger: NonNullable<ApiOptions['logger']> = {
    level: 'error',
    fatal: keep,
    error: keep,
    warn: drop,
    info: drop,
    debug: drop,
    trace: drop,
    silent: drop,
    child: () => logger,
  }
  return logger
}

export const ORIGIN = 'http://localhost:4000'

export type Injectable = Awaited<ReturnType<typeof buildApp>>

export const injectClient = (app: Injectable, headers: Record<string, string>): Client =>
  createClient({
    baseUrl: ORIGIN,
    fetch: async (request) => responseOf(await injected(app, request, { headers })),
  })

/** The answer to a request of the client, with headers and a sender that it does not know. */
export async function injected(
  app: Injectable,
  request: Request,
  { headers, ...sender }: { readonly headers: Record<string, string>; readonly remoteAddress?: string },
) {
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined
  return app.inject({
    method: request.method as 'GET',
    url: request.url.slice(ORIGIN.length),
    headers: { ...Object.fromEntries(request.headers), ...headers },
    ...sender,
    ...(body && { payload: body }),
  })
}
