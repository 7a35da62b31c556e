import { setImmediate } from 'node:timers/promises'
import { calendarDateOf } from '@cauce/contract'
import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import type { Clock } from '../../../kernel.ts'
import { PackedLines } from './packed-lines.ts'
import { statementEvents, type ReadHeader, type ReadMovement, type StatementEvent } from './readers/index.ts'

/** What a statement says, without its lines. */
export interface Summary extends ReadHeader {
  readonly days: ReadonlyMap<string, ReadonlyMap<bigint, number>>
  readonly lineCount: number
}

/** What a file says, without its lines, or why it is refused. */
export interface FileSummary {
  readonly summaries: readonly Summary[]
  readonly refusal?: StatementFileRefusal
}

/** What a file says, with its lines. */
export interface PackedFile extends FileSummary {
  /** Of all statements, in their order. */
  readonly lines: PackedLines
}

/** After how many lines other requests have their turn. */
const TURN = 500

/** What a file says, line by line, with turns for others. Returns why it is refused, if it is. */
async function* eventsOf(
  bytes: Uint8Array,
  today: string,
): AsyncGenerator<StatementEvent, StatementFileRefusal | undefined> {
  const events = statementEvents(bytes, today)
  for (let count = 1; ; count += 1) {
    const { done, value } = events.next()
    if (done) return value
    yield value
    if (count % TURN === 0) await setImmediate()
  }
}

/** What a file says with its lines, which an import writes: the file is read once. */
export async function packFile(bytes: Uint8Array, clock: Clock): Promise<PackedFile> {
  const lines = new PackedLines()
  return { ...(await summarise(bytes, clock, (line) => lines.add(line))), lines }
}

/**
 * The statements of a file with how often each amount is on each day, or why the file is refused.
 * @param keep is given each line
 */
export async function summarise(
  bytes: Uint8Array,
  clock: Clock,
  keep?: (line: ReadMovement) => void,
): Promise<FileSummary> {
  const summaries: Summary[] = []
  let days = new Map<string, Map<bigint, number>>()
  let lineCount = 0
  const events = eventsOf(bytes, calendarDateOf(clock.now()))
  for (;;) {
    const { done, value } = await events.next()
    if (done) return value ? { summaries: [], refusal: value } : { summaries }
    if (value.movement) {
      const { bookingDay, amount } = value.movement
      const amounts = days.get(bookingDay) ?? new Map<bigint, number>()
      amounts.set(amount, (amounts.get(amount) ?? 0) + 1)
      days.set(bookingDay, amounts)
      lineCount += 1
      keep?.(value.movement)
    } else {
      summaries.push({ ...value.statement, days, lineCount })
      days = new Map()
      lineCount = 0
    }
  }
}
