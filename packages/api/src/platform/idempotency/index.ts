import type { ModuleFactory } from '../../kernel.ts'
import { forgetOldAnswers } from './idempotency.service.ts'

export { decideKey } from './idempotency.domain.ts'
export { claimKeys, keptAnswers, type NewAnswer } from './idempotency.queries.ts'
export { once } from './idempotency.service.ts'

export const idempotencyModule: ModuleFactory = (kernel) => ({
  name: 'idempotency',
  routes: [],
  jobs: { forgetOldAnswers: () => forgetOldAnswers(kernel) },
  crontab: ['30 4 * * * forgetOldAnswers'],
})
