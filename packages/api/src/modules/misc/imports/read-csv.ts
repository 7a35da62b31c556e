import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { MAXIMUM_IMPORT_COLUMNS, MAXIMUM_IMPORT_LINES, Refusal } from '@cauce/contract'
import { CsvError, parse } from 'csv-parse'

/** How many bytes become text at once, so that a large file is never in memory as text. */
const CHUNK_BYTES = 65_536
/** The longest line that is read, in characters: a quote that is never closed would swallow the file. */
const MAXIMUM_RECORD = 100_000

export type Encoding = 'utf-8' | 'windows-1252'

/** Bytes that are UTF-8 are read so. Spreadsheets on Windows write the others. */
export const encodingOf = (bytes: Uint8Array): Encoding => (isUtf8(bytes) ? 'utf-8' : 'windows-1252')

/** A line of a CSV file: the number of the line where it begins, and its cells without the spaces around them. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The lines of a CSV file one after the other; the first has the headings, and empty ones are left out. What parts the cells is
 * found out from the headings. Throws `import-file-unreadable`, `import-file-empty`, `import-file-too-wide` and
 * `import-file-too-long`.
 */
export async function* readCsv(bytes: Uint8Array, encoding: Encoding): AsyncGenerator<CsvLine> {
  const parser = parse({
    delimiter: delimiterOf(bytes, encoding),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAXIMUM_RECORD,
  })
  // The reader below hears of what the parser refuses; this one only ends the source with it.
  const records = pipeline(Readable.from(textOf(bytes, encoding)), parser, () => undefined)
  let count = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = info.lines - breaksIn(record)
      if (record.some((cell) => cell.includes(NUL))) throw unreadable(line)
      const cells = record.map(cellOf)
      if (cells.every((cell) => cell === '')) continue
      if (count === 0 && cells.length > MAXIMUM_IMPORT_COLUMNS)
        throw new Refusal({ code: 'import-file-too-wide', params: { maximum: MAXIMUM_IMPORT_COLUMNS }, path: 'file' })
      if (count > MAXIMUM_IMPORT_LINES)
        throw new Refusal({ code: 'import-file-too-long', params: { maximum: MAXIMUM_IMPORT_LINES }, path: 'file' })
      count += 1
      yield { line, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable(lineOf(error))
  }
  if (count < 2) throw new Refusal({ code: 'import-file-empty', path: 'file' })
}

/** No text has it, and PostgreSQL does not take it. Text in UTF-16 is full of it. */
const NUL = '\0'
const unreadable = (line: number) => new Refusal({ code: 'import-file-unreadable', params: { line }, path: 'file' })

const DELIMITERS = [';', ',', '\t']

/** What parts the headings: the sign that stands between them most often. */
function delimiterOf(bytes: Uint8Array, encoding: Encoding): string {
  const beginning = new TextDecoder(encoding).decode(bytes.subarray(0, CHUNK_BYTES)).trimStart()
  const [headings = ''] = beginning.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

/** The text piece by piece. Line breaks of every system become one, so that lines are counted as an editor counts them. */
function* textOf(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding)
  let held = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const text = held + decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true })
    // Its line feed may be the first character of the next piece.
    held = text.endsWith('\r') ? '\r' : ''
    yield withLineFeeds(held === '' ? text : text.slice(0, -1))
  }
  yield withLineFeeds(held + decoder.decode())
}

const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/** An export puts an apostrophe in front of what a spreadsheet would run as a formula; it is no part of the value. */
const cellOf = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** Line breaks within quotes. */
const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

const lineOf = (error: CsvError) => Number((error as unknown as { readonly lines?: number }).lines ?? 1)
