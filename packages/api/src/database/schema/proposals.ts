import { sql } from 'drizzle-orm'
import { check, text, type PgColumn } from 'drizzle-orm/pg-core'
import { instant, timestamps } from '../columns.ts'
import { person } from './account.ts'

/** Proposed by one administrator, approved by another; a change is a new row. Seeded rows have no proposer. */
export const proposalColumns = <State extends string>(states: readonly [State, ...State[]]) => ({
  state: text({ enum: states }).notNull(),
  /** Of refusal or retirement. */
  reason: text(),
  proposedBy: person(),
  /** `decidedBy` of approvals, for constraints. */
  approvedBy: person(),
  decidedBy: person(),
  decidedAt: instant(),
  ...timestamps(),
})

export const requiredProposer = () => person().notNull()

type Keys = Readonly<Record<'state' | 'proposedBy' | 'approvedBy', PgColumn>>

/** Four-eyes constraint. */
export const twoAdministrators = (name: string, { state, proposedBy, approvedBy }: Keys) =>
  check(
    name,
    sql`${state} in ('proposed', 'refused') or (${approvedBy} is not null and ${approvedBy} <> ${proposedBy})`,
  )

/** Also allows seeded rows. */
export const twoAdministratorsOrNone = (name: string, { state, proposedBy, approvedBy }: Keys) =>
  check(
    name,
    sql`${state} in ('proposed', 'refused') or (${proposedBy} is null and ${approvedBy} is null) or (${approvedBy} is not null and ${proposedBy} is not null and ${approvedBy} <> ${proposedBy})`,
  )
