import { PAYMENT_KINDS, PAYMENT_STATES } from '@cauce/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { cents, id, instant } from '../columns.ts'
import { searchTextOf } from './line-text.ts'
import type { PayeeAddress } from './payee-address.ts'
import { users } from './account.ts'
import { companyAccounts } from './company-accounts.ts'
import { distributions } from './distributions.ts'
import { files } from './platform.ts'
import { projects } from './project.ts'
import { taxHandovers } from './tax.ts'
import { transactions } from './wallet.ts'

const day = () => date({ mode: 'string' })
const person = () => uuid().references(() => users.userId)

/** Files of banks that staff uploaded, as they came. One counts when another administrator has imported it (decision 311). */
export const bankFiles = pgTable(
  'bank_files',
  {
    fileId: id()
      .primaryKey()
      .references(() => files.fileId),
    /** Of the bytes: the same file is imported once. */
    sha256: text().notNull(),
    /** Null for what an institution has stated by itself. */
    uploadedBy: person(),
    importedBy: person(),
    importedAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'bank_files_import_whole',
      sql`case when ${table.importedAt} is null then ${table.importedBy} is null else (${table.importedBy} is null) = (${table.uploadedBy} is null) end`,
    ),
    check('bank_files_two_administrators', sql`${table.importedBy} <> ${table.uploadedBy}`),
    uniqueIndex('bank_files_imported_key')
      .on(table.sha256)
      .where(sql`${table.importedAt} is not null`),
    index('bank_files_created').on(table.createdAt, table.fileId),
  ],
)

/** A statement of an account of ours, as its file says it. A file may hold several. Append-only. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    statementId: id().primaryKey(),
    iban: text().notNull(),
    format: text({ enum: ['camt053', 'norma43'] }).notNull(),
    fileId: uuid()
      .notNull()
      .references(() => bankFiles.fileId),
    /** Its place in the file, from 1. */
    position: integer().notNull(),
    fromDay: day().notNull(),
    toDay: day().notNull(),
    opening: cents().notNull(),
    closing: cents().notNull(),
    /** How many movements it lists. */
    lineCount: integer().notNull(),
    /** How many of them were not known before. */
    movementCount: integer().notNull(),
    /** Null for what an institution has stated by itself. */
    importedBy: person(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('bank_statements_days_in_order', sql`${table.fromDay} <= ${table.toDay}`),
    check('bank_statements_counts_fit', sql`${table.movementCount} between 0 and ${table.lineCount}`),
    uniqueIndex('bank_statements_place_key').on(table.fileId, table.position),
    index('bank_statements_account').on(table.iban, table.toDay),
    index('bank_statements_created').on(table.createdAt, table.statementId),
    index('bank_statements_to').on(table.toDay, table.statementId),
  ],
)

/**
 * Days of an account that its statements cover, as one row (decision 180): from the balance with which the earliest of them opens to
 * that with which the latest closes. Statements that share a day are in one row; two rows of one account do not share a day.
 */
export const bankPeriods = pgTable(
  'bank_periods',
  {
    periodId: id().primaryKey(),
    iban: text().notNull(),
    fromDay: day().notNull(),
    toDay: day().notNull(),
    opening: cents().notNull(),
    closing: cents().notNull(),
  },
  (table) => [
    check('bank_periods_days_in_order', sql`${table.fromDay} <= ${table.toDay}`),
    uniqueIndex('bank_periods_from_key').on(table.iban, table.fromDay),
    uniqueIndex('bank_periods_to_key').on(table.iban, table.toDay),
  ],
)

export const MOVEMENT_STATES = ['open', 'suggested', 'held', 'matched', 'set_aside', 'sent_back', 'batch'] as const

/**
 * Lines of statements, each once however many files list it. What the bank says is never changed; what it left out may be filled
 * in by another file (rules/70-bank.sql). The parts of a batch are rows of their own, and add up to it.
 */
export const bankMovements = pgTable(
  'bank_movements',
  {
    movementId: id().primaryKey(),
    statementId: uuid()
      .notNull()
      .references(() => bankStatements.statementId),
    /** The batch that it is a part of. */
    parentId: uuid().references((): AnyPgColumn => bankMovements.movementId),
    iban: text().notNull(),
    bookingDay: day().notNull(),
    valueDay: day().notNull(),
    /** Above zero is money that came in. */
    amount: cents().notNull(),
    /** Which one it is of those with this account, day and amount, from 1. Parts of a batch have none. */
    occurrence: integer(),
    kind: text({ enum: ['transfer', 'return', 'fee', 'other'] }).notNull(),
    counterpartyName: text(),
    counterpartyIban: text(),
    remittance: text().notNull(),
    /** Structured creditor reference. */
    reference: text(),
    endToEndId: text(),
    bankReference: text(),
    /** `PmtInfId` or `MsgId` of the batch of payments that it is about. */
    batchReference: text(),
    /** What is looked for in it, folded once (decision 220). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchTextOf(bankMovements)),
    /** ISO 20022 reason of a return, such as `AC04`. */
    returnReason: text(),
    state: text({ enum: MOVEMENT_STATES }).notNull(),
    stateReason: text(),
    /** The income to which a first administrator has given it: while that waits for the second one, the first does nothing here. */
    preparedId: uuid().references(() => transactions.transactionId),
    /** Cents allocated so far, without a sign. */
    settled: cents()
      .notNull()
      .default(sql`0`),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('bank_movements_amount_moves', sql`${table.amount} <> 0`),
    check(
      'bank_movements_settled_fits_state',
      sql`${table.settled} between 0 and abs(${table.amount}) and (${table.state} in ('matched', 'sent_back')) = (${table.settled} = abs(${table.amount})) and (${table.state} <> 'batch' or ${table.settled} = 0)`,
    ),
    check(
      'bank_movements_reason_given',
      sql`${table.state} not in ('held', 'set_aside') or ${table.stateReason} is not null`,
    ),
    check(
      'bank_movements_part_or_counted',
      sql`(${table.parentId} is null) = (${table.occurrence} is not null) and (${table.parentId} is null or ${table.state} <> 'batch')`,
    ),
    // A second process that imports the same line finds it taken.
    uniqueIndex('bank_movements_occurrence_key').on(table.iban, table.bookingDay, table.amount, table.occurrence),
    index('bank_movements_booked').on(table.bookingDay, table.movementId),
    index('bank_movements_account').on(table.iban, table.bookingDay),
    index('bank_movements_amount').on(table.amount, table.movementId),
    index('bank_movements_statement').on(table.statementId, table.movementId),
    index('bank_movements_parent')
      .on(table.parentId)
      .where(sql`${table.parentId} is not null`),
    index('bank_movements_waiting')
      .on(table.bookingDay, table.movementId)
      .where(sql`${table.state} in ('open', 'suggested', 'held')`),
    index('bank_movements_waiting_amount')
      .on(table.amount, table.movementId)
      .where(sql`${table.state} in ('open', 'suggested', 'held')`),
    index('bank_movements_created').on(table.createdAt, table.movementId),
    index('bank_movements_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** What a movement of the bank pays or explains: many to many. A row is never changed but for its undoing (rules/70-bank.sql). */
export const bankAllocations = pgTable(
  'bank_allocations',
  {
    allocationId: id().primaryKey(),
    movementId: uuid()
      .notNull()
      .references(() => bankMovements.movementId),
    transactionId: uuid().references(() => transactions.transactionId),
    distributionId: uuid().references(() => distributions.distributionId),
    paymentId: uuid().references(() => payments.paymentId),
    /** Cents without a sign. */
    amount: cents().notNull(),
    /** Codes of why. */
    reasons: jsonb().$type<readonly string[]>().notNull(),
    automatic: boolean().notNull(),
    createdBy: person(),
    createdAt: instant().notNull(),
    undoneBy: person(),
    undoneAt: instant(),
  },
  (table) => [
    check('bank_allocations_amount_positive', sql`${table.amount} > 0`),
    check(
      'bank_allocations_one_target',
      sql`num_nonnulls(${table.transactionId}, ${table.distributionId}, ${table.paymentId}) = 1`,
    ),
    check('bank_allocations_by_someone', sql`${table.automatic} = (${table.createdBy} is null)`),
    // The platform undoes one when an institution refuses to send a credit back.
    check('bank_allocations_undone_whole', sql`${table.undoneBy} is null or ${table.undoneAt} is not null`),
    index('bank_allocations_movement').on(table.movementId),
    index('bank_allocations_transaction').on(table.transactionId),
    index('bank_allocations_distribution').on(table.distributionId),
    index('bank_allocations_payment').on(table.paymentId),
  ],
)

/** Files of payments for the bank. What the second administrator releases is the text with this hash. */
export const paymentBatches = pgTable(
  'payment_batches',
  {
    batchId: id().primaryKey(),
    /** How people call it. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    messageId: text().notNull().unique('payment_batches_message_key'),
    format: text({ enum: ['pain.001.001.09', 'pain.001.001.03'] }).notNull(),
    state: text({
      enum: ['draft', 'released', 'handed_over', 'answered', 'executed', 'cancelled'],
    }).notNull(),
    sha256: text().notNull(),
    content: text().notNull(),
    count: integer().notNull(),
    total: cents().notNull(),
    debtorAccountId: uuid()
      .notNull()
      .references(() => companyAccounts.companyAccountId),
    executionDay: day().notNull(),
    /** The institution that its payments are ordered at; null of one that goes to a bank as a file. */
    institution: text({ enum: ['sandbox'] }),
    createdBy: person().notNull(),
    releasedBy: person(),
    releasedAt: instant(),
    handedOverBy: person(),
    handedOverAt: instant(),
    answeredAt: instant(),
    /** When it was executed or cancelled. */
    finishedAt: instant(),
    cancelReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('payment_batches_something_paid', sql`${table.count} > 0 and ${table.total} > 0`),
    check(
      'payment_batches_two_administrators',
      sql`${table.state} in ('draft', 'cancelled') or (${table.releasedBy} is not null and ${table.releasedBy} <> ${table.createdBy})`,
    ),
    index('payment_batches_created').on(table.createdAt, table.batchId),
  ],
)

export type PaymentBatchRow = typeof paymentBatches.$inferSelect

/** Payments that the company owes: withdrawals, payouts to promoters, transfers sent back and withheld tax. */
export const payments = pgTable(
  'payments',
  {
    paymentId: id().primaryKey(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    transactionId: uuid().references(() => transactions.transactionId),
    projectId: uuid().references(() => projects.projectId),
    movementId: uuid().references((): AnyPgColumn => bankMovements.movementId),
    handoverId: uuid().references(() => taxHandovers.handoverId),
    /** The customer whose money it is; null for a payout, and for money of nobody known. */
    userId: person(),
    amount: cents().notNull(),
    /** Null while nobody has entered the account of a promoter or of the tax office. */
    beneficiary: text(),
    iban: text(),
    bic: text(),
    /** Needed outside the European Economic Area. */
    address: jsonb().$type<PayeeAddress>(),
    /** Who entered the payee last. */
    enteredBy: person(),
    /** All who entered anything of the payee, so that none of them releases it: a trigger adds who entered last (decision 309). */
    enteredByAll: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    remittance: text().notNull(),
    endToEndId: text().notNull().unique('payments_end_to_end_key'),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    batchId: uuid().references(() => paymentBatches.batchId),
    /** ISO 20022 reason of a refusal or a return. */
    reasonCode: text(),
    /** The words of the bank, or the reason of who cancelled it. */
    reasonText: text(),
    /** The income by which the money of a withdrawal went back to its wallet. */
    givenBackId: uuid()
      .unique('payments_given_back_key')
      .references(() => transactions.transactionId),
    payeeVerification: text({ enum: ['match', 'close', 'none', 'not_possible'] }),
    /** The name that the bank of the payee knows, when it is close. */
    verifiedName: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('payments_amount_positive', sql`${table.amount} > 0`),
    check('payments_end_to_end_known', sql`${table.endToEndId} ~ '^[A-Z0-9]{1,35}$'`),
    check(
      'payments_source_fits_kind',
      sql`(${table.kind} = 'withdrawal') = (${table.transactionId} is not null) and (${table.kind} = 'payout') = (${table.projectId} is not null) and (${table.kind} = 'return_transfer') = (${table.movementId} is not null) and (${table.kind} = 'tax') = (${table.handoverId} is not null)`,
    ),
    check(
      'payments_batch_fits_state',
      sql`case when ${table.state} = 'queued' then ${table.batchId} is null when ${table.state} = 'cancelled' then true else ${table.batchId} is not null end`,
    ),
    // What has left has a payee, and money of a person that did not stay away is in their wallet again.
    check(
      'payments_payee_known',
      sql`${table.state} in ('queued', 'cancelled') or (${table.beneficiary} is not null and ${table.iban} is not null)`,
    ),
    check(
      'payments_given_back',
      sql`(${table.kind} = 'withdrawal' and ${table.state} in ('refused', 'returned', 'cancelled')) = (${table.givenBackId} is not null)`,
    ),
    index('payments_created').on(table.createdAt, table.paymentId),
    index('payments_amount').on(table.amount, table.paymentId),
    index('payments_updated').on(table.updatedAt, table.paymentId),
    index('payments_user').on(table.userId),
    index('payments_state').on(table.state, table.createdAt),
    index('payments_batch').on(table.batchId),
    index('payments_transaction').on(table.transactionId),
    index('payments_project').on(table.projectId),
    index('payments_movement').on(table.movementId),
    index('payments_handover').on(table.handoverId),
  ],
)

export type PaymentRow = typeof payments.$inferSelect
