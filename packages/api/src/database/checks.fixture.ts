import { BANK_CHECKS } from './bank-checks.fixture.ts'
import { CLASS_CHECKS } from './class-rules.fixture.ts'
import { DILIGENCE_CHECKS } from './diligence-rules.fixture.ts'
import { DISTRIBUTION_CHECKS } from './distribution-rules.fixture.ts'
import { EXAMINATION_CHECKS } from './examination-rules.fixture.ts'
import { IRREGULARITY_CHECKS } from './irregularity-rules.fixture.ts'
import { ISSUED_CHECKS } from './issued-rules.fixture.ts'
import { LOAN_CHECKS } from './loan-rules.fixture.ts'
import { SHEET_CHECKS } from './sheet-rules.fixture.ts'
import { ORDER_CHECKS } from './order-rules.fixture.ts'
import { TAX_CHECKS } from './tax-rules.fixture.ts'
import { LATER, NOW, ONE, OTHER, positive, type Rule } from './rule.fixture.ts'
import { COMPLAINT_CHECKS } from './complaint-rules.fixture.ts'
import { CONFLICT_CHECKS } from './conflict-rules.fixture.ts'
import { RETENTION_CHECKS } from './retention-rules.fixture.ts'
import { RESERVATION_CHECKS, RESERVED_PROJECT_CHECKS } from './reservation-rules.fixture.ts'

/** Every check of the database, by table. Rows name only the columns that the rule reads. */
export const CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  ...BANK_CHECKS,
  ...ISSUED_CHECKS,
  ...TAX_CHECKS,
  ...ORDER_CHECKS,
  ...LOAN_CHECKS,
  ...SHEET_CHECKS,
  ...CLASS_CHECKS,
  ...DILIGENCE_CHECKS,
  ...EXAMINATION_CHECKS,
  ...IRREGULARITY_CHECKS,
  users: [
    {
      rule: 'users_manager_is_other',
      fits: [{ user_id: ONE, manager_id: OTHER }],
      breaks: [{ user_id: ONE, manager_id: ONE }],
    },
  ],
  data_exports: [
    {
      rule: 'data_exports_file_of_ready',
      fits: [{ state: 'ready', file_id: ONE }, { state: 'erased' }],
      breaks: [{ state: 'ready' }, { state: 'erased', file_id: ONE }],
    },
  ],
  ...COMPLAINT_CHECKS,
  ...RETENTION_CHECKS,
  ...RESERVATION_CHECKS,
  ...CONFLICT_CHECKS,
  loss_simulations: [
    {
      rule: 'loss_simulations_amount_not_negative',
      fits: [{ amount: '0' }, { amount: '1' }],
      breaks: [{ amount: '-1' }],
    },
  ],
  user_notes: [
    {
      rule: 'user_notes_other',
      fits: [{ user_id: ONE, author_id: OTHER }],
      breaks: [{ user_id: ONE, author_id: ONE }],
    },
  ],
  user_tasks: [
    {
      rule: 'user_tasks_other',
      fits: [{ user_id: ONE, author_id: OTHER, state: 'open' }],
      breaks: [{ user_id: ONE, author_id: ONE, state: 'open' }],
    },
    {
      rule: 'user_tasks_done',
      fits: [{ state: 'open' }, { state: 'done', done_at: NOW, done_by_id: ONE }],
      breaks: [{ state: 'done' }, { state: 'open', done_at: NOW, done_by_id: ONE }],
    },
    {
      rule: 'user_tasks_done_by',
      fits: [{ state: 'open' }, { state: 'done', done_at: NOW, done_by_id: ONE }],
      breaks: [
        { state: 'done', done_at: NOW },
        { state: 'open', done_by_id: ONE },
      ],
    },
  ],
  company_accounts: [
    {
      rule: 'company_accounts_two_administrators',
      fits: [
        { state: 'proposed', proposed_by: ONE },
        { state: 'refused', proposed_by: ONE, reason: 'Closed' },
        { state: 'active', proposed_by: ONE, approved_by: OTHER },
      ],
      breaks: [
        { state: 'active', proposed_by: ONE },
        { state: 'active', proposed_by: ONE, approved_by: ONE },
        { state: 'retired', proposed_by: ONE, reason: 'Closed' },
      ],
    },
    {
      rule: 'company_accounts_reason_given',
      fits: [{ state: 'proposed' }, { state: 'refused', reason: 'Closed' }],
      breaks: [{ state: 'refused' }, { state: 'retired', proposed_by: ONE, approved_by: OTHER }],
    },
  ],
  ...DISTRIBUTION_CHECKS,
  refunds: [
    {
      rule: 'refunds_two_administrators',
      fits: [
        { four_eyes: false, first_approved_by: ONE, refunded_by: ONE, refunded_at: NOW },
        { four_eyes: true, first_approved_by: ONE },
        { four_eyes: true, first_approved_by: ONE, refunded_by: OTHER, refunded_at: NOW },
      ],
      breaks: [{ four_eyes: true, first_approved_by: ONE, refunded_by: ONE, refunded_at: NOW }],
    },
    {
      rule: 'refunds_done_by_somebody',
      fits: [{}, { refunded_by: ONE, refunded_at: NOW }],
      breaks: [{ refunded_by: ONE }, { refunded_at: NOW }],
    },
  ],
  projects: [
    ...RESERVED_PROJECT_CHECKS,
    {
      rule: 'projects_not_overfunded',
      fits: [
        { amount_invested: 0, financing_amount: 10 },
        { amount_invested: 10, financing_amount: 10 },
      ],
      breaks: [
        { amount_invested: -1, financing_amount: 10 },
        { amount_invested: 11, financing_amount: 10 },
      ],
    },
    {
      rule: 'projects_investors_within_maximum',
      fits: [
        { investor_count: 0, max_investor_number: 5 },
        { investor_count: 5, max_investor_number: 5 },
        { investor_count: 500 },
      ],
      breaks: [
        { investor_count: -1, max_investor_number: 5 },
        { investor_count: 6, max_investor_number: 5 },
      ],
    },
    {
      rule: 'projects_minimum_within_amount',
      fits: [
        { minimum_investment: 1, financing_amount: 10 },
        { minimum_investment: 10, financing_amount: 10 },
      ],
      breaks: [
        { minimum_investment: 0, financing_amount: 10 },
        { minimum_investment: 11, financing_amount: 10 },
      ],
    },
    {
      rule: 'projects_ends_after_start',
      fits: [{ date_start: '2026-11-01', date_end: '2026-11-02' }],
      breaks: [{ date_start: '2026-11-01', date_end: '2026-11-01' }],
    },
    { rule: 'projects_duration_positive', fits: [{ project_duration: 1 }], breaks: [{ project_duration: 0 }] },
  ],
  promotions: [
    {
      rule: 'promotions_ends_after_start',
      fits: [{ starts_at: NOW, ends_at: LATER }],
      breaks: [{ starts_at: NOW, ends_at: NOW }],
    },
  ],
  tickets: [
    {
      rule: 'tickets_responsible_is_other',
      fits: [{ user_id: ONE, manager_id: OTHER }],
      breaks: [{ user_id: ONE, manager_id: ONE }],
    },
  ],
  ledger_accounts: [
    { rule: 'ledger_accounts_kind_known', fits: [], breaks: [{ kind: 'savings' }] },
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
        { kind: 'penalties', balance: -1 },
        { kind: 'withheld', balance: -1 },
        { kind: 'unassigned', balance: -1 },
        { kind: 'unexplained', balance: 1 },
      ],
    },
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
    {
      rule: 'transactions_number_key',
      fits: [{ number: 'RT-1' }, { number: 'RT-2' }, {}, {}],
      breaks: [{ number: 'RT-1' }],
    },
    positive('transactions_amount_positive'),
    {
      rule: 'transactions_reason_given',
      fits: [{ status: 'pending' }, { status: 'rejected', reject_reason: 'No proof' }],
      breaks: [{ status: 'rejected' }],
    },
    {
      rule: 'transactions_two_administrators',
      fits: [
        { four_eyes: false, status: 'completed', first_approved_by: ONE, admin_id: ONE },
        { four_eyes: true, status: 'pending' },
        { four_eyes: true, status: 'completed', first_approved_by: ONE, admin_id: OTHER },
      ],
      breaks: [
        { four_eyes: true, status: 'completed', admin_id: ONE },
        { four_eyes: true, status: 'completed', first_approved_by: ONE },
        { four_eyes: true, status: 'completed', first_approved_by: ONE, admin_id: ONE },
      ],
    },
    {
      rule: 'transactions_entered_by_another',
      fits: [
        { issuer_name: 'payment', status: 'completed', created_by: ONE, admin_id: ONE },
        { issuer_name: 'admin-backoffice', status: 'pending' },
        { issuer_name: 'admin-backoffice', status: 'completed', created_by: ONE, admin_id: OTHER },
      ],
      breaks: [
        { issuer_name: 'admin-backoffice', status: 'completed', admin_id: ONE },
        { issuer_name: 'admin-backoffice', status: 'completed', created_by: ONE },
        { issuer_name: 'admin-backoffice', status: 'completed', created_by: ONE, admin_id: ONE },
      ],
    },
  ],
}
