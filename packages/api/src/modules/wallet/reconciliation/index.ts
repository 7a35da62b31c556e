import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Database } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { insertFinding } from './kept-exceptions.queries.ts'
import { findAllExceptions } from './reconciliation.queries.ts'

export { findLastFinding } from './kept-exceptions.queries.ts'

export const reconciliationModule: ModuleFactory = (kernel) => ({
  name: 'reconciliation',
  routes: [bind(api.reconciliation.read, () => reconcile(patient(kernel)))],
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

/** Before a day is closed. */
export async function reconcileNightly(kernel: Kernel) {
  const proof = await reconcile(kernel)
  const { checkedAt, isBalanced, invariants } = proof
  const exceptionCount = invariants.reduce((sum, found) => sum + found.exceptionCount, 0)
  await insertFinding(kernel.database, { reconciliationId: uuidv7(checkedAt), checkedAt, exceptionCount })
  if (isBalanced) kernel.logger.info('The books balance')
  else
    kernel.logger.error(
      { invariants: invariants.filter(({ exceptionCount }) => exceptionCount > 0) },
      'The books do not balance',
    )
  return proof
}
