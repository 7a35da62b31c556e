import { ISSUED_DOCUMENT_KINDS } from '@cauce/contract'
import { LANGUAGES } from '@cauce/contract/languages.ts'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgSequence, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, partialIndex } from '../columns.ts'
import { person } from './account.ts'
import { orders } from './orders.ts'
import { files } from './platform.ts'
import { ofProject } from './project.ts'

/** With gaps, without repeats (decision issued-documents). */
export const issuedDocumentNumbers = pgSequence('issued_document_numbers')

/** Immutable (rules/10-append-only.sql). */
export const issuedDocuments = pgTable(
  'issued_documents',
  {
    issuedDocumentId: id().primaryKey(),
    /** `D-2026-000123`, with the year of issue. */
    number: text().notNull().unique('issued_documents_number_key'),
    kind: text({ enum: ISSUED_DOCUMENT_KINDS }).notNull(),
    userId: person().notNull(),
    orderId: uuid().references(() => orders.orderId),
    projectId: ofProject(),
    periodStart: date({ mode: 'string' }),
    periodEnd: date({ mode: 'string' }),
    /** Subject year. */
    year: integer().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    sha256: text().notNull(),
    fileId: uuid()
      .notNull()
      .unique('issued_documents_file_key')
      .references(() => files.fileId),
    /** Version of rules and layout. */
    dataVersion: integer().notNull(),
    /** Certificates that correct an earlier one count up from 1. */
    edition: integer().notNull().default(0),
    /** What a certificate says of the person and the money, to tell a later one what has changed. */
    stated: jsonb().$type<Readonly<Record<string, string>>>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'issued_documents_fields_of_kind',
      sql`case when ${table.kind} in ('orderContract', 'orderConfirmation') then ${table.orderId} is not null and ${table.projectId} is not null and ${table.periodStart} is null when ${table.kind} = 'projectSummary' then ${table.orderId} is null and ${table.projectId} is not null and ${table.periodStart} is null else ${table.orderId} is null and ${table.projectId} is null and ${table.periodStart} is not null end and (${table.periodStart} is null) = (${table.periodEnd} is null)`,
    ),
    check('issued_documents_certificates_replaced', sql`${table.edition} = 0 or ${table.stated} is not null`),
    // Prevents duplicates by concurrent workers.
    unique('issued_documents_subject_key')
      .on(table.userId, table.kind, table.orderId, table.projectId, table.periodStart, table.edition)
      .nullsNotDistinct(),
    index('issued_documents_number_search').using('gin', sql`${table.number} gin_trgm_ops`),
    index('issued_documents_user').on(table.userId, table.createdAt, table.issuedDocumentId),
    index('issued_documents_created').on(table.createdAt, table.issuedDocumentId),
    partialIndex('issued_documents_project', [table.projectId], sql`${table.projectId} is not null`),
  ],
)

export type IssuedDocumentRow = typeof issuedDocuments.$inferSelect
