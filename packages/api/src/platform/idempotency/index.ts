import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { forgetOldAnswers } from './idempotency.service.ts'

export { decideKey } from './idempotency.domain.ts'
export { claimKeys, keptAnswers, type NewAnswer } from './idempotency.queries.ts'
export { findReplay, once } from './idempotency.service.ts'

const forgetOldAnswersJob = defineScheduledJob('forgetOldAnswers', '30 4 * * *')

/** Answers of idempotent calls, kept for 24 hours (handbook rule 12.20). */
export const idempotencyModule: ModuleFactory = (kernel) => ({
  name: 'idempotency',
  routes: [],
  jobs: [bindJob(forgetOldAnswersJob, () => forgetOldAnswers(patient(kernel)))],
})
