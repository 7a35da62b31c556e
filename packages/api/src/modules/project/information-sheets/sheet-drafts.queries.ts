import { EMPTY_SHEET, type SheetContent } from '@cauce/contract'
import { eq } from 'drizzle-orm'
import { rowsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { sheetDrafts as table } from '../../../database/schema/information-sheets.ts'

const rows = rowsOf(table, table.projectId)

export interface StoredDraft {
  readonly content: SheetContent
  /** Null until first saved. */
  readonly offerNumber: number | null
  /** The project's until then. */
  readonly updatedAt: Date
}

export async function findDraft(
  executor: Executor,
  { projectId, createdAt }: { readonly projectId: string; readonly createdAt: Date },
): Promise<StoredDraft> {
  const [row] = await executor.select().from(table).where(eq(table.projectId, projectId))
  if (!row) return { content: EMPTY_SHEET, offerNumber: null, updatedAt: createdAt }
  return { ...row, content: { ...EMPTY_SHEET, ...row.content } }
}

/** The caller has locked the project. */
export async function saveDraft(
  tx: Transaction,
  projectId: string,
  content: SheetContent,
  before: StoredDraft,
  updatedAt: Date,
): Promise<StoredDraft> {
  if (before.offerNumber !== null) {
    await rows.update(tx, projectId, { content, updatedAt })
    return { ...before, content, updatedAt }
  }
  const [row] = await tx.insert(table).values({ projectId, content, createdAt: updatedAt, updatedAt }).returning()
  return row!
}
