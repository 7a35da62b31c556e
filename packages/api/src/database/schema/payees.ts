import { PAYEE_KINDS, PROPOSAL_STATES } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, partialUnique } from '../columns.ts'
import { person } from './account.ts'
import { payments } from './bank.ts'
import { storedFile } from './platform.ts'
import { ofProject } from './project.ts'
import { proposalColumns, requiredProposer } from './proposals.ts'

/** Of payouts, taxes and closed accounts; a change is a new row approved by another administrator (decision outgoing-payments). */
export const payees = pgTable(
  'payees',
  {
    payeeId: id().primaryKey(),
    kind: text({ enum: PAYEE_KINDS }).notNull(),
    projectId: ofProject(),
    /** Closed. */
    userId: person(),
    paymentId: uuid().references(() => payments.paymentId),
    beneficiary: text().notNull(),
    taxNumber: text(),
    iban: text().notNull(),
    documentId: storedFile(),
    ...proposalColumns(PROPOSAL_STATES),
    proposedBy: requiredProposer(),
  },
  (table) => {
    const source = sql`coalesce(${table.projectId}, ${table.userId}, ${table.paymentId}, '00000000-0000-0000-0000-000000000000'::uuid)`
    return [
      check(
        'payees_source_fits_kind',
        sql`(${table.kind} = 'project') = (${table.projectId} is not null) and (${table.kind} = 'closedAccount') = (${table.userId} is not null) and (${table.kind} = 'payment') = (${table.paymentId} is not null)`,
      ),
      check(
        'payees_two_administrators',
        sql`${table.state} <> 'active' or (${table.approvedBy} is not null and ${table.approvedBy} <> ${table.proposedBy})`,
      ),
      check(
        'payees_certificate_kept',
        sql`${table.state} <> 'active' or ${table.kind} = 'payment' or ${table.documentId} is not null`,
      ),
      check('payees_reason_given', sql`${table.state} <> 'refused' or ${table.reason} is not null`),
      partialUnique('payees_active_key', [table.kind, source], sql`${table.state} = 'active'`),
      partialUnique('payees_waiting_key', [table.kind, source], sql`${table.state} = 'proposed'`),
      index('payees_created').on(table.createdAt, table.payeeId),
    ]
  },
)

export type PayeeRow = typeof payees.$inferSelect

/** Structured: required outside the EEA, unstructured is refused since November 2026. */
export interface PayeeAddress {
  readonly street?: string | undefined
  readonly postCode?: string | undefined
  readonly town: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}
