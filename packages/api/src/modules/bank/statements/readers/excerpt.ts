import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { isArchive } from './archive.ts'
import { isXml } from '../../../../detect-text.ts'
import { norma43Text, xmlText } from './decoding.ts'
import { linePiecesOf } from './lines.ts'
import { RefusedFile } from './refused-file.ts'
import type { Bytes } from '../../../../spool.ts'

/** Excerpt of a file at its fault. */
export interface Excerpt {
  readonly before: string | null
  readonly text: string
  readonly offset: number
  readonly columns: { readonly from: number; readonly to: number } | null
}

/** A Norma 43 record has 80 characters. */
const SHOWN = 160
/** Characters before the fault in a long line. */
const LEAD = 60
/** Shorter values may occur anywhere in a line. */
const SHORT = 3
/** An XML file may be one line, so the search is bounded. */
const SEARCHED = 20_000

/** The refused line with faulty columns where known; null where no text is at fault. */
export function excerptOf(bytes: Bytes, refusal: StatementFileRefusal): Excerpt | null {
  if (bytes.length === 0 || isArchive(bytes) || refusal.reason === 'format-unknown') return null
  const text = isXml(bytes) ? xmlText(bytes) : norma43Text(bytes)
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
  const skipped = columns && columns.from - start > SHOWN ? columns.from - start - LEAD : 0
  return {
    before: found.before && shown(found.before),
    text: shown(found.text.slice(skipped, skipped + SHOWN)),
    offset: start + skipped,
    columns,
  }
}

/** One visible character each. */
const shown = (text: string) =>
  text
    .toWellFormed()
    .trimEnd()
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}/gu, '\uFFFD')

/** As named by the refusal, else by the reader's position, else by searching the value. */
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

/** Part of a line (from 1) and the start of the previous one; undefined beyond the end. */
function partsOfLine(
  text: Iterable<string>,
  line: number,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly before: string | null; readonly text: string } | undefined {
  let [number, before, current, length] = [1, '', '', 0]
  const found = () => ({ before: line === 1 ? null : before, text: current })
  for (const { part, endsLine } of linePiecesOf(text)) {
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
