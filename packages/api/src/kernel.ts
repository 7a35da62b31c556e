import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from './clock.ts'
import type { Database } from './database/index.ts'
import type { BoundRoute } from './http/bind.ts'
import type { ApiSettings } from './settings.ts'
import type { FileStorage } from './platform/storage.ts'

/** What every module is given. Everything that differs between a test, the seed and real life is in here. */
export interface Kernel {
  readonly database: Database
  readonly clock: Clock
  readonly settings: ApiSettings
  readonly logger: FastifyBaseLogger
  readonly storage: FileStorage
}

/** Work that was queued as a row in the transaction which made it necessary; run at least once, so it must be safe to repeat. */
export type JobHandler = (payload: unknown) => Promise<void>

/** What a module adds to the application. */
export interface Module {
  readonly name: string
  readonly routes: readonly BoundRoute[]
  /** Handlers by job name; `addJob` queues one. */
  readonly jobs?: Readonly<Record<string, JobHandler>>
  /** Jobs that are queued whenever a process begins to run jobs, to take up what a killed one left. */
  readonly jobsAtStart?: readonly string[]
  /** Cron lines of graphile-worker, such as `0 3 * * * reconcile`. */
  readonly crontab?: readonly string[]
  /** Routes outside /v1 that are no JSON calls (pictures, flags). */
  readonly plugin?: (app: FastifyInstance) => Promise<void> | void
  /** Runs when the application stops. */
  readonly stop?: () => Promise<void>
}

export type ModuleFactory = (kernel: Kernel) => Module
