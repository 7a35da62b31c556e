import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/index.ts'
import type { ApiSettings } from './settings.ts'
import type { FileStorage } from './storage.ts'

/** What every module is given. Everything that differs between a test, the seed and production is in here. */
export interface Kernel {
  readonly database: Database
  /** The same database for jobs and whole-book reads, whose statements may take minutes (decision 110). */
  readonly patientDatabase: Database
  readonly clock: Clock
  readonly settings: ApiSettings
  readonly logger: FastifyBaseLogger
  readonly storage: FileStorage
}

/** The same kernel for work that touches many rows and that nobody waits for. */
export const patient = (kernel: Kernel): Kernel => ({ ...kernel, database: kernel.patientDatabase })

/** The present instant as an argument: tests and the seed move it. */
export interface Clock {
  now(): Date
}

/** The clock of production. */
export const systemClock: Clock = { now: () => new Date() }
