import type { Checklist } from '@cauce/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { CompanyInForce, Database, ParametersInForce } from './database/index.ts'
import type { ApiSettings } from './settings.ts'
import type { FileStorage } from './storage.ts'

/** Dependencies that differ between tests, seed and production. */
export interface Kernel {
  readonly database: Database
  /** For jobs and whole-book reads: statements may take minutes (decision timeouts-and-health). */
  readonly patientDatabase: Database
  readonly clock: Clock
  readonly settings: ApiSettings
  readonly parameters: ParametersInForce
  readonly company: CompanyInForce
  readonly logger: FastifyBaseLogger
  readonly checklist: ReadChecklist
  readonly storage: FileStorage
}

/** What the process that runs the API knows of its installation. */
export type ReadChecklist = (database: Database) => Promise<z.infer<typeof Checklist>['items']>

/** For long work that nobody waits for. */
export const patient = (kernel: Kernel): Kernel => ({ ...kernel, database: kernel.patientDatabase })

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
