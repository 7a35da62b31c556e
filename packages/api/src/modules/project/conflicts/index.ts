import { api, calendarDateOf, reviewDueOn, Refusal } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { accepted, expectUnchanged, found, refuseOnConflict, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { isReachable, viewerOf } from '../projects/index.ts'
import type { ConflictRow } from '../../../database/schema/conflicts.ts'
import { decideConflictStep, decideTerms } from './conflicts.domain.ts'
import * as queries from './conflicts.queries.ts'

export { findBarredBy, isPromotedByInsider, isReviewDue, reviewDueOn } from './conflicts.queries.ts'

export const conflictsModule: ModuleFactory = (kernel) => ({
  name: 'conflicts',
  routes: [
    ...bindRows(api.conflicts.list, api.conflicts.read, ({ query }) => listRegister(kernel, query)),
    bind(api.conflicts.decide, (call) => takeConflictStep(kernel, call)),
    bind(api.conflicts.disclosed, (call) => readDisclosed(kernel, call)),
  ],
})

type Endpoints = typeof api.conflicts
const REFERENCES = {
  conflicts_project_id_projects_project_id_fk: { code: 'reference-unknown', path: 'projectId' },
} as const

const viewOf = (row: queries.FoundConflict) => ({
  ...row,
  reviewDueOn: row.state === 'active' ? reviewDueOn(row.reviewedOn) : null,
})
const todayOf = ({ clock }: Kernel) => calendarDateOf(clock.now())

async function listRegister(kernel: Kernel, query: Call<Endpoints['list']>['query']) {
  const { data, total } = await queries.listConflicts(kernel.database, query, todayOf(kernel))
  return { data: data.map(viewOf), total }
}

/** Refuses `not-found` for an invisible project. */
async function readDisclosed(kernel: Kernel, call: Call<Endpoints['disclosed']>) {
  const { id } = call.params
  if (!(await isReachable(kernel.database, viewerOf(call), id))) throw new Refusal({ code: 'not-found' })
  return { conflicts: await queries.findDisclosed(kernel.database, id) }
}

type Follow = (tx: Transaction, row: ConflictRow) => Promise<void>

export async function createConflict(kernel: Kernel, call: Call<Endpoints['create']>, follow: Follow) {
  const now = kernel.clock.now()
  const today = calendarDateOf(now)
  const { projectId = null, taxNumber = null, natureEn = null, measureEn = null, ...given } = call.body
  const terms = accepted(decideTerms({ tie: given.tie, since: given.since, projectId, taxNumber }, today))
  const row: ConflictRow = {
    ...given,
    ...terms,
    natureEn,
    measureEn,
    conflictId: uuidv7(now),
    state: 'active',
    endedOn: null,
    reviewedOn: today,
    createdAt: now,
    updatedAt: now,
  }
  return refuseOnConflict(REFERENCES, () =>
    inTransaction(kernel.database, async (tx) => {
      await queries.conflictRows.insert(tx, row)
      await audit(kernel, tx, call, { recordId: row.conflictId, after: row })
      await follow(tx, row)
      await notifyProjects(tx, row)
      return viewOf(found(await queries.findConflict(tx, row.conflictId)))
    }),
  )
}

export async function editConflict(kernel: Kernel, call: Call<Endpoints['edit']>, follow: Follow) {
  const { updatedAt, ...fields } = call.body
  return refuseOnConflict(REFERENCES, () =>
    change(
      kernel,
      call,
      (before) => {
        expectUnchanged(before.updatedAt, updatedAt)
        if (before.state !== 'active') throw new Refusal({ code: 'state-forbids', params: { state: before.state } })
        const wanted = { ...before, ...fields }
        return { ...fields, ...accepted(decideTerms(termsOf(wanted), todayOf(kernel))) }
      },
      { follow },
    ),
  )
}

/** The reason is audited. */
const takeConflictStep = (kernel: Kernel, call: Call<Endpoints['decide']>) =>
  change(kernel, call, ({ state }) => accepted(decideConflictStep(state, call.body.step, todayOf(kernel))), {
    reason: call.body.reason,
  })

const termsOf = ({ tie, projectId, taxNumber, since }: ConflictRow) => ({ tie, projectId, taxNumber, since })

async function change(
  kernel: Kernel,
  call: Call<Endpoints['edit']> | Call<Endpoints['decide']>,
  decide: (before: ConflictRow) => Partial<ConflictRow>,
  { reason, follow }: { readonly reason?: string; readonly follow?: Follow },
) {
  const { id } = call.params
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await queries.conflictRows.lock(tx, id))
    const after = { ...before, ...decide(before), updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
    await queries.conflictRows.update(tx, id, after)
    await audit(kernel, tx, call, { recordId: id, before, after, reason })
    await follow?.(tx, after)
    await notifyProjects(tx, before, after)
    return viewOf(found(await queries.findConflict(tx, id)))
  })
}

async function notifyProjects(tx: Transaction, ...rows: readonly ConflictRow[]): Promise<void> {
  const projects = new Set(rows.flatMap(({ projectId }) => projectId ?? []))
  for (const projectId of projects) await notifyProjectChanged(tx, projectId)
}
