import type { KEPT_DOCUMENTS } from '@cauce/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { verificationMedia, verifications } from '../../../database/schema/account.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { files } from '../../../database/schema/platform.ts'
import { taxDetails } from '../../../database/schema/tax.ts'

type Source = (typeof KEPT_DOCUMENTS)[number]

const columns = <Of extends Source>(source: Of, userId: PgColumn, createdAt: PgColumn) => ({
  source: sql<Of>`${source}`.as('source'),
  userId,
  createdAt,
  file: files,
})

/** Retained files by person: verifications, tax details, bank account certificates. */
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
  const all = [...pictures, ...details, ...certificates] as KeptDocument[]
  return Map.groupBy(all, (document) => document.userId)
}

/** A document that is kept of a person. */
export interface KeptDocument {
  readonly source: Source
  readonly userId: string
  /** Of the record that it belongs to. */
  readonly createdAt: Date
  readonly file: typeof files.$inferSelect
}
