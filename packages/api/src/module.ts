import type { FastifyInstance } from 'fastify'
import type { BoundRoute } from './http/bind.ts'
import type { BoundJob } from './jobs/index.ts'
import type { Kernel } from './kernel.ts'

/** Contribution of a module or flow. */
export interface Module {
  readonly name: string
  readonly routes: readonly BoundRoute[]
  /** Queued, scheduled or at start. */
  readonly jobs?: readonly BoundJob[]
  /** Routes outside /v1 (pictures, flags). */
  readonly plugin?: (app: FastifyInstance) => Promise<void> | void
  readonly stop?: () => Promise<void>
}

export type ModuleFactory = (kernel: Kernel) => Module
