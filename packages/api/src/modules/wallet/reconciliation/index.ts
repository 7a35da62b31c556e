import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { reconcile, reconcileNightly } from './reconciliation.service.ts'

export { findLastFinding } from './findings.queries.ts'
export { reconcile } from './reconciliation.service.ts'

const reconcileNightlyJob = defineScheduledJob('reconcileNightly', '0 3 * * *')

/** On demand and nightly. */
export const reconciliationModule: ModuleFactory = (kernel) => ({
  name: 'reconciliation',
  routes: [bind(api.reconciliation.read, () => reconcile(patient(kernel)))],
  jobs: [bindJob(reconcileNightlyJob, () => reconcileNightly(patient(kernel)))],
})
