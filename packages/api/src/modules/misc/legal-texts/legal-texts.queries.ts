import { LEGAL_DOCUMENTS, type ACCEPTED_DOCUMENTS, type LegalDocument } from '@cauce/contract/pages.ts'
import { and, desc, eq, isNotNull, lte, ne, sql, type SQLWrapper } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { legalTexts, textAcceptances, type LegalTextRow } from '../../../database/schema/misc.ts'

type AcceptedDocument = (typeof ACCEPTED_DOCUMENTS)[number]
type AcceptanceRow = typeof textAcceptances.$inferInsert

const { legalTextId, document, validFrom, state } = legalTexts

export const textProposals = proposalsOf(legalTexts, {
  id: legalTextId,
  filters: { document },
  search: ['title', 'titleEn', 'basis', 'reason'],
  sortedBy: 'createdAt',
})

export const lockTextsAt = (tx: Transaction, place: Pick<LegalTextRow, 'document' | 'validFrom'>) =>
  textProposals.lockActive(tx, and(eq(document, place.document), eq(validFrom, place.validFrom)))

export async function findTextInForce(
  executor: Executor,
  wanted: LegalDocument,
  today: string,
): Promise<LegalTextRow | undefined> {
  const [row] = await executor
    .select()
    .from(legalTexts)
    .where(and(eq(document, wanted), eq(state, 'active'), lte(validFrom, today)))
    .orderBy(desc(validFrom))
    .limit(1)
  return row
}

export async function isDayTaken(
  tx: Transaction,
  row: Pick<LegalTextRow, 'legalTextId' | 'document'>,
  day: string,
): Promise<boolean> {
  const other = and(ne(legalTextId, row.legalTextId), isNotNull(legalTexts.approvedBy))
  const rows = await tx
    .select({ legalTextId })
    .from(legalTexts)
    .where(and(eq(document, row.document), eq(validFrom, day), other))
    .limit(1)
  return rows.length > 0
}

const OF_LAW = LEGAL_DOCUMENTS.filter((name) => name !== 'accessibility' && name !== 'questions')

export async function listDrafts(executor: Executor, today: string): Promise<LegalDocument[]> {
  const rows = await executor
    .selectDistinct({ document })
    .from(legalTexts)
    .where(and(eq(state, 'active'), lte(validFrom, today)))
  return OF_LAW.filter((name) => !rows.some((row) => row.document === name))
}

export const listPublished = (executor: Executor, wanted: LegalDocument) =>
  executor
    .select({ legalTextId, validFrom })
    .from(legalTexts)
    .where(and(eq(document, wanted), eq(state, 'active')))
    .orderBy(desc(validFrom))

const owedBy = (userId: SQLWrapper, today: string) => sql`
  from ${legalTexts} asked where asked.state = 'active' and asked.asks_again and asked.valid_from <= ${today}::date and not exists (
    select from ${textAcceptances} given join ${legalTexts} accepted on accepted.legal_text_id = given.legal_text_id
    where given.user_id = ${userId} and accepted.document = asked.document and accepted.valid_from >= asked.valid_from)`

export const owesText = (userId: SQLWrapper, today: string) => sql<boolean>`exists (select ${owedBy(userId, today)})`

export async function findOwedTexts(executor: Executor, userId: string, today: string): Promise<AcceptedDocument[]> {
  const { rows } = await executor.execute<{ document: AcceptedDocument }>(
    sql`select distinct asked.document ${owedBy(sql`${userId}::uuid`, today)} order by 1 desc`,
  )
  return rows.map((row) => row.document)
}

export async function insertAcceptances(executor: Executor, ...rows: readonly AcceptanceRow[]): Promise<void> {
  if (rows.length > 0)
    await executor
      .insert(textAcceptances)
      .values([...rows])
      .onConflictDoNothing()
}

export const listAcceptances = (executor: Executor, userId: string) =>
  executor
    .select({
      document: textAcceptances.document,
      legalTextId: textAcceptances.legalTextId,
      validFrom,
      acceptedAt: textAcceptances.acceptedAt,
    })
    .from(textAcceptances)
    .leftJoin(legalTexts, eq(legalTexts.legalTextId, textAcceptances.legalTextId))
    .where(eq(textAcceptances.userId, userId))
    .orderBy(desc(textAcceptances.acceptedAt), desc(textAcceptances.textAcceptanceId))
