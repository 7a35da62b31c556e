import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { isArchive } from './archive.ts'
import { beginningOf, norma43Text, xmlText } from './decoding.ts'
import { RefusedFile } from './refused-file.ts'

/** What a file has where it cannot be read. */
export interface Excerpt {
  readonly before: string | null
  readonly text: string
  readonly offset: number
  readonly columns: { readonly from: number; readonly to: number } | null
}

/** How much of a line is shown. A record of the norm has 80 characters. */
const SHOWN = 160
/** How much of a long line stands before the place. */
const LEAD = 60
/** What is shorter may stand in a line anywhere. */
const SHORT = 3
/** A file of XML may be one line: so much of its beginning is searched for what was found. */
const SEARCHED = 20_000

/** The line of a refusal as the file has it, with the columns at fault where they are known; null where no text is at fault. */
export function excerptOf(bytes: Uint8Array, refusal: StatementFileRefusal): Excerpt | null {
  if (bytes.length === 0 || isArchive(bytes) || refusal.reason === 'format-unknown') return null
  const text = /^\s*</.test(beginningOf(bytes)) ? xmlText(bytes) : norma43Text(bytes)
  try {
    return excerptIn(text, refusal)
  } catch (error) {
    if (error instanceof RefusedFile) return null
    throw error
  }
}

function excerptIn(text: Iterable<string>, { line, values = {}, column }: StatementFileRefusal): Excerpt | null {
  const start = column === undefined ? 0 : Math.max(0, column - LEAD)
  const found = partsOfLine(text, line, { start, end: start + SEARCHED })
  if (!found) return null
  const columns = columnsOf(found.text, start, { values, column })
  // What is far into a long line is shown with what stands before it.
  const skipped = columns && columns.from - start > SHOWN ? columns.from - start - LEAD : 0
  return {
    before: found.before && shown(found.before),
    text: shown(found.text.slice(skipped, skipped + SHOWN)),
    offset: start + skipped,
    columns,
  }
}

/** As one line of text with a sign for each character. */
const shown = (text: string) =>
  text
    .toWellFormed()
    .trimEnd()
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}/gu, '\uFFFD')

/** The columns at fault: those that the refusal names, where the reader stood, or where the line has what was found. */
function columnsOf(
  text: string,
  start: number,
  {
    values,
    column,
  }: {
    readonly values: Readonly<Record<string, string>>
    readonly column: number | undefined
  },
): Excerpt['columns'] {
  if (column !== undefined) return { from: column, to: column }
  const { from, to, found = '' } = values
  if (/^\d+$/.test(from ?? '') && /^\d+$/.test(to ?? '')) return { from: Number(from), to: Number(to) }
  const index = found.length < SHORT ? -1 : text.indexOf(found)
  return index === -1 ? null : { from: start + index + 1, to: start + index + found.length }
}

/** A part of a line, from 1, and the beginning of the line before it. Undefined where the text has no such line. */
function partsOfLine(
  text: Iterable<string>,
  line: number,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly before: string | null; readonly text: string } | undefined {
  let [number, before, current, length] = [1, '', '', 0]
  const found = () => ({ before: line === 1 ? null : before, text: current.replace(/\r$/, '') })
  for (const { part, endsLine } of pieces(text)) {
    const [from, to] = number === line ? [start, end] : [0, SHOWN]
    current += part.slice(Math.max(0, from - length), Math.max(0, to - length))
    length += part.length
    if (!endsLine) continue
    if (number === line) return found()
    before = current
    number += 1
    current = ''
    length = 0
  }
  return number === line ? found() : undefined
}

/** Pieces of text, cut where lines end. */
function* pieces(text: Iterable<string>): Generator<{ readonly part: string; readonly endsLine: boolean }> {
  for (const piece of text) {
    const parts = piece.split('\n')
    for (const [index, part] of parts.entries()) yield { part, endsLine: index < parts.length - 1 }
  }
}
