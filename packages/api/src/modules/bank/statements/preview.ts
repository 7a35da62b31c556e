import type { api, RefusalValue } from '@cauce/contract'
import type { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { Ahead } from './ahead.ts'
import { freshOf } from './lines.domain.ts'
import { placeStatement, type Placement } from './periods.domain.ts'
import { findOwnIbans, findPeriodBefore } from './periods.queries.ts'
import type { ReadHeader } from './readers/index.ts'
import type { ReadFile, Summary } from './summaries.ts'

type FileView = z.output<typeof api.bankFiles.read.output>
type StatementView = FileView['statements'][number]
type ConflictView = NonNullable<FileView['conflict']>

/** A statement with both balances: money comes from these alone. */
export type Balanced<Header extends ReadHeader = Summary> = Header & {
  readonly format: 'camt053' | 'norma43'
  readonly opening: bigint
  readonly closing: bigint
}
/** Whether movements count, or only fill in what is missing. */
export const isBalanced = <Header extends ReadHeader>(statement: Header): statement is Balanced<Header> =>
  statement.format === 'camt053' || statement.format === 'norma43'

/** Where a statement belongs, with what the books know of its days, perhaps after other statements. */
export async function placementOf(executor: Executor, statement: Balanced, ahead = new Ahead()) {
  const periods = await ahead.periods(executor, statement.iban, statement)
  const known = await ahead.days(executor, statement.iban, statement)
  return { known, decision: placeStatement(statement, statement.days, periods, known) }
}

/** What a file says, and what each of its statements would change in the books as they are now. Nothing is written. */
export async function previewOf(
  executor: Executor,
  { summaries, refusal }: Pick<ReadFile, 'summaries' | 'refusal'>,
): Promise<Pick<FileView, 'refusal' | 'statements'>> {
  if (refusal) {
    const { reason, line, values = {}, excerpt } = refusal
    return { refusal: { reason, line, values, excerpt }, statements: [] }
  }
  const own = await findOwnIbans(
    executor,
    summaries.map(({ iban }) => iban),
  )
  const statements = []
  for (const summary of summaries) statements.push(await statementView(executor, summary, own))
  return { refusal: null, statements }
}

async function statementView(executor: Executor, summary: Summary, own: ReadonlySet<string>): Promise<StatementView> {
  const { iban, format, from, to, opening = null, closing = null, lineCount } = summary
  const view = { iban, format, fromDay: from, toDay: to, opening, closing, lineCount, gapBefore: null }
  const nothing = { newCount: 0, credits: 0n, debits: 0n }
  if (!own.has(iban))
    return { ...view, ...nothing, conflict: conflictOf({ code: 'statement-not-ours', params: { iban } }) }
  if (!isBalanced(summary)) return { ...view, ...nothing, conflict: null }
  const { known, decision } = await placementOf(executor, summary)
  if (!decision.ok) return { ...view, ...nothing, conflict: conflictOf(decision.refusal) }
  const gapBefore = await gapOf(executor, iban, decision.value)
  return { ...view, ...freshOf(decision.value, known), gapBefore, conflict: null }
}

/** A refusal of the catalogue as a value of a preview. */
export const conflictOf = ({ code, params = {} }: RefusalValue): ConflictView => ({
  code: code as ConflictView['code'],
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
})

async function gapOf(executor: Executor, iban: string, { period }: Placement) {
  const before = await findPeriodBefore(executor, iban, period.from)
  if (!before || (before.closing === period.opening && !before.hasDaysBetween)) return null
  return { fromDay: before.to, toDay: period.from, amount: period.opening - before.closing }
}
