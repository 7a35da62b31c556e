import { MONEY_TABLES } from './exported-money.queries.ts'
import { PAPER_TABLES } from './exported-papers.queries.ts'
import { PERSON_TABLES } from './exported-person.queries.ts'
import { POSTING_TABLES } from './exported-postings.queries.ts'
import type { ExportedTable, Reason } from './exported-table.queries.ts'

export const EXPORTED: readonly ExportedTable[] = [
  ...PERSON_TABLES,
  ...MONEY_TABLES,
  ...POSTING_TABLES,
  ...PAPER_TABLES,
]

export const LEFT_OUT: Readonly<Record<Reason, string>> = {
  secret: 'complaint_links login_attempts passkey_challenges demonstration_accounts',
  staff:
    'account_holds bank_files bank_statements bank_periods claims company_accounts conflicts declarers examination_accesses examination_entries examination_records examinations imports kept_identities outcome_statements payment_batches payment_reports risk_assessments risk_rates screenings user_notes user_tasks withholding_agents withholding_rates',
  others:
    'document_types information_sheets irregularities loan_defaults pictures project_descriptions project_documents project_media_files project_phases project_types promotions refunds sheet_drafts tax_handovers templates timeline_events',
  derived:
    'cohort_investments cohorts_kept custody_days files idempotency_keys kept_bank_books tallies tally_changes wallet_moves',
  technical:
    'institution_cursors institution_events reconciliations request_counts retention_records verification_events',
}
