/**
 * A table as a file that a spreadsheet opens by itself: UTF-8 with a byte order mark and semicolons, because amounts are
 * written with a decimal comma (spec section 1). Lines end as RFC 4180 wants.
 */
export function toCsv(rows: ReadonlyArray<readonly string[]>): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

// A spreadsheet runs what begins like a formula; an apostrophe keeps it text (OWASP, CSV injection). Amounts stay numbers.
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?[\d.]+(,\d+)?$/

function cell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
