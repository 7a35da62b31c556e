import { absoluteOf, type Cents } from '@cauce/contract'
import { isArchive } from './archive.ts'
import { camtEvents } from './camt.ts'
import { beginningOf, isXml } from './decoding.ts'
import { norma43Events } from './norma43.ts'
import { RefusedFile } from './refused-file.ts'
import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { checkAmount } from './values.ts'
import type { ReadMovement, ReadResult, ReadStatement, StatementEvent } from './statement-file.ts'

/**
 * Reads a file of statements: camt.053, .052, .054 or Norma 43, found by its content and not by its
 * name. A file counts whole or not at all: at its first inconsistency the answer is the refusal. A ZIP is unpacked by
 * `unpackStatementFiles` first.
 * @param today the day of our clock, after which nothing can have been booked
 */
export function readStatementFile(bytes: Uint8Array, today: string): ReadResult {
  const statements: ReadStatement[] = []
  let movements: ReadMovement[] = []
  const events = statementEvents(bytes, today)
  for (;;) {
    const { done, value } = events.next()
    if (done) return value ? { refusal: value } : { statements }
    if (value.movement) movements.push(value.movement)
    else if (value.statement) {
      statements.push({ ...value.statement, movements })
      movements = []
    }
  }
}

/**
 * Streams movements, then their statement, to bound memory, with points to pause; finally returns the refusal, if any. Nothing before a
 * refusal counts.
 */
export function* statementEvents(
  bytes: Uint8Array,
  today: string,
): Generator<StatementEvent, StatementFileRefusal | undefined> {
  const sums = { credits: 0n, debits: 0n }
  try {
    for (const event of eventsOf(bytes, today)) {
      if (event.movement) addUp(sums, event.movement)
      yield event
    }
    return undefined
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal
    throw error
  }
}

/** Sums are bounded like amounts, so that each can be shown. */
function addUp(sums: { credits: Cents; debits: Cents }, { amount, line }: ReadMovement): void {
  const side = amount < 0n ? 'debits' : 'credits'
  sums[side] += absoluteOf(amount)
  checkAmount(sums[side], line)
}

function eventsOf(bytes: Uint8Array, today: string): Generator<StatementEvent> {
  if (bytes.length === 0) throw new RefusedFile('file-empty', 1)
  if (isArchive(bytes)) throw new RefusedFile('archive-nested', 1, { file: '' })
  if (isXml(bytes)) return camtEvents(bytes, today)
  if (/^\s*11\d{18}/.test(beginningOf(bytes))) return norma43Events(bytes, today)
  throw new RefusedFile('format-unknown', 1)
}
