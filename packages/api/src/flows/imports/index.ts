import { api, importLifecycle, REQUIRED_IMPORT_FIELDS, IMPORT_FIELDS, Refusal, stateAfter } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import { userIdOf } from '../../http/actor.ts'
import { bind, type Call } from '../../http/bind.ts'
import { found, touchedAt } from '../../http/expect.ts'
import { bindJob } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { lockManager } from '../../modules/account/users/index.ts'
import { findImport, importRows, isForgotten, recordedOf } from '../../modules/misc/imports/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { carryOutImport } from './carry-out.ts'
import { carryOutImportJob, queueImport } from './imports.job.ts'
import { countFollowed } from './undo-import.ts'

/** Handbook rules 14.70 to 14.75. */
export const importsFlow: ModuleFactory = (kernel) => ({
  name: 'imports-flow',
  routes: [
    bind(api.imports.check, (call) => checkImport(kernel, call)),
    bind(api.imports.begin, (call) => beginImport(kernel, call)),
    bind(api.imports.takeBack, (call) => takeBack(kernel, call)),
  ],
  jobs: [bindJob(carryOutImportJob, ({ importId }) => carryOutImport(kernel, importId))],
})

async function checkImport(kernel: Kernel, call: Call<typeof api.imports.check>) {
  const { columns, mode, managerId = null, isInviting = false } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await importRows.lock(tx, call.params.id))
    expectColumns(row, columns)
    if (managerId && !(await lockManager(tx, managerId)))
      throw new Refusal({ code: 'reference-unknown', path: 'managerId' })
    const change = { columns, mode, managerId, isInviting }
    return stepTo(kernel, tx, call, { row, action: 'check', change })
  })
}

function expectColumns({ kind, headings }: ImportRow, columns: ImportRow['columns']): void {
  const path = 'columns'
  const said = columns.filter((field) => field !== null)
  const isKnown = said.every((field) => (IMPORT_FIELDS[kind] as readonly string[]).includes(field))
  if (!isKnown || new Set(said).size < said.length || columns.length > headings.length)
    throw new Refusal({ code: 'choice-invalid', path })
  if (REQUIRED_IMPORT_FIELDS[kind].some((field) => !said.includes(field))) throw new Refusal({ code: 'required', path })
}

async function beginImport(kernel: Kernel, call: Call<typeof api.imports.begin>) {
  return once(kernel, api.imports.begin, call, async (tx) => {
    const row = found(await importRows.lock(tx, call.params.id))
    const isCheckedNow = stateAfter(importLifecycle, 'begin', row.state) !== undefined
    if (isCheckedNow && row.mode === 'whole' && row.refusedCount > 0)
      throw new Refusal({ code: 'import-has-refused-lines' })
    if (isCheckedNow && row.goodCount === 0) throw new Refusal({ code: 'import-has-no-good-line' })
    const change = { begunBy: userIdOf(call.actor), begunFrom: call.address }
    return { answer: await stepTo(kernel, tx, call, { row, action: 'begin', change }), effectId: row.importId }
  })
}

async function takeBack(kernel: Kernel, call: Call<typeof api.imports.takeBack>) {
  return once(kernel, api.imports.takeBack, call, async (tx) => {
    const row = found(await importRows.lock(tx, call.params.id))
    const count = row.state === 'imported' ? await countFollowed(tx, row) : 0
    if (count > 0) throw new Refusal({ code: 'import-followed', params: { count } })
    const { reason } = call.body
    const change = { undoneBy: userIdOf(call.actor), undoneFrom: call.address, undoReason: reason }
    return { answer: await stepTo(kernel, tx, call, { row, action: 'undo', change, reason }), effectId: row.importId }
  })
}

interface Step {
  readonly row: ImportRow
  readonly action: 'check' | 'begin' | 'undo'
  readonly change: Partial<ImportRow>
  readonly reason?: string
}

async function stepTo(
  kernel: Kernel,
  tx: Transaction,
  call: Call<typeof api.imports.check> | Call<typeof api.imports.begin> | Call<typeof api.imports.takeBack>,
  { row, action, change, reason }: Step,
) {
  const { importId } = row
  const before = recordedOf(found(await findImport(tx, importId)))
  const state = stateAfter(importLifecycle, action, row.state)
  if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: row.state } })
  if (action !== 'undo' && (await isForgotten(tx, importId))) throw new Refusal({ code: 'import-forgotten' })
  const updatedAt = touchedAt(row.updatedAt, kernel.clock.now())
  await importRows.update(tx, importId, { ...change, state, doneCount: 0, updatedAt })
  await queueImport(tx, importId)
  const view = found(await findImport(tx, importId))
  await audit(kernel, tx, call, { recordId: importId, before, after: recordedOf(view), reason })
  return view
}
