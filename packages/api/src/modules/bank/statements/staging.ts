import { calendarDateOf } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { createBreaks } from '../../../platform/breaks.ts'
import { withSpools, type Bytes } from '../../../spool.ts'
import { bankFileRows, findBankFile } from './bank-files.queries.ts'
import { statementEvents, type ReadMovement, type ReadPart } from './readers/index.ts'
import { insertStagedLines, insertStagedStatement, isStaged, type NewStagedLine } from './staging.queries.ts'

/** Lines written at once. Few, so that the transaction is never idle for long. */
const BATCH = 250

/** Reads a file into the staging tables, yielding to other requests. Throws `RefusedFile`. */
export async function stageFile(kernel: Kernel, tx: Transaction, fileId: string, bytes: Bytes): Promise<void> {
  const now = kernel.clock.now()
  const takeBreak = createBreaks()
  let [position, lineCount, number] = [1, 0, 0]
  let batch: NewStagedLine[] = []
  let writing = Promise.resolve()
  for (const { movement, statement } of statementEvents(bytes, calendarDateOf(now))) {
    if (movement) {
      const rows = rowsOf(movement, { fileId, position, number })
      batch.push(...rows)
      number += rows.length
      lineCount += 1
    } else if (statement) {
      await writing
      const { from: fromDay, to: toDay } = statement
      await insertStagedStatement(tx, { ...statement, fromDay, toDay, fileId, position, lineCount, createdAt: now })
      position += 1
      lineCount = 0
    } else await takeBreak()
    if (batch.length < BATCH) continue
    await writing
    // Reading goes on meanwhile; a failure is thrown where it is awaited.
    writing = insertStagedLines(tx, batch)
    writing.catch(() => {})
    batch = []
  }
  await writing
  await insertStagedLines(tx, batch)
}

type Place = Pick<NewStagedLine, 'fileId' | 'position' | 'number'>

/** A line and its parts. Ids without a timestamp ascend in their order. */
function rowsOf(line: ReadMovement, { number, ...place }: Place): NewStagedLine[] {
  const { bookingDay, valueDay, batchReference, amount: wholeAmount, parts = [] } = line
  const whole = uuidv7()
  return [line, ...parts].map((part: ReadPart, index) => ({
    ...part,
    ...place,
    ...{ bookingDay, valueDay, batchReference, wholeAmount, number: number + index + 1 },
    ...(index === 0
      ? { movementId: whole, isBatch: parts.length > 0 }
      : { movementId: uuidv7(), parentId: whole, isBatch: false }),
  }))
}

/** Reads a file again whose lines have left the staging tables. */
export async function ensureStaged(kernel: Kernel, fileId: string): Promise<true> {
  const { database, storage } = patient(kernel)
  const { file } = found(await findBankFile(database, fileId))
  if (await isStaged(database, fileId)) return true
  return withSpools(kernel.settings.dataFolder, async (newSpool) => {
    const bytes = newSpool()
    for await (const piece of await storage.open(file.storageKey)) await bytes.add(piece)
    return inTransaction(database, async (tx) => {
      await bankFileRows.lock(tx, fileId)
      if (!(await isStaged(tx, fileId))) await stageFile(kernel, tx, fileId, bytes)
      return true as const
    })
  })
}
