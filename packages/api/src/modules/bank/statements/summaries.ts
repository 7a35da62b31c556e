import { calendarDateOf } from '@cauce/contract'
import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import type { Clock } from '../../../kernel.ts'
import { createBreaks } from '../../../platform/breaks.ts'
import { PackedLines } from './packed-lines.ts'
import { excerptOf, statementEvents, type Excerpt, type ReadHeader, type StatementEvent } from './readers/index.ts'

/** A statement without its lines. */
export interface Summary extends ReadHeader {
  readonly days: ReadonlyMap<string, ReadonlyMap<bigint, number>>
  readonly lineCount: number
}

export interface ReadFile {
  readonly summaries: readonly Summary[]
  /** Of all statements, in order. */
  readonly lines: PackedLines
  readonly refusal?: StatementFileRefusal & { readonly excerpt: Excerpt | null }
}

/** Line by line, yielding to other requests. Returns the refusal, if any. */
async function* eventsOf(
  bytes: Uint8Array,
  today: string,
): AsyncGenerator<StatementEvent, StatementFileRefusal | undefined> {
  const events = statementEvents(bytes, today)
  const takeBreak = createBreaks()
  for (;;) {
    const { done, value } = events.next()
    if (done) return value
    if (value.movement || value.statement) yield value
    else await takeBreak()
  }
}

/** Reads once: statements with counts by day and amount, and lines; or the refusal. */
export async function readFile(bytes: Uint8Array, clock: Clock): Promise<ReadFile> {
  const lines = new PackedLines()
  const summaries: Summary[] = []
  let days = new Map<string, Map<bigint, number>>()
  let lineCount = 0
  const events = eventsOf(bytes, calendarDateOf(clock.now()))
  for (;;) {
    const { done, value } = await events.next()
    if (done)
      return value
        ? { summaries: [], lines, refusal: { ...value, excerpt: excerptOf(bytes, value) } }
        : { summaries, lines }
    if (value.movement) {
      const { bookingDay, amount } = value.movement
      const amounts = days.get(bookingDay) ?? new Map<bigint, number>()
      amounts.set(amount, (amounts.get(amount) ?? 0) + 1)
      days.set(bookingDay, amounts)
      lineCount += 1
      lines.add(value.movement)
    } else if (value.statement) {
      summaries.push({ ...value.statement, days, lineCount })
      days = new Map()
      lineCount = 0
    }
  }
}
