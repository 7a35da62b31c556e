import { downloadCSV } from 'react-admin'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { Column } from './column.tsx'

export type Line = readonly (string | number)[]

/**
 * Lines as CSV for spreadsheets. Spreadsheets expect a semicolon where the comma is the decimal mark. A cell that begins with
 * an equals sign, plus, minus or at gets an apostrophe in front, because a spreadsheet would run it as a formula (OWASP, CSV
 * injection).
 */
export const csvOf = (lines: readonly Line[]): string => lines.map((cells) => cells.map(cellOf).join(';')).join('\r\n')

/** The headings and the rows of a list: all its columns, also hidden ones, but for those that only the screen can show. */
export function linesOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  t: Translate,
  language: Language,
): Line[] {
  const exported = columns.filter(({ isOnScreenOnly }) => !isOnScreenOnly)
  return [
    exported.map(({ heading }) => heading(t)),
    ...rows.map((row) => exported.map(({ text, exported: written = text }) => written(row, t, language) ?? '')),
  ]
}

function cellOf(value: string | number): string {
  const text = String(value)
  const isNumber = /^-?\d[\d.,]*$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const BOM = '\uFEFF'

export const downloadLines = (lines: readonly Line[], fileName: string): void =>
  downloadCSV(BOM + csvOf(lines), fileName)
