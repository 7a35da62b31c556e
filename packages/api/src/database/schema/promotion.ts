import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, timestamps, required } from '../columns.ts'
import { pictures } from './platform.ts'
import { ofProject } from './project.ts'
import { person } from './account.ts'

/** No overlap within a type (rules/30-constraints.sql). */
export const promotions = pgTable(
  'promotions',
  {
    promotionId: id().primaryKey(),
    promotionType: text({ enum: ['Retail', 'Manager'] }).notNull(),
    title: text().notNull(),
    titleEn: text(),
    startsAt: instant().notNull(),
    /** Exclusive. */
    endsAt: instant().notNull(),
    projectId: ofProject({ onDelete: 'set null' }),
    largeImageId: required(() => pictures.pictureId),
    smallImageId: required(() => pictures.pictureId),
    /** English versions. */
    largeImageEnId: uuid().references(() => pictures.pictureId),
    smallImageEnId: uuid().references(() => pictures.pictureId),
    userId: person().notNull(),
    ...timestamps(),
  },
  (table) => [
    check('promotions_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    index('promotions_starts').on(table.startsAt, table.promotionId),
  ],
)

export type PromotionRow = typeof promotions.$inferSelect
