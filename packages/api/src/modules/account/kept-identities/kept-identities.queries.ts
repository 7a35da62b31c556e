import {
  addMonths,
  calendarDateOf,
  KEPT_YEARS,
  KEPT_STATES,
  type KeptIdentity,
  type KEPT_DOCUMENTS,
  type api,
} from '@cauce/contract'
import { and, eq, exists, lte, not, or, sql, inArray } from 'drizzle-orm'
import { isHeld, rowsOf, type Executor, type Transaction, allOf, contains, listOf } from '../../../database/index.ts'
import {
  users,
  verifications,
  type UserRow,
  verificationMedia,
  accountClosings,
} from '../../../database/schema/account.ts'
import { screenings } from '../../../database/schema/diligence.ts'
import { earlierDocuments } from '../../../database/schema/earlier-documents.ts'
import { keptIdentities } from '../../../database/schema/kept-identities.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import type { z } from 'zod'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { files } from '../../../database/schema/platform.ts'
import { taxDetails } from '../../../database/schema/tax.ts'
import type { QueryOf } from '../../../http/bind.ts'

export const keptIdentityRows = rowsOf(keptIdentities, keptIdentities.userId)

/** True if the law requires retention: verification begun, money moved, or screened. */
export async function hadRelationship(executor: Executor, userId: string): Promise<boolean> {
  const one = { one: sql`1` }
  const isVerified = exists(executor.select(one).from(verifications).where(eq(verifications.userId, userId)))
  const hasMoved = exists(executor.select(one).from(transactions).where(eq(transactions.userId, userId)))
  const wasChecked = exists(executor.select(one).from(screenings).where(eq(screenings.userId, userId)))
  const [row] = await executor
    .select({ had: sql<boolean>`${or(isVerified, hasMoved, wasChecked)}` })
    .from(users)
    .where(eq(users.userId, userId))
  return row?.had ?? false
}

export async function keepIdentity(executor: Executor, user: UserRow, now: Date): Promise<void> {
  const { userId, kind, name, surname, companyName, legalRepresentativeName, taxNumber, nationality, birthdayAt } = user
  const { identificationDocumentType, identificationDocumentNumber } = user
  const names = { kind, name, surname, companyName, legalRepresentativeName }
  const numbers = { taxNumber, nationality, birthdayAt, identificationDocumentType, identificationDocumentNumber }
  const eraseOn = addMonths(calendarDateOf(now), KEPT_YEARS.identity * 12)
  await keptIdentityRows.insert(executor, { userId, person: { ...names, ...numbers }, closedAt: now, eraseOn })
}

/** Locks due identities, without those of an open case. */
export const lockDueIdentities = (tx: Transaction, today: string, limit: number) =>
  tx
    .select({ userId: keptIdentities.userId })
    .from(keptIdentities)
    .where(and(lte(keptIdentities.eraseOn, today), not(isHeld(keptIdentities.userId))))
    .limit(limit)
    .for('update', { skipLocked: true })

type View = z.output<typeof KeptIdentity>
type State = (typeof KEPT_STATES)[number]
const STORED_STATES = { kept: 'closed', erased: 'erased' } as const satisfies Record<State, string>

const { userId, closedAt, erasedAt, state } = accountClosings
const person = keptIdentities.person

const searched = sql`concat_ws(' ', ${person}->>'name', ${person}->>'surname', ${person}->>'companyName',
  ${person}->>'legalRepresentativeName', ${person}->>'taxNumber', ${person}->>'identificationDocumentNumber')`

/** Last closed first. */
export async function listKept(executor: Executor, query: QueryOf<typeof api.keptIdentities.list>) {
  const wanted = query.state === undefined ? KEPT_STATES : [query.state]
  const where = allOf(
    inArray(
      state,
      wanted.map((one) => STORED_STATES[one]),
    ),
    query.search && hasText(query.search),
  )
  const rows = executor
    .select({ userId, closedAt, erasedAt, state, kept: keptIdentities })
    .from(accountClosings)
    .leftJoin(keptIdentities, eq(keptIdentities.userId, userId))
  const { data, total } = await listOf(executor, rows, { id: userId, where, order: 'closedAt', search: hasText }, query)
  const documents = await documentsOf(
    executor,
    data.map((row) => row.userId),
  )
  return { data: data.map((row) => viewOf(row, documents.get(row.userId)?.length ?? 0)), total }
}

const hasText = (search: string) =>
  sql`exists (select from ${keptIdentities} where ${and(eq(keptIdentities.userId, userId), contains(searched, search))})`

type Row = {
  readonly userId: string
  readonly closedAt: Date | null
  readonly erasedAt: Date | null
  readonly kept: typeof keptIdentities.$inferSelect | null
}

function viewOf({ userId: id, closedAt: at, erasedAt: gone, kept }: Row, documentCount: number): View {
  const who = kept?.person
  return {
    userId: id,
    state: kept ? 'kept' : 'erased',
    kind: who?.kind ?? null,
    name: who ? (who.companyName ?? `${who.name} ${who.surname}`.trim()) : null,
    documentCount,
    // Present in these states.
    closedAt: at!,
    eraseOn: kept?.eraseOn ?? null,
    erasedAt: gone,
  }
}

type Source = (typeof KEPT_DOCUMENTS)[number]

const columns = <Of extends Source>(source: Of, userId: PgColumn, createdAt: PgColumn) => ({
  source: sql<Of>`${source}`.as('source'),
  userId,
  createdAt,
  file: files,
})

/** Retained files by person: verifications, tax details, bank account certificates, documents that were replaced. */
export async function documentsOf(executor: Executor, userIds: readonly string[]) {
  const ids = [...userIds]
  if (ids.length === 0) return new Map<string, KeptDocument[]>()
  const pictures = await executor
    .select(columns('verification', verifications.userId, verifications.createdAt))
    .from(verificationMedia)
    .innerJoin(verifications, eq(verifications.verificationId, verificationMedia.verificationId))
    .innerJoin(files, eq(files.fileId, verificationMedia.fileId))
    .where(inArray(verifications.userId, ids))
  const details = await executor
    .select(columns('taxDetail', taxDetails.userId, taxDetails.createdAt))
    .from(taxDetails)
    .innerJoin(files, eq(files.fileId, taxDetails.documentId))
    .where(inArray(taxDetails.userId, ids))
  const certificates = await executor
    .select(columns('bankAccount', bankAccounts.userId, bankAccounts.createdAt))
    .from(bankAccounts)
    .innerJoin(files, eq(files.fileId, bankAccounts.documentId))
    .where(inArray(bankAccounts.userId, ids))
  const earlier = await executor
    .select(columns('earlierDocument', earlierDocuments.userId, earlierDocuments.endedAt))
    .from(earlierDocuments)
    .innerJoin(files, eq(files.fileId, earlierDocuments.fileId))
    .where(inArray(earlierDocuments.userId, ids))
  const all = [...pictures, ...details, ...certificates, ...earlier] as KeptDocument[]
  return Map.groupBy(all, (document) => document.userId)
}

interface KeptDocument {
  readonly source: Source
  readonly userId: string
  /** Of the record that it belongs to. */
  readonly createdAt: Date
  readonly file: typeof files.$inferSelect
}
