import { hasBankingDayBetween, type api, type RefusalValue, type StatementPlace } from '@cauce/contract'
import type { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { BooksOverlay } from './books-overlay.ts'
import { freshOf } from './lines.domain.ts'
import { placeStatement, type Placement } from './periods.domain.ts'
import { findOwnIbans } from './periods.queries.ts'
import type { ReadHeader } from './readers/index.ts'
import type { ReadFile, Summary } from './summaries.ts'

type FileView = z.output<typeof api.bankFiles.preview.output>
type StatementView = FileView['statements'][number]
type ConflictView = NonNullable<FileView['conflict']>

/** With both balances; only these count as money. */
export type Balanced<Header extends ReadHeader = Summary> = Header & {
  readonly format: 'camt053' | 'norma43'
  readonly opening: bigint
  readonly closing: bigint
}
/** False: the lines only fill in missing details. */
export const isBalanced = <Header extends ReadHeader>(statement: Header): statement is Balanced<Header> =>
  statement.format === 'camt053' || statement.format === 'norma43'

/** Placement among known days, optionally after other statements. */
export async function placementOf(executor: Executor, statement: Balanced, overlay = new BooksOverlay()) {
  const periods = await overlay.periods(executor, statement.iban, statement)
  const known = await overlay.days(executor, statement.iban, statement)
  return { known, decision: placeStatement(statement, statement.days, periods, known) }
}

/** Dry run: contents of a file, and what each statement would change. */
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
  const overlay = new BooksOverlay()
  for (const summary of summaries) statements.push(await statementView(executor, summary, own, overlay))
  return { refusal: null, statements }
}

/** After the statements of the file that are before it. */
async function statementView(
  executor: Executor,
  summary: Summary,
  own: ReadonlySet<string>,
  overlay: BooksOverlay,
): Promise<StatementView> {
  const { iban, format, from, to, opening = null, closing = null, lineCount, remarks } = summary
  const view = {
    iban,
    format,
    fromDay: from,
    toDay: to,
    opening,
    closing,
    lineCount,
    remarks: [...remarks],
    stated: statedOf(summary),
    ...NOWHERE,
  }
  const nothing = { newCount: 0, credits: 0n, debits: 0n }
  if (!own.has(iban))
    return { ...view, ...nothing, conflict: conflictOf({ code: 'statement-not-ours', params: { iban } }) }
  if (!isBalanced(summary)) return { ...view, ...nothing, conflict: null }
  const { known, decision } = await placementOf(executor, summary, overlay)
  if (!decision.ok) return { ...view, ...nothing, conflict: conflictOf(decision.refusal) }
  const place = await placeOf(executor, summary, decision.value, overlay)
  overlay.add(summary.iban, decision.value, known)
  return { ...view, ...freshOf(decision.value, known), ...place, conflict: null }
}

function statedOf({ days }: Summary): StatementView['stated'] {
  const stated = { credits: { count: 0, amount: 0n }, debits: { count: 0, amount: 0n } }
  for (const amounts of days.values())
    for (const [amount, count] of amounts) {
      if (amount === 0n) continue
      const side = amount > 0n ? stated.credits : stated.debits
      side.count += count
      side.amount += amount * BigInt(count)
    }
  return stated
}

export const conflictOf = ({ code, params = {} }: RefusalValue): ConflictView => ({
  code: code as ConflictView['code'],
  params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
})

const NOWHERE = { follows: null, gapBefore: null, sharesDays: false }

/** Position among known statements, optionally after others. */
export async function placeOf(
  executor: Executor,
  { iban, from, opening }: Pick<Balanced, 'iban' | 'from' | 'opening'>,
  { period, joined, continued }: Pick<Placement, 'period' | 'joined' | 'continued'>,
  overlay = new BooksOverlay(),
): Promise<z.output<typeof StatementPlace>> {
  const place = { ...NOWHERE, sharesDays: joined.length > 0 }
  // The rest of a day continues the statement of its beginning.
  if (continued.has(from) && joined.some(({ to, closing }) => to === from && closing === opening))
    return { ...place, follows: { day: from, closing: opening } }
  // Gaps before statements that have its first day do not concern this one.
  if (period.from < from) return place
  const before = await overlay.periodBefore(executor, iban, from)
  if (!before) return place
  const { to, closing } = before
  if (closing === period.opening && !hasBankingDayBetween(to, from)) return { ...place, follows: { day: to, closing } }
  return { ...place, gapBefore: { fromDay: to, toDay: from, amount: period.opening - closing } }
}
