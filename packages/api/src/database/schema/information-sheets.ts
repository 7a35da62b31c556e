import type { SheetContent, SheetDocument } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../columns.ts'
import { person } from './account.ts'
import { storedFile } from './platform.ts'
import { ofProject, projects } from './project.ts'

export const sheetDrafts = pgTable('sheet_drafts', {
  projectId: uuid()
    .primaryKey()
    .references(() => projects.projectId),
  /** Eight digits of the offer identifier; unique, with gaps. */
  offerNumber: integer().notNull().unique('sheet_drafts_offer_number_key').generatedAlwaysAsIdentity(),
  content: jsonb().$type<SheetContent>().notNull(),
  ...timestamps(),
})

/** Append-only (rules/10-append-only.sql, decision information-sheets). */
export const informationSheets = pgTable(
  'information_sheets',
  {
    informationSheetId: id().primaryKey(),
    projectId: ofProject().notNull(),
    version: integer().notNull(),
    identifier: text().notNull(),
    isMaterial: boolean().notNull(),
    changes: text(),
    changesEn: text(),
    document: jsonb().$type<SheetDocument>().notNull(),
    documentEn: jsonb().$type<SheetDocument>(),
    pages: integer().notNull(),
    pagesEn: integer(),
    sha256: text().notNull(),
    sha256En: text(),
    fileId: storedFile().notNull(),
    fileEnId: storedFile(),
    publishedBy: person().notNull(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    unique('information_sheets_version_key').on(table.projectId, table.version),
    unique('information_sheets_file_key').on(table.fileId),
    unique('information_sheets_file_en_key').on(table.fileEnId),
    check('information_sheets_version_positive', sql`${table.version} > 0`),
    check('information_sheets_changes_given', sql`(${table.version} = 1) = (${table.changes} is null)`),
    check('information_sheets_first_is_not_material', sql`${table.version} > 1 or not ${table.isMaterial}`),
    check(
      'information_sheets_english_whole',
      sql`num_nulls(${table.documentEn}, ${table.pagesEn}, ${table.sha256En}, ${table.fileEnId}) in (0, 4)`,
    ),
    check('information_sheets_identifier_form', sql`${table.identifier} ~ '^[A-Z0-9]{18}[0-9]{10}$'`),
    check(
      'information_sheets_six_pages',
      sql`${table.pages} between 1 and 6 and coalesce(${table.pagesEn}, 1) between 1 and 6`,
    ),
    index('information_sheets_published').on(table.publishedAt, table.informationSheetId),
  ],
)

export type InformationSheetRow = typeof informationSheets.$inferSelect
