import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { csvLine } from '@cauce/format/csv.ts'
import type { ExportedRow } from './rows.queries.ts'

/** A row as a line of a CSV: what has several values is JSON within its cell. */
export const lineOf = (columns: readonly string[], row: ExportedRow): string =>
  csvLine(columns.map((name) => cellOf(row[name])))

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The name of a file within the ZIP: its id tells two of one name apart, and its name holds nothing that a file system refuses. */
export function nameInArchive(fileId: string, name: string): string {
  const safe = sliceOfText(name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_'), -150)
  return `files/${fileId} ${safe}`
}
