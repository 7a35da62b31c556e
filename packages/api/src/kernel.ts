import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/index.ts'
import type { ApiSettings } from './settings.ts'
import type { FileStorage } from './storage.ts'

/** What every module is given. Everything that differs between a test, the seed and production is in here. */
export interface Kernel {
  readonly database: Database
  readonly clock: Clock
  readonly settings: ApiSettings
  readonly logger: FastifyBaseLogger
  readonly storage: FileStorage
}

/** The present instant as an argument: tests and the seed move it. */
export interface Clock {
  now(): Date
}

/** The clock of production. */
export const systemClock: Clock = { now: () => new Date() }
