import { NO_BREAK_SPACE, TRUE_MINUS } from './figures.ts'

/** A formatted amount without the euro sign and with a plain minus, so that a spreadsheet reads a number. */
export const bareAmount = (formatted: string): string =>
  formatted.replace(`${NO_BREAK_SPACE}€`, '').replace(TRUE_MINUS, '-')

/**
 * CSV that spreadsheets open directly: UTF-8 with a byte order mark, and semicolons because amounts have a decimal comma
 * (handbook rule 11.4). Lines end as in RFC 4180.
 */
export const toCsv = (rows: ReadonlyArray<readonly string[]>): string => CSV_START + rows.map(csvLine).join('')

/** What a CSV begins with, for one that is written line by line. */
export const CSV_START = '\uFEFF'

/** One line of a CSV with its end. */
export const csvLine = (row: readonly string[]): string => `${row.map(cell).join(';')}\r\n`

// A spreadsheet runs a cell that begins like a formula; an apostrophe prevents that (OWASP, CSV injection).
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?[\d.]+(,\d+)?$/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
