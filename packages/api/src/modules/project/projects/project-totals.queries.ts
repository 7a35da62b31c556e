import type { PhaseName } from '@cauce/contract'
import { and, eq, isNull, max, min, notInArray, sql } from 'drizzle-orm'
import { centsArray, integerArray, uuidArray } from '../../../database/expressions.ts'
import type { Executor, Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { projectPhases, projects } from '../../../database/schema/project.ts'

/** Deltas of one transaction; may be negative. */
export interface TotalsChange {
  readonly projectId: string
  /** Cents. */
  readonly amount: bigint
  readonly investors: number
}

/**
 * One statement on locked projects; constraints enforce the limits. `updatedAt` stays, so that an order causes no edit
 * conflict.
 */
export async function addToProjectTotals(tx: Transaction, changes: readonly TotalsChange[]): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(addedTotals(changes))
}

/** As a CTE. */
export const addedTotals = (changes: readonly TotalsChange[]) => sql`
    update ${projects} set
      amount_invested = projects.amount_invested + change.amount,
      investor_count = projects.investor_count + change.investors
    from (
      select project_id, sum(amount)::bigint as amount, sum(investors)::integer as investors
      from unnest(
        ${uuidArray(changes.map((change) => change.projectId))},
        ${centsArray(changes.map((change) => change.amount))},
        ${integerArray(changes.map((change) => change.investors))}
      ) as changes (project_id, amount, investors)
      group by project_id
    ) as change
    where projects.project_id = change.project_id`

/** Closes the present phase entry and opens the next. */
export async function beginPhase(
  tx: Transaction,
  projectId: string,
  { phase, at, reason, updatedAt }: { phase: PhaseName; at: Date; reason: string | null; updatedAt: Date },
): Promise<string> {
  const projectPhaseId = uuidv7(at)
  await tx
    .update(projectPhases)
    .set({ endedAt: at })
    .where(and(eq(projectPhases.projectId, projectId), isNull(projectPhases.endedAt)))
  await tx.insert(projectPhases).values({ projectPhaseId, projectId, phase, startedAt: at, endedAt: null, reason })
  await tx.update(projects).set({ phase, projectPhaseId, updatedAt }).where(eq(projects.projectId, projectId))
  return projectPhaseId
}

/** Of a loan that is owed, which may have been closed meanwhile. */
export async function findFinancing(executor: Executor, id: string): Promise<Date | undefined> {
  const { projectId, phase, startedAt, endedAt } = projectPhases
  const before = executor
    .select({ endedAt: max(endedAt) })
    .from(projectPhases)
    .where(and(eq(projectId, id), notInArray(phase, ['Financed', 'Closed'])))
  const [row] = await executor
    .select({ startedAt: min(startedAt) })
    .from(projectPhases)
    .where(and(eq(projectId, id), sql`${startedAt} >= coalesce((${before}), '-infinity')`))
  return row?.startedAt ?? undefined
}

export async function insertProjectPhase(
  executor: Executor,
  row: { projectPhaseId: string; projectId: string; phase: PhaseName; startedAt: Date },
): Promise<void> {
  await executor.insert(projectPhases).values({ ...row, endedAt: null, reason: null })
}
