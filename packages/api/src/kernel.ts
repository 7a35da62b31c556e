import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
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
