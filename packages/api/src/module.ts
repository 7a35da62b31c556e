import type { FastifyInstance } from 'fastify'
import type { BoundRoute } from './http/bind.ts'
import type { BoundJob } from './jobs/index.ts'
import type { Kernel } from './kernel.ts'

/** What a module or a flow adds to the application. */
export interface Module {
  readonly name: string
  readonly routes: readonly BoundRoute[]
  /** What it does outside of requests: queued, by the clock, or at the start of a process. */
  readonly jobs?: readonly BoundJob[]
  /** Routes outside /v1 that are no JSON calls (pictures, flags). */
  readonly plugin?: (app: FastifyInstance) => Promise<void> | void
  /** Runs when the application stops. */
  readonly stop?: () => Promise<void>
}

export type ModuleFactory = (kernel: Kernel) => Module
