import { importLifecycle, stateAfter } from '@cauce/contract'
import { inTransaction, isPassing, type Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import { touchedAt } from '../../http/expect.ts'
import { patient, type Kernel } from '../../kernel.ts'
import { queueMatching } from '../../modules/bank/matching/index.ts'
import { findLines, importRows, sumLines, writeLines, type CheckedLine } from '../../modules/misc/imports/index.ts'
import { queueImport } from './imports.job.ts'
import { beginAlone, OtherRunWorks } from './imports.queries.ts'
import type { CheckedCustomer } from './check-customers.ts'
import type { CheckedMovement } from './check-movements.ts'
import { checkLines, nothingEarlier, verdictOf, type Checked } from './check-line.ts'
import { makeCustomers } from './make-customers.ts'
import { makeMovements } from './make-movements.ts'
import { undoImport } from './undo-import.ts'

const CHUNK = 250
/** A longer run would look abandoned after a quarter of an hour. */
const LINES_OF_A_RUN = 10_000

/**
 * Runs the current step. Idempotent after a kill. A failed check, or an all-or-nothing import, ends as failed and can
 * be requested again.
 */
export async function carryOutImport(kernel: Kernel, importId: string): Promise<void> {
  const row = await importRows.find(kernel.database, importId)
  if (row?.state === 'checking') await orFail(kernel, importId, check(patient(kernel), row))
  if (row?.state === 'importing')
    await (row.mode === 'whole' ? orFail(kernel, importId, makeWhole(kernel, row)) : makeGood(patient(kernel), row))
  if (row?.state === 'undoing') await undoImport(patient(kernel), row)
}

/** Marks the step as failed unless a retry may succeed. The job still fails and logs. */
async function orFail(kernel: Kernel, importId: string, work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    const isForLater = isPassing(error) || error instanceof OtherRunWorks
    if (!isForLater) await inTransaction(kernel.database, (tx) => finish(kernel, tx, importId, 'fail'))
    throw error
  }
}

const make = (kernel: Kernel, tx: Transaction, row: ImportRow, checked: readonly Checked[]): Promise<CheckedLine[]> =>
  row.kind === 'customers'
    ? makeCustomers(kernel, tx, row, checked as readonly CheckedCustomer[])
    : makeMovements(kernel, tx, row, checked as readonly CheckedMovement[])

/** Dry run. */
async function check(kernel: Kernel, row: ImportRow): Promise<void> {
  const { database } = kernel
  const { importId } = row
  const earlier = nothingEarlier()
  let after = 0
  let done = 0
  for (;;) {
    const lines = await findLines(database, importId, { after, count: CHUNK, isGoodOnly: false })
    if (lines.length === 0) break
    await writeLines(
      database,
      (await checkLines(kernel, database, row, lines, { ...earlier, isLocking: false })).map(verdictOf),
    )
    after = lines.at(-1)!.line
    done += lines.length
    await importRows.update(database, importId, { doneCount: done })
  }
  await inTransaction(database, (tx) => finish(kernel, tx, importId, 'finishCheck'))
}

/** State, counts and sums. A late run changes nothing. */
async function finish(kernel: Kernel, tx: Transaction, importId: string, action: 'finishCheck' | 'finish' | 'fail') {
  const row = await importRows.lock(tx, importId)
  const state = row && stateAfter(importLifecycle, action, row.state)
  if (!state) return
  const now = kernel.clock.now()
  const updatedAt = touchedAt(row.updatedAt, now)
  const isOver = action === 'finish'
  await importRows.update(tx, importId, {
    ...(await sumLines(tx, importId)),
    state,
    updatedAt,
    ...(isOver && { finishedAt: now }),
  })
  // The money may already be there.
  if (isOver && row.kind === 'movements') await queueMatching(tx)
}

/** Lines that passed the check and fail now. */
class RefusedNow extends Error {
  readonly lines: readonly CheckedLine[]
  constructor(lines: readonly CheckedLine[]) {
    super('A line of an import cannot be made any more')
    this.lines = lines
  }
}

/** All lines in one transaction; progress over another connection, to be visible. */
async function makeWhole(kernel: Kernel, { importId }: ImportRow): Promise<void> {
  const { database } = patient(kernel)
  try {
    await inTransaction(database, async (tx) => {
      await beginAlone(tx, importId)
      const row = await importRows.find(tx, importId)
      if (row?.state !== 'importing') return
      let after = 0
      let done = 0
      for (;;) {
        const lines = await findLines(tx, importId, { after, count: CHUNK, isGoodOnly: true })
        if (lines.length === 0) break
        const checked = await checkLines(kernel, tx, row, lines, { ...nothingEarlier(), isLocking: true })
        const refused = checked.filter(({ value }) => !value)
        if (refused.length > 0) throw new RefusedNow(refused.map(verdictOf))
        await writeLines(tx, await make(kernel, tx, row, checked))
        after = lines.at(-1)!.line
        done += lines.length
        await importRows.update(kernel.database, importId, { doneCount: done })
      }
      await finish(kernel, tx, importId, 'finish')
    })
  } catch (error) {
    if (!(error instanceof RefusedNow)) throw error
    await inTransaction(database, async (tx) => {
      await writeLines(tx, error.lines)
      await finish(kernel, tx, importId, 'fail')
    })
  }
}

/** In chunks; a killed run is resumed. */
async function makeGood(kernel: Kernel, { importId, lineCount }: ImportRow): Promise<void> {
  for (let done = 0; done < Math.min(LINES_OF_A_RUN, lineCount + 1); done += CHUNK) {
    const isOver = await inTransaction(kernel.database, async (tx) => {
      await beginAlone(tx, importId)
      const row = await importRows.find(tx, importId)
      if (row?.state !== 'importing') return true
      const lines = await findLines(tx, importId, { after: 0, count: CHUNK, isGoodOnly: true })
      if (lines.length === 0) {
        await finish(kernel, tx, importId, 'finish')
        return true
      }
      const checked = await checkLines(kernel, tx, row, lines, { ...nothingEarlier(), isLocking: true })
      await writeLines(tx, checked.filter(({ value }) => !value).map(verdictOf))
      await writeLines(tx, await make(kernel, tx, row, checked))
      await importRows.update(tx, importId, { doneCount: row.doneCount + lines.length })
      return false
    })
    if (isOver) return
  }
  await inTransaction(kernel.database, (tx) => queueImport(tx, importId))
}
