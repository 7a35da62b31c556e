/** Why records are kept, or must go. Words and articles are in `packages/i18n/src/{es,en}/misc.ts`. */
export const RETENTION_BASES = [
  'security',
  'minimisation',
  'contract',
  'crowdfunding',
  'moneyLaundering',
  'commerce',
  'tax',
  'evidence',
  'notPersonal',
] as const

/** Legal basis. Texts and articles: `packages/i18n/src/{es,en}/misc.ts`. */
export const RETENTION_STARTS = ['creation', 'receipt', 'lastUse', 'end', 'closing'] as const

export const RETENTION_OUTCOMES = ['erased', 'anonymised', 'kept'] as const

/** Executor: the retention job, account closing, or nobody. */
export const RETENTION_MEANS = ['job', 'closing', 'none'] as const

/** Calendar years. Null means at once. */
type Period = Readonly<Partial<Record<'hours' | 'days' | 'years', number>>> | null

export interface RetentionEntry {
  /** The tables of the database that it is about. */
  readonly tables: readonly string[]
  readonly basis: (typeof RETENTION_BASES)[number]
  readonly period: Period
  /** Null if no period runs. */
  readonly from: (typeof RETENTION_STARTS)[number] | null
  readonly outcome: (typeof RETENTION_OUTCOMES)[number]
  readonly by: (typeof RETENTION_MEANS)[number]
}

const words = (names: string) => names.split(' ')
const job = { by: 'job', outcome: 'erased' } as const
const atClosing = { from: 'closing', period: null, by: 'closing', outcome: 'erased' } as const
/** Kept at least this long; never erased automatically. */
const kept = { by: 'none', outcome: 'kept' } as const
const keptForBooks = { ...kept, basis: 'commerce', period: { years: 6 }, from: 'creation' } as const
const notPersonal = { ...kept, basis: 'notPersonal', period: null, from: null } as const

/** Retention period of each table (handbook chapter 26, decision data-retention). A table is in exactly one entry. */
export const RETENTION = {
  sessions: { ...job, tables: ['sessions'], basis: 'security', period: null, from: 'end' },
  devices: { ...job, tables: ['devices'], basis: 'security', period: null, from: 'end' },
  links: {
    ...job,
    tables: words('mailed_links passkey_challenges set_up_codes'),
    basis: 'security',
    period: null,
    from: 'end',
  },
  emailChanges: {
    ...job,
    tables: ['email_changes'],
    basis: 'security',
    period: { days: 7 },
    from: 'creation',
  },
  loginAttempts: {
    ...job,
    tables: words('login_attempts request_counts'),
    basis: 'security',
    period: { hours: 1 },
    from: 'lastUse',
  },
  loginPlaces: { ...job, tables: ['login_places'], basis: 'security', period: { days: 365 }, from: 'lastUse' },
  answers: { ...job, tables: ['idempotency_keys'], basis: 'minimisation', period: { hours: 48 }, from: 'creation' },
  claims: { ...job, tables: ['claims'], basis: 'minimisation', period: null, from: 'end' },
  providerEvents: {
    ...job,
    tables: words('verification_events institution_events'),
    basis: 'minimisation',
    period: { days: 90 },
    from: 'receipt',
  },
  importLines: {
    ...job,
    outcome: 'anonymised',
    tables: ['import_lines'],
    basis: 'minimisation',
    period: { days: 30 },
    from: 'lastUse',
  },
  dataExports: {
    ...job,
    tables: ['data_exports'],
    basis: 'minimisation',
    period: { days: 7 },
    from: 'creation',
  },
  notifications: {
    ...job,
    tables: ['notifications'],
    basis: 'crowdfunding',
    period: { years: 5 },
    from: 'creation',
  },
  complaints: {
    ...job,
    tables: words('complaints complaint_steps complaint_messages complaint_documents complaint_links'),
    basis: 'crowdfunding',
    period: { years: 5 },
    from: 'end',
  },
  contactMessages: {
    ...job,
    tables: ['contact_messages'],
    basis: 'minimisation',
    period: { days: 1 },
    from: 'creation',
  },
  visitorTickets: {
    ...job,
    tables: ['ticket_visitors'],
    basis: 'minimisation',
    period: { years: 1 },
    from: 'end',
  },
  identities: {
    ...job,
    tables: words(
      'kept_identities verifications verification_media customer_declarations screenings risk_assessments account_holds guardian_consents earlier_documents',
    ),
    basis: 'moneyLaundering',
    period: { years: 10 },
    from: 'closing',
  },
  examinations: {
    ...job,
    tables: words('examinations examination_entries examination_records'),
    basis: 'moneyLaundering',
    period: { years: 10 },
    from: 'closing',
  },
  examinationAccesses: {
    ...job,
    tables: ['examination_accesses'],
    basis: 'moneyLaundering',
    period: { years: 10 },
    from: 'creation',
  },
  protocol: {
    ...job,
    tables: ['retention_records'],
    basis: 'crowdfunding',
    period: { years: 5 },
    from: 'creation',
  },

  accessChanges: { ...atClosing, outcome: 'anonymised', tables: ['access_changes'], basis: 'evidence' },
  access: { ...atClosing, tables: words('totps passkeys recovery_codes'), basis: 'contract' },
  person: { ...atClosing, outcome: 'anonymised', tables: ['users'], basis: 'contract' },
  papers: { ...atClosing, tables: ['account_documents'], basis: 'contract' },
  tickets: {
    ...atClosing,
    tables: words('tickets ticket_messages ticket_state_changes ticket_documents'),
    basis: 'contract',
  },
  wishes: { ...atClosing, tables: words('project_alerts project_follows payment_calendars'), basis: 'contract' },
  suitability: {
    ...atClosing,
    tables: words('knowledge_tests loss_simulations risk_acknowledgements'),
    basis: 'contract',
  },
  classEvidence: { ...atClosing, tables: ['classification_documents'], basis: 'contract' },
  staffNotes: { ...atClosing, tables: words('user_notes user_tasks'), basis: 'contract' },
  bankAccounts: { ...atClosing, outcome: 'anonymised', tables: ['bank_accounts'], basis: 'contract' },

  taxDetails: { ...kept, tables: ['tax_details'], basis: 'tax', period: { years: 6 }, from: 'closing' },
  classes: { ...kept, tables: ['classifications'], basis: 'crowdfunding', period: { years: 5 }, from: 'end' },
  loans: {
    ...kept,
    tables: words(
      'projects project_phases sheet_drafts information_sheets irregularities loan_defaults risk_rates outcome_statements',
    ),
    basis: 'crowdfunding',
    period: { years: 5 },
    from: 'end',
  },
  issuedDocuments: { ...keptForBooks, tables: ['issued_documents'] },
  books: {
    ...keptForBooks,
    tables: words(
      'wallets wallet_balances transactions ledger_accounts ledger_transfers money_decisions orders order_movements reservations refunds distributions distribution_shares fees',
    ),
  },
  bankBooks: {
    ...keptForBooks,
    tables: words(
      'bank_files staged_statements staged_lines bank_statements bank_periods bank_movements bank_allocations payees payments payment_batches payment_reports institution_accounts',
    ),
  },
  taxBooks: {
    ...kept,
    tables: words(
      'tax_handovers tax_returns tax_return_lines tax_filings withholding_rates withholding_agents declarers',
    ),
    basis: 'tax',
    period: { years: 6 },
    from: 'creation',
  },
  evidence: {
    ...kept,
    tables: words(
      'audit_records account_closings daily_closes daily_close_sign_offs imports reconciliations person_hands restores parameters text_acceptances',
    ),
    basis: 'evidence',
    period: null,
    from: null,
  },
  conflicts: { ...kept, tables: ['conflicts'], basis: 'crowdfunding', period: { years: 5 }, from: 'end' },
  resilience: {
    ...kept,
    tables: words('incidents providers duty_records'),
    basis: 'crowdfunding',
    period: { years: 5 },
    from: 'end',
  },
  files: { ...notPersonal, tables: words('files pictures') },
  content: {
    ...notPersonal,
    tables: words(
      'project_types project_descriptions project_documents project_media_files timeline_events templates promotions document_types company_accounts company_details brands legal_texts',
    ),
  },
  derived: {
    ...notPersonal,
    tables: words(
      'awaited_incomes cohort_investments cohorts_kept custody_days kept_bank_books tallies tally_changes wallet_moves institution_cursors demonstration_accounts demonstrations backups',
    ),
  },
} as const satisfies Readonly<Record<string, RetentionEntry>>

export type RetentionRule = keyof typeof RETENTION
/** Rules that the retention job executes. */
export type CarriedOutRule = {
  [Rule in RetentionRule]: (typeof RETENTION)[Rule]['by'] extends 'job' ? Rule : never
}[RetentionRule]

export const RETENTION_RULES = Object.keys(RETENTION) as RetentionRule[]
export const CARRIED_OUT_RULES = RETENTION_RULES.filter((rule): rule is CarriedOutRule => RETENTION[rule].by === 'job')

/** Years are calendar years in UTC, so a period from 29 February ends on 1 March. */
export function overBefore(rule: CarriedOutRule, now: Date): Date {
  const { hours = 0, days = 0, years = 0 }: NonNullable<Period> = RETENTION[rule].period ?? {}
  const before = new Date(now.getTime() - (hours + days * 24) * 3_600_000)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
