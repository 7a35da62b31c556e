import { NOW, ONE, OTHER, positive, type Rule } from './rule.fixture.ts'

const daysInOrder = (table: string): Rule => ({
  rule: `${table}_days_in_order`,
  fits: [
    { from_day: '2026-11-01', to_day: '2026-11-01' },
    { from_day: '2026-11-01', to_day: '2026-11-02' },
  ],
  breaks: [{ from_day: '2026-11-02', to_day: '2026-11-01' }],
})

const undone = { undone_by: ONE, undone_at: NOW }
const queued = { state: 'queued' }
const payee = { beneficiary: 'Ana', iban: 'ES1' }
const withdrawal = { ...payee, kind: 'withdrawal', transaction_id: ONE, batch_id: ONE }
const released = { state: 'released', created_by: ONE, count: 1, total: 1 }

/** Every check of the tables of money at banks. */
export const BANK_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  bank_files: [
    {
      rule: 'bank_files_import_whole',
      fits: [{}, { uploaded_by: ONE, imported_by: OTHER, imported_at: NOW }, { imported_at: NOW }],
      breaks: [{ imported_by: ONE }, { uploaded_by: ONE, imported_at: NOW }],
    },
    {
      rule: 'bank_files_two_administrators',
      fits: [{ uploaded_by: ONE }, { uploaded_by: ONE, imported_by: OTHER, imported_at: NOW }, { imported_at: NOW }],
      breaks: [{ uploaded_by: ONE, imported_by: ONE, imported_at: NOW }],
    },
  ],
  bank_statements: [
    daysInOrder('bank_statements'),
    {
      rule: 'bank_statements_counts_fit',
      fits: [
        { movement_count: 0, line_count: 0 },
        { movement_count: 3, line_count: 3 },
      ],
      breaks: [
        { movement_count: -1, line_count: 0 },
        { movement_count: 4, line_count: 3 },
      ],
    },
  ],
  bank_periods: [daysInOrder('bank_periods')],
  bank_movements: [
    {
      rule: 'bank_movements_amount_moves',
      fits: [
        { amount: 1, occurrence: 1 },
        { amount: -1, occurrence: 1 },
      ],
      breaks: [{ amount: 0, occurrence: 1 }],
    },
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
      rule: 'bank_movements_reason_given',
      fits: [
        { state: 'open', occurrence: 1 },
        { state: 'set_aside', state_reason: 'Fee', occurrence: 1 },
      ],
      breaks: [
        { state: 'set_aside', occurrence: 2 },
        { state: 'held', occurrence: 2 },
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
  ],
  bank_allocations: [
    positive('bank_allocations_amount_positive', { transaction_id: ONE }),
    {
      rule: 'bank_allocations_one_target',
      fits: [{ transaction_id: ONE }, { distribution_id: ONE }, { payment_id: ONE }],
      breaks: [{}, { transaction_id: ONE, payment_id: OTHER }],
    },
    {
      rule: 'bank_allocations_by_someone',
      fits: [
        { transaction_id: ONE, automatic: true },
        { transaction_id: ONE, automatic: false, created_by: ONE },
      ],
      breaks: [
        { transaction_id: ONE, automatic: true, created_by: ONE },
        { transaction_id: ONE, automatic: false },
      ],
    },
    {
      rule: 'bank_allocations_undone_whole',
      fits: [{ transaction_id: ONE }, { transaction_id: ONE, ...undone }, { transaction_id: ONE, undone_at: NOW }],
      breaks: [{ transaction_id: ONE, undone_by: ONE }],
    },
  ],
  payment_batches: [
    {
      rule: 'payment_batches_something_paid',
      fits: [{ count: 1, total: 1, state: 'draft' }],
      breaks: [
        { count: 0, total: 1, state: 'draft' },
        { count: 1, total: 0, state: 'draft' },
      ],
    },
    {
      rule: 'payment_batches_two_administrators',
      fits: [
        { state: 'draft', count: 1, total: 1 },
        { state: 'cancelled', count: 1, total: 1 },
        { ...released, released_by: OTHER },
      ],
      breaks: [released, { ...released, released_by: ONE }, { ...released, state: 'executed', released_by: ONE }],
    },
  ],
  payments: [
    positive('payments_amount_positive', { kind: 'payout', project_id: ONE, state: 'queued' }),
    {
      rule: 'payments_end_to_end_known',
      fits: [
        { ...queued, end_to_end_id: 'CAUCE0001' },
        { ...queued, end_to_end_id: 'A'.repeat(35) },
      ],
      breaks: ['', 'cauce', 'A-1', 'A'.repeat(36)].map((end_to_end_id) => ({ ...queued, end_to_end_id })),
    },
    {
      rule: 'payments_source_fits_kind',
      fits: [
        { ...queued, kind: 'withdrawal', transaction_id: ONE },
        { ...queued, kind: 'payout', project_id: ONE },
        { ...queued, kind: 'return_transfer', movement_id: ONE },
        { ...queued, kind: 'tax', handover_id: ONE },
      ],
      breaks: [
        { ...queued, kind: 'withdrawal' },
        { ...queued, kind: 'payout', transaction_id: ONE },
        { ...queued, kind: 'return_transfer', movement_id: ONE, project_id: ONE },
        { ...queued, kind: 'tax' },
        { ...queued, kind: 'payout', project_id: ONE, handover_id: ONE },
      ],
    },
    {
      rule: 'payments_batch_fits_state',
      fits: [
        { state: 'queued' },
        { state: 'cancelled' },
        { state: 'cancelled', batch_id: ONE },
        { ...payee, state: 'batched', batch_id: ONE },
        { ...payee, state: 'executed', batch_id: ONE },
      ],
      breaks: [
        { state: 'queued', batch_id: ONE },
        { ...payee, state: 'batched' },
        { ...payee, state: 'returned' },
      ],
    },
    {
      rule: 'payments_payee_known',
      fits: [{ state: 'queued' }, { state: 'cancelled' }, { ...payee, state: 'batched', batch_id: ONE }],
      breaks: [
        { ...payee, state: 'batched', batch_id: ONE, iban: null },
        { ...payee, state: 'executed', batch_id: ONE, beneficiary: null },
      ],
    },
    {
      rule: 'payments_given_back',
      fits: [
        { ...withdrawal, state: 'refused', given_back_id: OTHER },
        { ...withdrawal, state: 'executed' },
        { ...payee, kind: 'payout', project_id: ONE, batch_id: ONE, state: 'refused' },
      ],
      breaks: [
        { ...withdrawal, state: 'refused' },
        { ...withdrawal, state: 'returned' },
        { ...withdrawal, state: 'cancelled' },
        { ...withdrawal, state: 'executed', given_back_id: OTHER },
      ],
    },
  ],
}
