import { absoluteOf, type Cents } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { RefusedFile } from './refused-file.ts'
import { isDay } from './values.ts'

/** Without trailing spaces, which banks omit. */
export interface Line {
  readonly text: string
  /** From 1. */
  readonly number: number
}

/** Columns counted from 1, as in the norm; to the end by default. */
export const columnsOf = ({ text }: Line, from: number, to?: number): string => sliceOfText(text, from - 1, to)

export function checkColumns(line: Line, from: number, to: number, expected: string): void {
  const found = columnsOf(line, from, to)
  if (found !== expected)
    throw new RefusedFile('columns-value', line.number, { from: String(from), to: String(to), found, expected })
}

export function digitsOf(line: Line, from: number, to: number): string {
  const found = columnsOf(line, from, to)
  if (found.length <= to - from || !/^\d+$/.test(found))
    throw new RefusedFile('columns-digits', line.number, { from: String(from), to: String(to), found })
  return found
}

/** Fourteen digits, two of them decimals. */
export const amountOf = (line: Line, from: number): Cents => BigInt(digitsOf(line, from, from + 13))

/** Sign (1 debit, 2 credit), then amount. Some banks write no sign where it is zero, or where other amounts tell it. */
export function signedAmountOf(line: Line, from: number, told: Cents = 0n): Cents {
  const [sign, amount] = [columnsOf(line, from, from), amountOf(line, from + 1)]
  if (/^[0 ]?$/.test(sign) && amount === absoluteOf(told)) return told
  if (sign !== '1' && sign !== '2') checkColumns(line, from, from, '1, 2')
  return sign === '1' ? -amount : amount
}

/** `AAMMDD`, always in this century; undefined if it is no day. */
export function dayAt(line: Line, from: number): string | undefined {
  const [, year, month, date] = /^(\d\d)(\d\d)(\d\d)$/.exec(columnsOf(line, from, from + 5)) ?? []
  const day = `20${year}-${month}-${date}`
  return isDay(day) ? day : undefined
}
