import { sql } from 'drizzle-orm'
import { check, text, uuid, type PgColumn } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './account.ts'

const person = () => uuid().references(() => users.userId)

/**
 * The columns of what one administrator proposes and another one approves. Rows are their own history: a change is a new row. The
 * rows that came with the platform were proposed by no administrator; tables without such rows make `proposedBy` required.
 */
export const proposalColumns = <State extends string>(states: readonly [State, ...State[]]) => ({
  state: text({ enum: states }).notNull(),
  /** Why it was refused or retired. */
  reason: text(),
  proposedBy: person(),
  /** As `decidedBy` where it was approved. Only rules of the database look at it. */
  approvedBy: person(),
  decidedBy: person(),
  decidedAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
})

/** The administrator who proposes, where every row has one. */
export const requiredProposer = () => person().notNull()

type Keys = Readonly<Record<'state' | 'proposedBy' | 'approvedBy', PgColumn>>

/** An administrator approves what another one proposed. */
export const twoAdministrators = (name: string, { state, proposedBy, approvedBy }: Keys) =>
  check(
    name,
    sql`${state} in ('proposed', 'refused') or (${approvedBy} is not null and ${approvedBy} <> ${proposedBy})`,
  )

/** The same for tables with rows that came with the platform. */
export const twoAdministratorsOrNone = (name: string, { state, proposedBy, approvedBy }: Keys) =>
  check(
    name,
    sql`${state} in ('proposed', 'refused') or (${proposedBy} is null and ${approvedBy} is null) or (${approvedBy} is not null and ${proposedBy} is not null and ${approvedBy} <> ${proposedBy})`,
  )
