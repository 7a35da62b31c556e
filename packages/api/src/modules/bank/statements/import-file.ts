import { createHash } from 'node:crypto'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { storeFile, uploadKeeping } from '../../../platform/files/index.ts'
import { passAtOnce } from '../../wallet/gate/index.ts'
import { queueMatching } from '../matching/index.ts'
import { bankFileRows, wasImported } from './bank-files.queries.ts'
import { freshOf } from './lines.domain.ts'
import { fillIn, findTurnover, insertFresh, postStatement } from './lines.queries.ts'
import type { KnownPeriod } from './periods.domain.ts'
import { lockOwnIbans, replacePeriods } from './periods.queries.ts'
import { compareLines, findBooks, groupsOfStanding, placeFile, type PlacedStatement, type Standing } from './placing.ts'
import { RefusedFile } from './readers/index.ts'
import { stageFile } from './staging.ts'
import { deleteStaged, findStaged, type Known } from './staging.queries.ts'
import { insertStatement } from './statements.queries.ts'

interface ImportStep {
  /** Null when stated by an institution. */
  readonly importedBy: string | null
  readonly uploadedBy: string | null
  readonly fileId: string
  readonly now: Date
}

/** Moves the staged lines of a file to the books, whole or not at all; its accounts are locked until the transaction ends. */
export async function importStaged(
  kernel: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  step: ImportStep,
): Promise<readonly Standing[]> {
  const staged = await findStaged(tx, step.fileId)
  if (staged.length === 0) throw new Error('The lines of a file are not staged')
  await lockOwnIbans(tx, [...new Set(staged.map(({ iban }) => iban))])
  const { standings } = placeFile(await findBooks(tx, staged), staged)
  for (const standing of standings) {
    const placed = accepted(standing.decision)
    const { known, pairs } = await compareLines(tx, standing.statement, groupsOfStanding(standing))
    await fillIn(tx, known, pairs, { iban: standing.statement.iban, now: step.now })
    if (placed) await importStatement(kernel, tx, { placed, known, step })
  }
  await deleteStaged(tx, [step.fileId])
  await queueMatching(tx)
  return standings
}

interface Import {
  readonly placed: PlacedStatement
  readonly known: Known
  readonly step: ImportStep
}

async function importStatement(
  kernel: Pick<Kernel, 'clock' | 'parameters'>,
  tx: Transaction,
  { placed, known, step: { importedBy, uploadedBy, fileId, now } }: Import,
): Promise<void> {
  const { statement, statementId, placement } = placed
  const { iban, format, position, from, to, opening, closing, lineCount } = statement
  const { newCount } = freshOf(placement, placed.known)
  await insertStatement(tx, {
    ...{ statementId, iban, format, fileId, position, fromDay: from, toDay: to, opening, closing },
    ...{ lineCount, movementCount: newCount, importedBy, createdAt: now, joined: placement.joined.map(joinedOf) },
  })
  await insertFresh(tx, known, { statementId, iban, now })
  const decisionId = await passAtOnce(kernel, tx, {
    kind: 'import_statement',
    amount: await findTurnover(tx, statementId),
    by: importedBy === null ? { as: 'platform' } : { as: 'staff', userId: importedBy },
    subjectId: null,
    recordId: statementId,
    firstBy: uploadedBy,
  })
  await postStatement(tx, { statementId, now, decisionId })
  await replacePeriods(tx, placement.joined, { ...placement.period, iban, periodId: statementId })
}

const joinedOf = ({ periodId, from, to, opening, closing }: KnownPeriod) => ({
  ...{ period_id: periodId, from_day: from, to_day: to, opening: String(opening), closing: String(closing) },
})

/**
 * Imports an institution's statement like a bank file: whole or not at all, the same bytes once. Throws
 * `statement-not-ours`, `statement-contradicts`, `statement-uncertain`, and an error when it cannot be read.
 */
export async function importStated(kernel: Kernel, name: string, bytes: Buffer): Promise<void> {
  const { keep, forgetUnused } = uploadKeeping(kernel)
  const kept = await keep([{ part: 'file', name, kind: 'xml', bytes }])
  await inTransaction(patient(kernel).database, async (tx) => {
    const now = kernel.clock.now()
    if (await wasImported(tx, createHash('sha256').update(bytes).digest('hex'))) return
    const { fileId, sha256, createdAt } = await storeFile(tx, kept[0]!, { uploadedBy: null })
    await bankFileRows.insert(tx, { fileId, sha256, uploadedBy: null, importedAt: now, createdAt })
    await stageFile(kernel, tx, fileId, bytes)
    await importStaged(kernel, tx, { importedBy: null, uploadedBy: null, fileId, now })
  })
    .catch((error: unknown) => {
      if (!(error instanceof RefusedFile)) throw error
      throw new Error(`The institution has stated what cannot be read: ${error.refusal.reason}.`)
    })
    .finally(() => forgetUnused(kept))
}
