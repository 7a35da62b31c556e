import { PAYMENT_FORMATS } from '@cauce/contract/company.ts'
import { BANK_MOVEMENT_STATES, PAYMENT_KINDS, PAYMENT_STATES } from '@cauce/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { lineColumns } from './line-columns.ts'
import { day, cents, id, ids, instant, timestamps, partialUnique, required, partialIndex } from '../columns.ts'
import { searchTextOf } from './line-text.ts'
import type { PayeeAddress } from './payees.ts'
import { person } from './account.ts'
import { companyAccounts } from './company-accounts.ts'
import { distributions } from './distributions.ts'
import { files } from './platform.ts'
import { ofProject } from './project.ts'
import { taxHandovers } from './tax.ts'
import { transactions } from './wallet.ts'

/** Uploads; count once another administrator imports them (decision four-eyes-approval). */
export const bankFiles = pgTable(
  'bank_files',
  {
    fileId: id()
      .primaryKey()
      .references(() => files.fileId),
    /** The same bytes count once. */
    sha256: text().notNull(),
    /** Null when stated by an institution. */
    uploadedBy: person(),
    importedBy: person(),
    importedAt: instant(),
    /** By two administrators (`take_back_statement`). */
    takenBackAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check(
      'bank_files_import_whole',
      sql`case when ${table.importedAt} is null then ${table.importedBy} is null else (${table.importedBy} is null) = (${table.uploadedBy} is null) end`,
    ),
    check('bank_files_two_administrators', sql`${table.importedBy} <> ${table.uploadedBy}`),
    partialUnique(
      'bank_files_imported_key',
      [table.sha256],
      sql`${table.importedAt} is not null and ${table.takenBackAt} is null`,
    ),
    check('bank_files_taken_back_imported', sql`${table.takenBackAt} is null or ${table.importedAt} is not null`),
    index('bank_files_created').on(table.createdAt, table.fileId),
  ],
)

/** Append-only. A file may hold several. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    statementId: id().primaryKey(),
    iban: text().notNull(),
    format: text({ enum: ['camt053', 'norma43'] }).notNull(),
    fileId: required(() => bankFiles.fileId),
    /** In the file, from 1. */
    position: integer().notNull(),
    fromDay: day().notNull(),
    toDay: day().notNull(),
    opening: cents().notNull(),
    closing: cents().notNull(),
    lineCount: integer().notNull(),
    movementCount: integer().notNull(),
    /** Null when stated by an institution. */
    importedBy: person(),
    createdAt: instant().notNull(),
    /** Periods that it made one, which are in force again when it is taken back. */
    joined: jsonb().$type<readonly Record<string, string>[]>().notNull().default([]),
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
 * Merged coverage of statements (decision bank-statements): opening of the earliest, closing of the latest. Rows of an account
 * never share a day.
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

/**
 * Statement lines, each once. Bank data are immutable, missing fields may be filled (rules/70-bank.sql). Batch parts
 * are rows and add up.
 */
export const bankMovements = pgTable(
  'bank_movements',
  {
    movementId: id().primaryKey(),
    statementId: required(() => bankStatements.statementId),
    parentId: uuid().references((): AnyPgColumn => bankMovements.movementId),
    iban: text().notNull(),
    ...lineColumns(),
    /** Ordinal within account, day and amount, from 1; null for parts. */
    occurrence: integer(),
    /** Folded (decision list-counters). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchTextOf(bankMovements)),
    state: text({ enum: BANK_MOVEMENT_STATES }).notNull(),
    stateReason: text(),
    preparedId: uuid().references(() => transactions.transactionId),
    /** Allocated, absolute cents. */
    settled: cents()
      .notNull()
      .default(sql`0`),
    ...timestamps(),
  },
  (table) => [
    check('bank_movements_amount_moves', sql`${table.amount} <> 0`),
    check(
      'bank_movements_settled_fits_state',
      sql`${table.settled} between 0 and abs(${table.amount}) and (${table.state} in ('matched', 'sent_back')) = (${table.settled} = abs(${table.amount})) and (${table.state} not in ('batch', 'taken_back') or ${table.settled} = 0)`,
    ),
    check(
      'bank_movements_reason_given',
      sql`${table.state} not in ('held', 'set_aside') or ${table.stateReason} is not null`,
    ),
    check(
      'bank_movements_part_or_counted',
      sql`(${table.parentId} is null) = (${table.occurrence} is not null) and (${table.parentId} is null or ${table.state} <> 'batch')`,
    ),
    // A concurrent import of the same line conflicts.
    uniqueIndex('bank_movements_occurrence_key').on(table.iban, table.bookingDay, table.amount, table.occurrence),
    index('bank_movements_booked').on(table.bookingDay, table.movementId),
    index('bank_movements_account').on(table.iban, table.bookingDay),
    index('bank_movements_amount').on(table.amount, table.movementId),
    index('bank_movements_statement').on(table.statementId, table.movementId),
    partialIndex('bank_movements_parent', [table.parentId], sql`${table.parentId} is not null`),
    partialIndex(
      'bank_movements_waiting',
      [table.bookingDay, table.movementId],
      sql`${table.state} in ('open', 'suggested', 'held')`,
    ),
    partialIndex(
      'bank_movements_waiting_amount',
      [table.amount, table.movementId],
      sql`${table.state} in ('open', 'suggested', 'held')`,
    ),
    index('bank_movements_created').on(table.createdAt, table.movementId),
    index('bank_movements_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** Many to many. Only undoing changes a row (rules/70-bank.sql). */
export const bankAllocations = pgTable(
  'bank_allocations',
  {
    allocationId: id().primaryKey(),
    movementId: required(() => bankMovements.movementId),
    transactionId: uuid().references(() => transactions.transactionId),
    distributionId: uuid().references(() => distributions.distributionId),
    paymentId: uuid().references(() => payments.paymentId),
    /** Absolute cents. */
    amount: cents().notNull(),
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
    // The platform undoes one when an institution refuses a return.
    check('bank_allocations_undone_whole', sql`${table.undoneBy} is null or ${table.undoneAt} is not null`),
    index('bank_allocations_movement').on(table.movementId),
    index('bank_allocations_transaction').on(table.transactionId),
    index('bank_allocations_distribution').on(table.distributionId),
    index('bank_allocations_payment').on(table.paymentId),
  ],
)

/** The second administrator releases the text with this hash. */
export const paymentBatches = pgTable(
  'payment_batches',
  {
    batchId: id().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    messageId: text().notNull().unique('payment_batches_message_key'),
    format: text({ enum: PAYMENT_FORMATS }).notNull(),
    state: text({
      enum: ['draft', 'released', 'handed_over', 'answered', 'executed', 'cancelled'],
    }).notNull(),
    sha256: text().notNull(),
    content: text().notNull(),
    count: integer().notNull(),
    total: cents().notNull(),
    debtorAccountId: required(() => companyAccounts.companyAccountId),
    executionDay: day().notNull(),
    /** Null when sent to a bank as a file. */
    institution: text({ enum: ['sandbox'] }),
    /** Why payments go that wait for a promoter's payment. */
    reason: text(),
    createdBy: person().notNull(),
    releasedBy: person(),
    releasedAt: instant(),
    handedOverBy: person(),
    handedOverAt: instant(),
    answeredAt: instant(),
    /** Executed or cancelled. */
    finishedAt: instant(),
    cancelReason: text(),
    ...timestamps(),
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

/** What a search finds payments by. */
export const paymentText = (table: Record<'beneficiary' | 'iban' | 'remittance' | 'endToEndId', AnyPgColumn>): SQL =>
  sql`(coalesce(${table.beneficiary}, '') || ' ' || coalesce(${table.iban}, '') || ' ' || ${table.remittance} || ' ' || ${table.endToEndId})`

/** Withdrawals, payouts, return transfers, withheld tax and our income. */
export const payments = pgTable(
  'payments',
  {
    paymentId: id().primaryKey(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    transactionId: uuid().references(() => transactions.transactionId),
    projectId: ofProject(),
    movementId: uuid().references((): AnyPgColumn => bankMovements.movementId),
    handoverId: uuid().references(() => taxHandovers.handoverId),
    /** Null for a payout and for unknown money. */
    userId: person(),
    amount: cents().notNull(),
    /** Null until entered, for promoters and the tax office. */
    beneficiary: text(),
    iban: text(),
    bic: text(),
    /** Required outside the EEA. */
    address: jsonb().$type<PayeeAddress>(),
    enteredBy: person(),
    /** All who set the payee; none of them may release (trigger, decision four-eyes-approval). */
    enteredByAll: ids(),
    /** When queued (`bankAccounts.isByOne`). */
    payeeByOne: boolean().notNull().default(false),
    remittance: text().notNull(),
    endToEndId: text().notNull().unique('payments_end_to_end_key'),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    batchId: uuid().references(() => paymentBatches.batchId),
    /** ISO 20022. */
    reasonCode: text(),
    /** Bank's text, or canceller's reason. */
    reasonText: text(),
    /** Income that returned a withdrawal's money. */
    givenBackId: uuid()
      .unique('payments_given_back_key')
      .references(() => transactions.transactionId),
    payeeVerification: text({ enum: ['match', 'close', 'none', 'not_possible'] }),
    /** Close match of the payee's bank. */
    verifiedName: text(),
    ...timestamps(),
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
      sql`case when ${table.state} = 'queued' then ${table.batchId} is null when ${table.state} in ('cancelled', 'executed', 'returned') then true else ${table.batchId} is not null end`,
    ),
    // Released payments have a payee, recognised ones perhaps another; a person's returned money is in the wallet.
    check(
      'payments_payee_known',
      sql`${table.state} in ('queued', 'cancelled') or ${table.batchId} is null or (${table.beneficiary} is not null and ${table.iban} is not null)`,
    ),
    check(
      'payments_given_back',
      sql`(${table.kind} = 'withdrawal' and ${table.state} in ('refused', 'returned', 'cancelled')) = (${table.givenBackId} is not null)`,
    ),
    index('payments_created').on(table.createdAt, table.paymentId),
    index('payments_amount').on(table.amount, table.paymentId),
    index('payments_search').using('gin', sql`cauce_fold(${paymentText(table)}) gin_trgm_ops`),
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
