import { api } from '@cauce/contract'
import { bind, bindRows, type Call, type KeptUpload } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import {
  insertLines,
  type StoredLine,
  listLines,
  findImport,
  listImports,
  findKnownColumns,
  importRows,
} from './imports.queries.ts'
import { createHash } from 'node:crypto'
import { inTransaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { createBreaks } from '../../../platform/breaks.ts'
import { guessColumns } from './guess-columns.domain.ts'
import { encodingOf, readCsv, type Encoding } from './read-csv.ts'

export {
  findLines,
  forgetImportLines,
  forgetLinesAbout,
  isForgotten,
  sumLines,
  undoLines,
  writeLines,
  type CheckedLine,
  type StoredLine,
} from './imports.queries.ts'
export { encodingOf, readCsv } from './read-csv.ts'
export { findImport, importRows } from './imports.queries.ts'

export const importsModule: ModuleFactory = (kernel) => ({
  name: 'imports',
  routes: [
    bind(api.imports.list, ({ query }) => listImports(kernel.database, query)),
    bind(api.imports.read, async ({ params }) => found(await findImport(kernel.database, params.id))),
    bind(api.imports.create, (call) => uploadImport(kernel, call)),
    ...bindRows(api.importLines.list, api.importLines.read, ({ query }) => listLines(kernel.database, query)),
  ],
})

const CHUNK = 1_000

async function uploadImport(kernel: Kernel, call: Call<typeof api.imports.create>) {
  const [{ name, ...file }] = call.files as [KeptUpload]
  const bytes = file.bytes.subarray()
  const { kind, encoding = encodingOf(bytes) } = call.body
  await expectReadable(bytes, encoding)
  const now = kernel.clock.now()
  const importId = uuidv7(now)
  return inTransaction(patient(kernel).database, async (tx) => {
    // Inside, because the transaction may be retried.
    const all = readCsv(bytes, encoding)
    const headings = [...((await all.next()).value?.cells ?? [])]
    const createdBy = userIdOf(call.actor)
    await importRows.insert(tx, {
      importId,
      kind,
      state: 'uploaded',
      name,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      encoding,
      headings,
      columns: (await findKnownColumns(tx, kind, headings)) ?? guessColumns(kind, headings),
      mode: 'whole',
      lineCount: 0,
      createdBy,
      createdAt: now,
      updatedAt: now,
    })
    let lineCount = 0
    let waiting: StoredLine[] = []
    const write = async () => {
      await insertLines(tx, importId, waiting)
      lineCount += waiting.length
      waiting = []
    }
    for await (const { line, cells } of all) {
      waiting.push({ importLineId: uuidv7(now), line, cells })
      if (waiting.length === CHUNK) await write()
    }
    await write()
    await importRows.update(tx, importId, { lineCount })
    const view = found(await findImport(tx, importId))
    await audit(kernel, tx, call, { recordId: importId, after: recordedOf(view) })
    return view
  })
}

async function expectReadable(bytes: Uint8Array, encoding: Encoding): Promise<void> {
  const takeBreak = createBreaks()
  for await (const _ of readCsv(bytes, encoding)) await takeBreak()
}

/** Decisions only, no personal data. */
export const recordedOf = ({
  kind,
  state,
  name,
  sha256,
  mode,
  managerId,
  isInviting,
  lineCount,
  goodCount,
  refusedCount,
  incomes,
  withdrawals,
}: NonNullable<Awaited<ReturnType<typeof findImport>>>) => ({
  kind,
  state,
  name,
  sha256,
  mode,
  managerId,
  isInviting,
  lineCount,
  goodCount,
  refusedCount,
  incomes,
  withdrawals,
})
