import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { type ImportEncoding, MAXIMUM_IMPORT_COLUMNS, MAXIMUM_IMPORT_LINES, Refusal } from '@cauce/contract'
import { CsvError, parse } from 'csv-parse'
import { codePageOf, decoderOf } from '../../../platform/code-pages.ts'

/** Bytes decoded at once, to bound memory and the time until a reader can pause. */
const CHUNK_BYTES = 8_192
/** Characters; an unclosed quote would swallow the file. */
const MAXIMUM_RECORD = 100_000

export type Encoding = ImportEncoding

/** UTF-16 by its mark or an empty half, UTF-8 if most letters are valid, else the code page in which they make names. */
export function encodingOf(bytes: Buffer): Encoding {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return isUtf8(bytes) || isMostlyUtf8(bytes) ? 'utf-8' : codePageOf(bytes, ['windows-1252', 'cp850', 'macintosh'])
}

const SAMPLE_BYTES = 1_000_000

/** One damaged letter does not spoil the others. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const others = bytes.toString('utf8', 0, SAMPLE_BYTES).match(/\P{ASCII}/gu) ?? []
  return others.filter((letter) => letter === '\uFFFD').length * 2 < others.length
}

/** First line number, and trimmed cells. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * Headings first; skips empty lines; detects the delimiter. Throws `import-file-unreadable`, `import-file-empty`,
 * `import-file-too-wide` and `import-file-too-long`.
 */
export async function* readCsv(bytes: Uint8Array, encoding: Encoding): AsyncGenerator<CsvLine> {
  const parser = parse({
    delimiter: delimiterOf(bytes, encoding),
    info: true,
    // Quotes behind a space are quotes.
    ltrim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAXIMUM_RECORD,
  })
  const records = pipeline(Readable.from(textOf(bytes, encoding)), parser, () => undefined)
  let count = 0
  try {
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const line = info.lines - breaksIn(record)
      if (record.some((cell) => cell.includes(NUL))) throw unreadable(line)
      const all = record.map(cellOf)
      if (all.every((cell) => cell === '' || cell === END_MARK)) continue
      if (count === 0 && STATEMENT.test(all[0]!)) continue
      // Spreadsheets write empty columns too.
      const isWide = count === 0 && all.length > MAXIMUM_IMPORT_COLUMNS
      const cells = isWide ? all.slice(0, 1 + all.findLastIndex((cell) => cell !== '')) : all
      if (isWide && cells.length > MAXIMUM_IMPORT_COLUMNS)
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

/** Not storable in PostgreSQL. */
const NUL = '\0'
/** Of DOS, in a line of its own. */
const END_MARK = '\u001A'
const unreadable = (line: number) => new Refusal({ code: 'import-file-unreadable', params: { line }, path: 'file' })

const DELIMITERS = [';', ',', '\t', '|']

/** First cell. */
const STATEMENT = /^sep *= *[;,|]?$/i

/** As the first line states for spreadsheets (`sep=;`), else the most frequent separator in the headings. */
function delimiterOf(bytes: Uint8Array, encoding: Encoding): string {
  const beginning = decoderOf(encoding).decode(bytes.subarray(0, CHUNK_BYTES)).trimStart()
  const [, stated] = /^[;,|\s]*"?sep *= *([;,\t|])["\s;,|]*[\r\n]/i.exec(beginning) ?? []
  if (stated !== undefined) return stated
  const [headings = ''] = beginning.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/)
  const counts = DELIMITERS.map((delimiter) => headings.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

/** Normalises line breaks, so that lines count as in an editor. */
function* textOf(bytes: Uint8Array, encoding: Encoding): Generator<string> {
  const decoder = decoderOf(encoding)
  let held = ''
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    const text = held + decoder.decode(bytes.subarray(start, start + CHUNK_BYTES), { stream: true })
    // Its line feed may start the next chunk.
    held = text.endsWith('\r') ? '\r' : ''
    yield withLineFeeds(held === '' ? text : text.slice(0, -1))
  }
  yield withLineFeeds(held + decoder.decode())
}

const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/** Without the apostrophe against formula injection, and the formula that keeps zeros: `="08"`. */
const cellOf = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])|^="([^"]*)"$/, '$1')

const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + (cell.split('\n').length - 1), 0)

const lineOf = (error: CsvError) => Number((error as unknown as { readonly lines?: number }).lines ?? 1)
