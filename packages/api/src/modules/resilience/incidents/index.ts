import { api, mistakesOfIncident, Refusal, withoutMistakes, type IncidentReport } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { IncidentRow } from '../../../database/schema/resilience.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { audit } from '../../../platform/audit/index.ts'
import { decideIncidentEdit, decideIncidentStep, decideReport, owedBy } from './incidents.domain.ts'
import { incidentRows, listIncidents } from './incidents.queries.ts'

/** Regulation (EU) 2022/2554, articles 17 to 19. */
export const incidentsModule: ModuleFactory = (kernel) => ({
  name: 'incidents',
  routes: [
    ...bindRows(api.incidents.list, api.incidents.read, async ({ query }) => {
      const { data, total } = await listIncidents(kernel.database, query)
      return { data: data.map((row) => viewOf(kernel, row)), total }
    }),
    bind(api.incidents.create, (call) => createIncident(kernel, call)),
    bind(api.incidents.edit, (call) => editIncident(kernel, call)),
    bind(api.incidents.decide, (call) => takeIncidentStep(kernel, call)),
  ],
})

type Endpoints = typeof api.incidents

const viewOf = ({ clock }: Kernel, row: IncidentRow) => ({
  ...row,
  isLate: row.dueAt !== null && row.dueAt < clock.now(),
})

async function createIncident(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  accepted(withoutMistakes(mistakesOfIncident(call.body, now)))
  const { startedAt = null, peopleAffected = null, amountAffected = null, cause = null, ...given } = call.body
  const row: IncidentRow = {
    ...{ ...given, startedAt, peopleAffected, amountAffected, cause },
    incidentId: uuidv7(now),
    state: 'open',
    criteria: [],
    classifiedAt: null,
    ...owedBy({ state: 'open', noticedAt: given.noticedAt, classifiedAt: null }),
    closedAt: null,
    createdAt: now,
    updatedAt: now,
  }
  return inTransaction(kernel.database, async (tx) => {
    await incidentRows.insert(tx, row)
    await audit(kernel, tx, call, { recordId: row.incidentId, after: row })
    return viewOf(kernel, row)
  })
}

async function editIncident(kernel: Kernel, call: Call<Endpoints['edit']>) {
  const { updatedAt, ...fields } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await incidentRows.lock(tx, call.params.id))
    expectUnchanged(before.updatedAt, updatedAt)
    const wanted = { ...before, ...fields }
    accepted(withoutMistakes(mistakesOfIncident(wanted, kernel.clock.now())))
    const owed = accepted(decideIncidentEdit(before, wanted))
    return viewOf(kernel, await save(kernel, tx, call, { before, change: { ...fields, ...owed } }))
  })
}

/** The reason is audited. */
async function takeIncidentStep(kernel: Kernel, call: Call<Endpoints['decide']>) {
  const { reason, ...step } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await incidentRows.lock(tx, call.params.id))
    const change = accepted(decideIncidentStep(before, step, kernel.clock.now()))
    return viewOf(kernel, await save(kernel, tx, call, { before, change, reason }))
  })
}

/** Moves its deadline on. Returns what the report was owed by. */
export async function reportIncident(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.dutyRecords.create>,
  report: { readonly incidentId: string; readonly kind: IncidentReport; readonly doneAt: Date },
): Promise<Date | null> {
  const before = await incidentRows.lock(tx, report.incidentId)
  if (!before) throw new Refusal({ code: 'reference-unknown', path: 'incidentId' })
  const change = accepted(decideReport(before, report))
  await save(kernel, tx, { ...call, operation: 'incidents.edit' }, { before, change })
  return before.duty === report.kind ? before.dueAt : null
}

interface Saved {
  readonly before: IncidentRow
  readonly change: Partial<IncidentRow>
  readonly reason?: string
}

async function save(
  kernel: Kernel,
  tx: Transaction,
  call: Pick<Call, 'actor' | 'address' | 'operation' | 'request'>,
  { before, change, reason }: Saved,
): Promise<IncidentRow> {
  const after = { ...before, ...change, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
  await incidentRows.update(tx, before.incidentId, after)
  await audit(kernel, tx, call, { noun: 'incidents', recordId: before.incidentId, before, after, reason })
  return after
}
