import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Database } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { insertFinding } from './kept-exceptions.queries.ts'
import { findAllExceptions } from './reconciliation.queries.ts'

export { findLastFinding } from './kept-exceptions.queries.ts'

const reconcileNightlyJob = defineScheduledJob('reconcileNightly', '0 3 * * *')

export const reconciliationModule: ModuleFactory = (kernel) => ({
  name: 'reconciliation',
  routes: [bind(api.reconciliation.read, () => reconcile(patient(kernel)))],
  jobs: [bindJob(reconcileNightlyJob, () => reconcileNightly(patient(kernel)))],
})

const SHOWN = 100

/** On one snapshot, so that concurrent orders are not exceptions. */
export async function reconcile({ database, clock }: { readonly database: Database; readonly clock: Kernel['clock'] }) {
  return inTransaction(
    database,
    async (tx) => {
      const found = await findAllExceptions(tx, SHOWN)
      const invariants = found.map(({ invariant, count, exceptions }) => ({
        invariant,
        exceptionCount: count,
        exceptions,
      }))
      return {
        checkedAt: clock.now(),
        isBalanced: invariants.every(({ exceptionCount }) => exceptionCount === 0),
        invariants,
      }
    },
    // Whole tables are grouped and joined in memory.
    "begin isolation level repeatable read read only; set local work_mem = '128MB'",
  )
}

export async function reconcileNightly(kernel: Kernel): Promise<void> {
  const { checkedAt, isBalanced, invariants } = await reconcile(kernel)
  const exceptionCount = invariants.reduce((sum, found) => sum + found.exceptionCount, 0)
  await insertFinding(kernel.database, { reconciliationId: uuidv7(checkedAt), checkedAt, exceptionCount })
  if (isBalanced) return kernel.logger.info('The books balance')
  kernel.logger.error(
    { invariants: invariants.filter(({ exceptionCount }) => exceptionCount > 0) },
    'The books do not balance',
  )
}
