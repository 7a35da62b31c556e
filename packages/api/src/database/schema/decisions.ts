import type { DecidedAct } from '@cauce/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, id, instant, transactionId, partialIndex } from '../columns.ts'
import { person } from './account.ts'

/** What can happen with money, and the kinds of postings that it writes (decision money-gate). */
export const MOVEMENT_POSTINGS = {
  order: ['invest'],
  hold_deposit: ['reserve'],
  return_deposit: ['release'],
  revoke: ['revoke'],
  disinvest: ['disinvest', 'penalty'],
  request_withdrawal: ['reserve'],
  cancel_withdrawal: ['release'],
  approve_withdrawal: ['withdraw'],
  request_third_party: ['reserve'],
  approve_third_party: ['withdraw'],
  credit_document: ['income'],
  credit_line: ['income'],
  meet_line: ['settle'],
  return_payment: ['payment_returned', 'settle', 'set_aside'],
  undo_match: ['settle', 'unmatch', 'set_aside'],
  set_aside: ['set_aside'],
  undo_set_aside: ['set_aside'],
  send_back: ['settle'],
  undo_send_back: ['settle'],
  execute_payment: ['settle'],
  fail_payment: ['payment_returned', 'settle'],
  refuse_payment: ['payment_returned', 'settle'],
  pay_refused: ['unmatch', 'settle', 'set_aside'],
  owe_closed_account: ['reserve', 'withdraw'],
  make_batch: [],
  release_batch: [],
  hand_over_batch: [],
  pay_out: ['payout'],
  distribute: ['return', 'principal', 'fee', 'withholding'],
  reverse_distribution: ['return', 'principal', 'fee', 'withholding', 'advance'],
  refund: ['refund'],
  hand_over_tax: ['hand_over', 'advance'],
  pay_own: ['pay_own'],
  import_statement: ['bank_credit', 'bank_debit'],
  take_back_statement: ['bank_credit', 'bank_debit'],
} as const satisfies Record<DecidedAct, readonly string[]>

export type MovementKind = keyof typeof MOVEMENT_POSTINGS
export const MOVEMENT_KINDS = Object.keys(MOVEMENT_POSTINGS) as [MovementKind, ...MovementKind[]]

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')
const POSTINGS_OF_KIND = Object.entries(MOVEMENT_POSTINGS)
  .map(([kind, postings]) => `when '${kind}' then array[${listed(postings)}]::text[]`)
  .join(' ')

/**
 * Who let money move. Append-only. A posting names a decision of its own transaction, of its person and of its kind, that it does not
 * exceed (rules/22-gate.sql).
 */
export const moneyDecisions = pgTable(
  'money_decisions',
  {
    decisionId: id().primaryKey(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    /** `first` waits for a second administrator until `expires_at`, and lets nothing move. */
    verdict: text({ enum: ['goes', 'first'] }).notNull(),
    /** Kinds of postings that it lets through. */
    postings: text().array().notNull(),
    /** Most that each kind of posting may move, in cents. */
    amount: cents().notNull(),
    /** The person whose money it is. */
    subjectId: uuid(),
    projectId: uuid(),
    /** Line, payment, withdrawal, batch or order that is decided. */
    recordId: uuid(),
    detail: text(),
    /** Account of the bank that pays or is paid. */
    iban: text(),
    decidedAs: text({ enum: ['owner', 'staff', 'platform'] }).notNull(),
    decidedBy: person(),
    /** Two administrators were needed. */
    fourEyes: boolean().notNull(),
    firstBy: person(),
    /** Who entered, edited or validated what it depends on. */
    hands: uuid().array().notNull(),
    /** Nothing of a bank proves it yet. */
    isUnproven: boolean().notNull(),
    /** Approved without what was seen of the document. */
    isUnseen: boolean().notNull().default(false),
    reason: text(),
    /** Two administrators pay a disabled person. */
    isException: boolean().notNull().default(false),
    expiresAt: instant(),
    createdAt: instant().notNull(),
    madeIn: transactionId(),
  },
  (table) => [
    check('money_decisions_amount_not_negative', sql`${table.amount} >= 0`),
    check('money_decisions_kind_posts', sql`${table.postings} = case ${table.kind} ${sql.raw(POSTINGS_OF_KIND)} end`),
    check('money_decisions_actor_named', sql`(${table.decidedAs} = 'platform') = (${table.decidedBy} is null)`),
    check(
      'money_decisions_two_administrators',
      sql`not ${table.fourEyes} or ${table.verdict} = 'first' or (${table.firstBy} is not null and ${table.decidedBy} is not null and ${table.firstBy} <> ${table.decidedBy})`,
    ),
    check(
      'money_decisions_third_party_by_two',
      sql`${table.kind} <> 'approve_third_party' or ${table.verdict} = 'first' or (${table.fourEyes} and not ${table.isUnseen})`,
    ),
    check('money_decisions_first_expires', sql`(${table.verdict} = 'first') = (${table.expiresAt} is not null)`),
    partialIndex(
      'money_decisions_record',
      [table.recordId],
      sql`${table.recordId} is not null and (${table.fourEyes} or ${table.kind} in ('make_batch', 'release_batch', 'hand_over_batch'))`,
    ),
    partialIndex('money_decisions_first', [table.expiresAt], sql`${table.verdict} = 'first'`),
    partialIndex('money_decisions_staff', [table.decidedBy, table.createdAt], sql`${table.decidedAs} = 'staff'`),
    partialIndex(
      'money_decisions_staff_subject',
      [table.subjectId, table.createdAt],
      sql`${table.decidedAs} = 'staff'`,
    ),
  ],
)

export type DecisionRow = typeof moneyDecisions.$inferSelect
