import { NO_BREAK_SPACE, TRUE_MINUS } from './figures.ts'

/** Without the euro sign, with an ASCII minus: spreadsheets read a number. */
export const bareAmount = (formatted: string): string =>
  formatted.replace(`${NO_BREAK_SPACE}€`, '').replace(TRUE_MINUS, '-')

/** UTF-8 with BOM; semicolons because amounts have a decimal comma (handbook rule 11.4). CRLF as in RFC 4180. */
export const toCsv = (rows: ReadonlyArray<readonly string[]>): string =>
  CSV_START + rows.map((row) => csvLine(row, keptZeros)).join('')

export const CSV_START = '\uFEFF'

/** `write` one cell: for programs as it is. */
export const csvLine = (row: readonly string[], write = cell): string =>
  `${row.map((text) => write(text)).join(';')}\r\n`

/** Spreadsheets drop zeros that begin a number: 08001 of a post office. */
const keptZeros = (text: string): string => (/^0\d+$/.test(text) ? `="${text}"` : cell(text))

// A spreadsheet runs a cell that begins like a formula; an apostrophe prevents that (OWASP, CSV injection). Digits behind a sign are
// a number or a telephone, and run nothing.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const NUMBER = /^[+-]?\d[\d. ]*(,\d+)?$/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
