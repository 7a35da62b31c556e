import { useCallback } from 'react'
import { downloadCSV, type Exporter } from 'react-admin'
import type { Column } from './column.ts'

/**
 * A table as text for spreadsheets. The semicolon is what they expect where the comma is the decimal mark; a leading
 * equals sign, plus, minus or at would be run as a formula, and is kept a text by an apostrophe (OWASP, CSV injection).
 */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.filter(({ isOnScreenOnly }) => !isOnScreenOnly)
  return linesOf([
    exported.map(({ heading }) => heading),
    ...rows.map((row) => exported.map(({ text }) => text(row) ?? '')),
  ])
}

const linesOf = (lines: readonly (readonly (string | number)[])[]) =>
  lines.map((cells) => cells.map(cellOf).join(';')).join('\r\n')

/** The same of lines that are at hand. */
export const csvTextOf = (lines: readonly (readonly (string | number)[])[]): string => BOM + linesOf(lines)

function cellOf(value: string | number): string {
  const text = String(value)
  const isNumber = /^-?\d[\d.,]*$/.test(text)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Byte order mark: without it spreadsheets take the accents for something else. */
const BOM = '\uFEFF'

/** An exporter for react-admin that writes these columns into a file that is called as the list is. */
export function useCsvExporter<Row>(columns: readonly Column<Row>[], title: string): Exporter {
  return useCallback((rows) => downloadCSV(BOM + csvOf(columns, rows as Row[]), title), [columns, title])
}
