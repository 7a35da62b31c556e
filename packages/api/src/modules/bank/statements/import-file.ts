import type { Transaction } from '../../../database/index.ts'
import { accepted } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { passAtOnce } from '../../wallet/gate/index.ts'
import { CHUNK, fillInAlone, keyOf, LineWriter } from './line-writer.ts'
import { freshOf, pairLines } from './lines.domain.ts'
import { fillIn, findKnownLines, findTurnover, postStatement } from './lines.queries.ts'
import { insertStatement } from './statements.queries.ts'
import { replacePeriods } from './periods.queries.ts'
import { isBalanced, placementOf, type Balanced } from './preview.ts'
import type { ReadMovement } from './readers/index.ts'
import type { ReadFile, Summary } from './summaries.ts'

export interface ImportStep {
  /** Null when stated by an institution. */
  readonly importedBy: string | null
  readonly uploadedBy: string | null
  readonly fileId: string
  readonly now: Date
}

/** Imports all statements of a file; the accounts are locked. Another format only fills in missing details. */
export async function importStatements(
  kernel: Pick<Kernel, 'clock' | 'settings'>,
  tx: Transaction,
  { summaries, lines }: Pick<ReadFile, 'summaries' | 'lines'>,
  step: ImportStep,
): Promise<void> {
  const all = lines.read()
  for (const [index, summary] of summaries.entries()) {
    const own = next(all, summary.lineCount)
    if (isBalanced(summary)) await importStatement(kernel, tx, summary, own, { ...step, position: index + 1 })
    else await enrich(tx, summary, own, step.now)
  }
}

function* next(lines: Iterator<ReadMovement, undefined>, count: number): Generator<ReadMovement> {
  for (let taken = 0; taken < count; taken += 1) yield lines.next().value!
}

async function importStatement(
  kernel: Pick<Kernel, 'clock' | 'settings'>,
  tx: Transaction,
  summary: Balanced,
  lines: Iterable<ReadMovement>,
  { importedBy, uploadedBy, fileId, now, position }: ImportStep & { readonly position: number },
): Promise<void> {
  const { iban, format, from, to, opening, closing, lineCount } = summary
  const { known, decision } = await placementOf(tx, summary)
  const placement = accepted(decision)
  const origin = { statementId: uuidv7(now), iban, now }
  await insertStatement(tx, {
    statementId: origin.statementId,
    iban,
    format,
    fileId,
    position,
    fromDay: from,
    toDay: to,
    opening,
    closing,
    lineCount,
    movementCount: freshOf(placement, known).newCount,
    importedBy,
    createdAt: now,
  })
  const writer = new LineWriter(tx, origin, { summary, known, placement })
  for (const line of lines) await writer.take(line)
  await writer.finish()
  const decisionId = await passAtOnce(kernel, tx, {
    kind: 'import_statement',
    amount: await findTurnover(tx, origin.statementId),
    by: importedBy === null ? { as: 'platform' } : { as: 'staff', userId: importedBy },
    subjectId: null,
    recordId: origin.statementId,
    firstBy: uploadedBy,
  })
  await postStatement(tx, { ...origin, decisionId })
  await replacePeriods(tx, placement.joined, { ...placement.period, iban, periodId: uuidv7(now) })
}

/** Fills in details from an account report or notification. */
async function enrich(tx: Transaction, { iban, days }: Summary, lines: Iterable<ReadMovement>, now: Date) {
  let alone: ReadMovement[] = []
  const several = new Map<string, ReadMovement[]>()
  for (const line of lines) {
    if (days.get(line.bookingDay)?.get(line.amount) === 1) alone.push(line)
    else several.set(keyOf(line), [...(several.get(keyOf(line)) ?? []), line])
    if (alone.length < CHUNK) continue
    await fillInAlone(tx, { iban, now }, alone)
    alone = []
  }
  await fillInAlone(tx, { iban, now }, alone)
  for (const same of several.values()) {
    const known = await findKnownLines(tx, iban, [same[0]!])
    await fillIn(tx, pairLines(same, known, 0).pairs, now)
  }
}
