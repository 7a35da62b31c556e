import type { BankFile, BankFilesOutlook } from '../../providers/records.ts'
import { mayFollow, type PageFile } from './use-bank-files.ts'

export type Standing = BankFilesOutlook['files'][number]
type Statement = BankFile['statements'][number]
type Place = Pick<Statement, 'follows' | 'gapBefore' | 'sharesDays' | 'newCount'>

export const placeOf = (statement: Statement, index: number, standing: Standing | undefined): Place =>
  standing?.statements.find(({ number }) => number === index + 1) ?? statement

/** A file as it stands: one that contradicts the books as they are is none that cannot be imported, where it fits after the files before it. */
export function standingFile(file: PageFile, standing: Standing | undefined): PageFile {
  if (!file.preview || !mayFollow(file) || standing?.state !== 'counted') return file
  const statements = file.preview.statements.map((statement) => ({ ...statement, conflict: null }))
  return { ...file, state: 'after', preview: { ...file.preview, statements } }
}
