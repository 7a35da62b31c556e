import type { Executor } from '../../../database/index.ts'
import type { ExaminationRow } from '../../../database/schema/examinations.ts'
import { findName, listEntries, listRecords } from './examinations.queries.ts'

export const summaryOf = ({ examinationId, number, state, userId, userName, createdAt }: ExaminationRow) => ({
  examinationId,
  number,
  state,
  userId,
  userName,
  createdAt,
})

/** With its entries and readers. */
export async function viewOf(executor: Executor, row: ExaminationRow) {
  const entries = await listEntries(executor, row.examinationId)
  return {
    ...summaryOf(row),
    reason: row.reason,
    begunByName: (await findName(executor, row.begunBy)) ?? '—',
    entries: entries.map(({ row: { examinationId: _id, authorId: _author, ...entry }, authorName }) => ({
      ...entry,
      authorName,
    })),
    records: await listRecords(executor, row),
  }
}
