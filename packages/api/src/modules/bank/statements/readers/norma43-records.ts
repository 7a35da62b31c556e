import type { Cents } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { RECORDS, type Column } from './norma43-columns.ts'
import { RefusedFile } from './refused-file.ts'
import { isDay } from './values.ts'

/** Without trailing spaces. */
export interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Banks omit trailing spaces, so a line has at least its mandatory columns. */
const LINE_LENGTH = 80

export type RecordCode = keyof typeof RECORDS
type Held = { digits: string; text: string; day: string; amount: Cents; sign: 1n | -1n }
export type RecordValues<Code extends RecordCode> = {
  readonly [Name in keyof (typeof RECORDS)[Code]['columns']]: (typeof RECORDS)[Code]['columns'][Name] extends {
    readonly holds: infer Holds extends keyof Held
  }
    ? Held[Holds]
    : never
}

/** Refuses unknown codes and wrong lengths. */
export function codeOf({ text, number }: Line): RecordCode {
  const code = text.slice(0, 2)
  if (!Object.hasOwn(RECORDS, code)) throw new RefusedFile('record-unknown', number, { found: code })
  const { least } = RECORDS[code as RecordCode]
  if (text.length < least || text.length > LINE_LENGTH)
    throw new RefusedFile('line-length', number, {
      found: String(text.length),
      minimum: String(least),
      maximum: String(LINE_LENGTH),
    })
  return code as RecordCode
}

/** Refuses columns that do not match the table. */
export function valuesOf<Code extends RecordCode>(code: Code, line: Line): RecordValues<Code> {
  const columns: Readonly<Record<string, Column>> = RECORDS[code].columns
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, valueOf(line, column)]),
  ) as RecordValues<Code>
}

/** Columns from/to as in the norm; to the end by default. */
export const columnsOf = ({ text }: Line, from: number, to?: number): string => sliceOfText(text, from - 1, to)

export function checkColumns(line: Line, from: number, to: number, expected: string): void {
  const found = columnsOf(line, from, to)
  if (found !== expected)
    throw new RefusedFile('columns-value', line.number, { from: String(from), to: String(to), found, expected })
}

function valueOf(line: Line, { from, to, holds }: Column): Held[keyof Held] {
  const found = columnsOf(line, from, to)
  if (holds === 'text') return found.trim()
  if (!/^\d+$/.test(found))
    throw new RefusedFile('columns-digits', line.number, { from: String(from), to: String(to), found })
  if (holds === 'amount') return BigInt(found)
  if (holds === 'day') return dayFrom(line, from, found)
  if (holds === 'sign') return signFrom(line, from, found)
  return found
}

/** `AAMMDD`, always in this century. */
function dayFrom(line: Line, from: number, found: string): string {
  const day = `20${found.slice(0, 2)}-${found.slice(2, 4)}-${found.slice(4)}`
  if (!isDay(day))
    throw new RefusedFile('columns-day', line.number, { from: String(from), to: String(from + 5), found })
  return day
}

function signFrom(line: Line, from: number, found: string): 1n | -1n {
  if (found === '1') return -1n
  if (found === '2') return 1n
  throw new RefusedFile('columns-value', line.number, {
    from: String(from),
    to: String(from),
    found,
    expected: '1, 2',
  })
}
