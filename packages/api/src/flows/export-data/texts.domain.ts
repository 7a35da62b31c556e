import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { csvLine } from '@cauce/format/csv.ts'
import type { ExportedRow } from './exported-table.queries.ts'

/** CSV; nested values as JSON. */
export const lineOf = (columns: readonly string[], row: ExportedRow): string =>
  csvLine(columns.map((name) => cellOf(row[name])))

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Unique by id, safe for file systems. */
export function nameInArchive(fileId: string, name: string): string {
  const safe = sliceOfText(name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_'), -150)
  return `files/${fileId} ${safe}`
}
