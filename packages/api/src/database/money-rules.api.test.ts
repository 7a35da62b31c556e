import { cloneDatabase, type TestDatabase } from '@cauce/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LATER, NOW, ONE, OTHER, type Row } from './testing/rule.ts'

/** Constraints and unique keys that guard money and approvals, tried on an empty copy of the table. */
let testDatabase: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  testDatabase = await cloneDatabase()
  owner = new pg.Client({ connectionString: testDatabase.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await testDatabase.drop()
})

interface Rule {
  readonly rule: string
  /** Rows that may stand beside each other. */
  readonly fits: readonly Row[]
  /** Rows that may not be added to those. */
  readonly breaks: readonly Row[]
}

const within = (
  rule: string,
  column: string,
  fits: readonly number[],
  breaks: readonly number[],
  others: Row,
): Rule => ({
  rule,
  fits: fits.map((value) => ({ ...others, [column]: value })),
  breaks: breaks.map((value) => ({ ...others, [column]: value })),
})
const positive = (rule: string, others: Row = {}): Rule => within(rule, 'amount', [1], [0, -1], others)
const approved = (rule: string, first: string, second: string, decided: Row, open: Row): Rule => ({
  rule,
  fits: [open, { ...decided, [first]: ONE, [second]: OTHER }],
  breaks: [
    { ...decided, [first]: ONE },
    { ...decided, [first]: ONE, [second]: ONE },
  ],
})
const unique = (rule: string, once: Row, ...others: readonly Row[]): Rule => ({
  rule,
  fits: [once, ...others],
  breaks: [once],
})

const BY_TWO = { recorded_by: ONE, confirmed_by: OTHER }
const [ACTIVE, PROPOSED] = [{ state: 'active' }, { state: 'proposed', proposed_by: ONE }]
const two = (name: string) => [approved(`${name}_two_administrators`, 'proposed_by', 'approved_by', ACTIVE, PROPOSED)]
const PAYEE = { beneficiary: 'Ana', iban: 'ES1' }
const WITHDRAWAL = { ...PAYEE, kind: 'withdrawal', transaction_id: ONE, batch_id: ONE }
const REFUSED = { ...WITHDRAWAL, state: 'refused' }
const BATCH = { created_by: ONE, count: 1, total: 1 }
const LINE = { iban: 'ES1', booking_day: '2026-11-01', amount: 5, occurrence: 1 }
const ACCOUNT = { iban: 'ES1', state: 'active', proposed_by: ONE, approved_by: OTHER }
const SIGNED = { ...ACTIVE, proposed_by: ONE, approved_by: OTHER }
const CERTIFIED = { ...ACTIVE, kind: 'project', project_id: ONE, document_id: ONE }
const LIFTED = { kind: 'sanctions', state: 'lifted', lifted_at: NOW }
const IMPORTED = { sha256: 'a', uploaded_by: ONE, imported_by: OTHER, imported_at: NOW }

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  ledger_accounts: [
    {
      rule: 'ledger_accounts_owner_fits_kind',
      fits: [
        { kind: 'wallet', wallet_id: ONE },
        { kind: 'reserved', wallet_id: ONE },
        { kind: 'escrow', project_id: ONE },
        ...['bank', 'clearing', 'unassigned', 'unexplained', 'own', 'fees', 'penalties', 'withheld'].map((kind) => ({
          kind,
        })),
      ],
      breaks: [
        ...['wallet', 'reserved', 'escrow'].map((kind) => ({ kind })),
        { kind: 'bank', wallet_id: ONE },
        { kind: 'bank', project_id: ONE },
        { kind: 'wallet', wallet_id: OTHER, project_id: OTHER },
      ],
    },
    {
      rule: 'ledger_accounts_not_overdrawn',
      fits: [
        { kind: 'fees', balance: 0 },
        ...['bank', 'clearing', 'own', 'unexplained'].map((kind) => ({ kind, balance: -1 })),
      ],
      breaks: [
        ...['penalties', 'withheld', 'unassigned'].map((kind) => ({ kind, balance: -1 })),
        { kind: 'wallet', wallet_id: ONE, balance: -1 },
        { kind: 'reserved', wallet_id: ONE, balance: -1 },
        { kind: 'escrow', project_id: ONE, balance: -1 },
        { kind: 'unexplained', balance: 1 },
      ],
    },
    {
      rule: 'ledger_accounts_unreceived_not_negative',
      fits: [{ kind: 'fees', unreceived: 0 }],
      breaks: [{ kind: 'fees', unreceived: -1 }],
    },
    unique(
      'ledger_accounts_wallet_key',
      { kind: 'reserved', wallet_id: ONE },
      { kind: 'reserved', wallet_id: OTHER },
      { kind: 'fees' },
    ),
    unique(
      'ledger_accounts_project_key',
      { kind: 'escrow', project_id: ONE },
      { kind: 'escrow', project_id: OTHER },
      { kind: 'fees' },
    ),
    unique(
      'ledger_accounts_single_key',
      { kind: 'bank' },
      { kind: 'fees' },
      { kind: 'wallet', wallet_id: ONE },
      { kind: 'wallet', wallet_id: OTHER },
    ),
  ],
  ledger_transfers: [
    positive('ledger_transfers_amount_positive'),
    {
      rule: 'ledger_transfers_two_accounts',
      fits: [{ debit_account_id: ONE, credit_account_id: OTHER }],
      breaks: [{ debit_account_id: ONE, credit_account_id: ONE }],
    },
  ],
  transactions: [
    positive('transactions_amount_positive'),
    approved(
      'transactions_two_administrators',
      'first_approved_by',
      'admin_id',
      { four_eyes: true, status: 'completed' },
      { four_eyes: true, status: 'pending' },
    ),
    approved(
      'transactions_entered_by_another',
      'created_by',
      'admin_id',
      { issuer_name: 'admin-backoffice', status: 'completed' },
      { issuer_name: 'admin-backoffice', status: 'pending' },
    ),
  ],
  orders: [positive('orders_amount_positive')],
  order_movements: [positive('order_movements_amount_positive')],
  projects: [
    within('projects_not_overfunded', 'amount_invested', [0, 10], [-1, 11], { financing_amount: 10 }),
    within('projects_not_overreserved', 'amount_reserved', [0, 6], [-1, 7], {
      financing_amount: 10,
      amount_invested: 4,
    }),
    within('projects_investors_within_maximum', 'investor_count', [0, 5], [-1, 6], { max_investor_number: 5 }),
  ],
  reservations: [
    positive('reservations_amount_positive'),
    within('reservations_deposit_within_amount', 'deposit', [0, 5], [-1, 6], { amount: 5 }),
    unique(
      'reservations_live_key',
      { project_id: ONE, user_id: ONE, state: 'placed' },
      { project_id: ONE, user_id: OTHER, state: 'called', complete_until: NOW },
      { project_id: OTHER, user_id: ONE, state: 'placed' },
      { project_id: ONE, user_id: ONE, state: 'withdrawn' },
      { project_id: ONE, user_id: ONE, state: 'withdrawn' },
    ),
  ],
  distributions: [
    {
      rule: 'distributions_amount_is_its_parts',
      fits: [
        { interest: 5, principal: 1 },
        { amount: 6, interest: 5, principal: 1 },
      ],
      breaks: [5, 4, 7].map((amount) => ({ amount, interest: 5, principal: 1 })),
    },
    {
      rule: 'distributions_within_due',
      fits: [{ amount: 2, interest: 1, interest_due: 1, principal: 1, principal_due: 1 }],
      breaks: [
        { amount: 3, interest: 2, interest_due: 1, principal: 1, principal_due: 1 },
        { amount: 3, interest: 1, interest_due: 1, principal: 2, principal_due: 1 },
      ],
    },
    {
      rule: 'distributions_credited_when_received',
      fits: [
        { ...BY_TWO, status: 'awaiting' },
        { ...BY_TWO, status: 'confirming', received_at: NOW },
        { ...BY_TWO, status: 'confirming', credits_before_receipt: true },
        { ...BY_TWO, status: 'paid' },
      ],
      breaks: [{ ...BY_TWO, status: 'confirming', credits_before_receipt: false }],
    },
    {
      rule: 'distributions_received_when_confirmed',
      fits: [
        { ...BY_TWO, status: 'paid', received_at: NOW },
        { ...BY_TWO, status: 'awaiting' },
      ],
      breaks: ['draft', 'awaiting'].map((status) => ({ ...BY_TWO, status, received_at: NOW })),
    },
    ...['awaiting', 'confirming', 'paid'].map((status) =>
      approved(
        'distributions_recorded_by_another',
        'recorded_by',
        'confirmed_by',
        { status },
        { status: 'draft', recorded_by: ONE },
      ),
    ),
  ],
  distribution_shares: [
    {
      rule: 'distribution_shares_withheld',
      fits: [
        { interest: 5, fee: 1, withheld: 0 },
        { interest: 5, fee: 1, withheld: 4 },
      ],
      breaks: [
        { interest: 5, fee: 0, withheld: -1 },
        { interest: 5, fee: 2, withheld: 4 },
      ],
    },
    {
      rule: 'distribution_shares_not_negative',
      fits: [{ interest: 5, principal: 1, fee: 5 }],
      breaks: [
        { interest: -1, principal: 0, fee: -1 },
        { interest: 5, principal: -1, fee: 0 },
        { interest: 5, principal: 0, fee: -1 },
        { interest: 5, principal: 0, fee: 6 },
      ],
    },
  ],
  fees: [
    unique(
      'fees_distribution_key',
      { distribution_id: ONE, order_id: ONE, interest: 1 },
      { distribution_id: ONE, order_id: OTHER, interest: 1 },
      { distribution_id: OTHER, order_id: ONE, interest: 1 },
      { distribution_id: ONE, order_id: ONE, interest: -1 },
    ),
  ],
  refunds: [
    {
      rule: 'refunds_two_administrators',
      fits: [{ four_eyes: true, first_approved_by: ONE, refunded_by: OTHER, refunded_at: NOW }],
      breaks: [{ four_eyes: true, first_approved_by: ONE, refunded_by: ONE, refunded_at: NOW }],
    },
  ],
  tax_handovers: [positive('tax_handovers_amount_positive', { agent: 'platform', form: '123', credited: 0 })],
  tax_details: [
    approved('tax_details_decided_by_another', 'user_id', 'decided_by', { state: 'valid' }, { state: 'pending' }),
  ],
  withholding_rates: two('withholding_rates'),
  withholding_agents: two('withholding_agents'),
  brands: two('brands'),
  company_details: two('company_details'),
  legal_texts: two('legal_texts'),
  declarers: two('declarers'),
  parameters: two('parameters'),
  classifications: [
    approved(
      'classifications_decided_by_another',
      'user_id',
      'decided_by',
      { state: 'refused', reason: 'Illegible' },
      { state: 'pending' },
    ),
  ],
  account_holds: [
    {
      rule: 'account_holds_lifted_by_two',
      fits: [
        { ...LIFTED, proposed_by: ONE, lifted_by: OTHER },
        { kind: 'sanctions', state: 'lifting' },
      ],
      breaks: [
        { ...LIFTED, lifted_by: OTHER },
        { ...LIFTED, proposed_by: ONE, lifted_by: ONE },
      ],
    },
  ],
  payees: [
    approved('payees_two_administrators', 'proposed_by', 'approved_by', CERTIFIED, PROPOSED),
    {
      rule: 'payees_certificate_kept',
      fits: [
        { ...CERTIFIED, ...SIGNED },
        { ...SIGNED, kind: 'payment', payment_id: OTHER },
        { kind: 'taxOffice', ...PROPOSED },
      ],
      breaks: ['project', 'taxOffice', 'closedAccount'].map((kind) => ({ ...SIGNED, kind })),
    },
    unique('payees_active_key', { ...SIGNED, ...CERTIFIED }, { ...SIGNED, ...CERTIFIED, project_id: OTHER }, PROPOSED),
    unique('payees_waiting_key', { ...PROPOSED, kind: 'company' }, { ...PROPOSED, kind: 'taxOffice' }, SIGNED),
  ],
  company_accounts: [
    approved('company_accounts_two_administrators', 'proposed_by', 'approved_by', ACTIVE, PROPOSED),
    {
      rule: 'company_accounts_main_key',
      fits: [
        { ...ACCOUNT, main: true },
        { ...ACCOUNT, iban: 'ES2', main: false },
      ],
      breaks: [{ ...ACCOUNT, iban: 'ES3', main: true }],
    },
  ],
  bank_accounts: [
    unique(
      'bank_accounts_main_key',
      { user_id: ONE, main: true },
      { user_id: ONE, main: false },
      { user_id: ONE, main: true, deleted_at: NOW },
      { user_id: OTHER, main: true },
    ),
  ],
  bank_files: [
    {
      rule: 'bank_files_two_administrators',
      fits: [{ uploaded_by: ONE }, IMPORTED],
      breaks: [{ ...IMPORTED, imported_by: ONE }],
    },
    {
      rule: 'bank_files_imported_key',
      fits: [IMPORTED, { ...IMPORTED, sha256: 'b' }, { sha256: 'a' }, { sha256: 'a' }],
      breaks: [{ sha256: 'a', uploaded_by: OTHER, imported_by: ONE, imported_at: LATER }],
    },
  ],
  bank_movements: [
    {
      rule: 'bank_movements_settled_fits_state',
      fits: [
        { amount: 5, settled: 0, state: 'open', occurrence: 1 },
        { amount: -5, settled: 4, state: 'suggested', occurrence: 1 },
        { amount: -5, settled: 5, state: 'matched', occurrence: 1 },
        { amount: 5, settled: 5, state: 'sent_back', occurrence: 1 },
        { amount: 5, settled: 0, state: 'batch', occurrence: 1 },
      ],
      breaks: [
        { amount: 5, settled: -1, state: 'open', occurrence: 2 },
        { amount: -5, settled: 6, state: 'matched', occurrence: 2 },
        { amount: 5, settled: 5, state: 'open', occurrence: 2 },
        { amount: 5, settled: 4, state: 'matched', occurrence: 2 },
        { amount: 5, settled: 1, state: 'batch', occurrence: 2 },
      ],
    },
    {
      rule: 'bank_movements_part_or_counted',
      fits: [
        { occurrence: 1, state: 'batch' },
        { parent_id: ONE, state: 'open' },
      ],
      breaks: [{}, { parent_id: ONE, occurrence: 1 }, { parent_id: ONE, state: 'batch' }],
    },
    unique(
      'bank_movements_occurrence_key',
      LINE,
      { ...LINE, occurrence: 2 },
      { ...LINE, amount: -5 },
      { ...LINE, booking_day: '2026-11-02' },
      { ...LINE, iban: 'ES2' },
      { ...LINE, occurrence: null, parent_id: ONE },
      { ...LINE, occurrence: null, parent_id: ONE },
    ),
  ],
  bank_allocations: [
    positive('bank_allocations_amount_positive', { transaction_id: ONE }),
    {
      rule: 'bank_allocations_one_target',
      fits: [{ transaction_id: ONE }, { distribution_id: ONE }, { payment_id: ONE }],
      breaks: [{}, { transaction_id: ONE, payment_id: OTHER }],
    },
  ],
  payment_batches: [
    approved(
      'payment_batches_two_administrators',
      'created_by',
      'released_by',
      { ...BATCH, state: 'released' },
      { ...BATCH, state: 'draft' },
    ),
    unique('payment_batches_message_key', { message_id: 'a' }, { message_id: 'b' }),
  ],
  payments: [
    positive('payments_amount_positive', { kind: 'payout', project_id: ONE, state: 'queued' }),
    {
      rule: 'payments_source_fits_kind',
      fits: [
        { state: 'queued', kind: 'withdrawal', transaction_id: ONE },
        { state: 'queued', kind: 'payout', project_id: ONE },
        { state: 'queued', kind: 'return_transfer', movement_id: ONE },
        { state: 'queued', kind: 'tax', handover_id: ONE },
      ],
      breaks: [
        { state: 'queued', kind: 'withdrawal' },
        { state: 'queued', kind: 'payout', transaction_id: ONE },
        { state: 'queued', kind: 'return_transfer', movement_id: ONE, project_id: ONE },
        { state: 'queued', kind: 'tax' },
      ],
    },
    {
      rule: 'payments_batch_fits_state',
      fits: [{ state: 'queued' }, { ...PAYEE, state: 'executed', batch_id: ONE }, { ...PAYEE, state: 'executed' }],
      breaks: [
        { state: 'queued', batch_id: ONE },
        { ...PAYEE, state: 'batched' },
        { ...PAYEE, state: 'released' },
      ],
    },
    {
      rule: 'payments_given_back',
      fits: [
        { ...REFUSED, given_back_id: OTHER },
        { ...WITHDRAWAL, state: 'executed' },
      ],
      breaks: [
        REFUSED,
        { ...WITHDRAWAL, state: 'returned' },
        { ...WITHDRAWAL, state: 'cancelled' },
        { ...WITHDRAWAL, state: 'executed', given_back_id: OTHER },
      ],
    },
    unique('payments_end_to_end_key', { state: 'queued', end_to_end_id: 'A' }, { state: 'queued', end_to_end_id: 'B' }),
    unique('payments_given_back_key', { ...REFUSED, given_back_id: ONE }, { ...REFUSED, given_back_id: OTHER }),
  ],
  institution_events: [
    unique(
      'institution_events_key',
      { institution: 'sandbox', provider_event_id: 'a' },
      { institution: 'sandbox', provider_event_id: 'b' },
    ),
  ],
}

async function copyTable(table: string): Promise<void> {
  await owner.query(`create temporary table ${table} (like public.${table} including constraints) on commit drop`)
  const { rows } = await owner.query<{ made: string }>(
    `select format('alter table pg_temp.${table} alter column %I drop not null', attname) as made from pg_attribute
     where attrelid = 'pg_temp.${table}'::regclass and attnum > 0 and attnotnull
     union all select replace(pg_get_indexdef(indexrelid), ' ON public.', ' ON pg_temp.') from pg_index
     where indrelid = 'public.${table}'::regclass and indisunique and not indisprimary`,
  )
  for (const { made } of rows) await owner.query(made)
}

const insert = (table: string, row: Row) =>
  owner.query(`insert into pg_temp.${table} select * from jsonb_populate_record(null::pg_temp.${table}, $1)`, [
    JSON.stringify(row),
  ])

async function refusalOf(table: string, row: Row): Promise<string | undefined> {
  await owner.query('savepoint before')
  try {
    await insert(table, row)
    return undefined
  } catch (error) {
    return (error as pg.DatabaseError).constraint
  } finally {
    await owner.query('rollback to before')
  }
}

test.each(Object.entries(RULES))('%s refuses rows that break a rule and accepts others', async (table, rules) => {
  await owner.query('begin')
  try {
    await copyTable(table)
    for (const { rule, fits, breaks } of rules) {
      await owner.query('savepoint empty')
      for (const row of fits) await insert(table, row)
      for (const row of breaks) expect(await refusalOf(table, row), JSON.stringify(row)).toBe(rule)
      await owner.query('rollback to empty')
    }
  } finally {
    await owner.query('rollback')
  }
})
