import { absoluteOf, type Cents } from '@cauce/contract'
import { isArchive } from './archive.ts'
import { camtEvents } from './camt.ts'
import { beginningOf, isXml } from '../../../../detect-text.ts'
import { norma43Events } from './norma43.ts'
import { RefusedFile } from './refused-file.ts'
import type { Bytes } from '../../../../spool.ts'
import { checkAmount } from './values.ts'
import type { ReadMovement, StatementEvent } from './statement-file.ts'

/**
 * Reads a file of statements: camt.053, .052, .054 or Norma 43, found by its content and not by its name. Streams movements, then their
 * statement, to bound memory, with points to pause. Throws `RefusedFile` at the first inconsistency; nothing before it counts.
 * @param today after which nothing can have been booked
 */
export function* statementEvents(bytes: Bytes, today: string): Generator<StatementEvent> {
  const sums = { credits: 0n, debits: 0n }
  for (const event of eventsOf(bytes, today)) {
    if (event.movement) addUp(sums, event.movement)
    yield event
  }
}

/** Sums are bounded like amounts, so that each can be shown. */
function addUp(sums: { credits: Cents; debits: Cents }, { amount, line }: ReadMovement): void {
  const side = amount < 0n ? 'debits' : 'credits'
  sums[side] += absoluteOf(amount)
  checkAmount(sums[side], line)
}

function eventsOf(bytes: Bytes, today: string): Generator<StatementEvent> {
  if (bytes.length === 0) throw new RefusedFile('file-empty', 1)
  if (isArchive(bytes)) throw new RefusedFile('archive-nested', 1, { file: '' })
  if (isXml(bytes)) return camtEvents(bytes, today)
  if (/^\s*11\d{18}/.test(beginningOf(bytes))) return norma43Events(bytes, today)
  throw new RefusedFile('format-unknown', 1)
}
