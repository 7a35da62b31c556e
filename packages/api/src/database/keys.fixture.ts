import { LATER, NOW, ONE, OTHER, type Row, type Rule } from './rule.fixture.ts'
import { CLASS_KEYS } from './class-rules.fixture.ts'
import { COMPLAINT_KEYS } from './complaint-rules.fixture.ts'
import { EXAMINATION_KEYS } from './examination-rules.fixture.ts'
import { RETENTION_KEYS } from './retention-rules.fixture.ts'
import { IRREGULARITY_KEYS } from './irregularity-rules.fixture.ts'
import { ISSUED_KEYS } from './issued-rules.fixture.ts'
import { LOAN_KEYS } from './loan-rules.fixture.ts'
import { RESERVATION_KEYS } from './reservation-rules.fixture.ts'
import { SHEET_KEYS } from './sheet-rules.fixture.ts'
import { PROJECT_KEYS } from './project-keys.fixture.ts'
import { TAX_KEYS } from './tax-rules.fixture.ts'
import { WALLET_KEYS } from './wallet-keys.fixture.ts'

const REFUSED = {
  kind: 'withdrawal',
  transaction_id: ONE,
  state: 'refused',
  batch_id: ONE,
  beneficiary: 'Ana',
  iban: 'ES1',
}

/** Every unique key of the database but the ids, by table. */
export const KEYS: Readonly<Record<string, readonly Rule[]>> = {
  users: [
    {
      rule: 'users_email_key',
      fits: [{ email: 'ana@correo.example' }, { email: 'ana@correo.example', deleted_at: NOW }],
      breaks: [{ email: 'Ana@correo.example' }],
    },
    {
      rule: 'users_identification_key',
      fits: [
        { identification_document_type: 'VISA', identification_document_number: 'A1' },
        { identification_document_type: 'VISA', identification_document_number: 'A1', deleted_at: NOW },
        { identification_document_type: 'PASSPORT', identification_document_number: 'A1' },
        { identification_document_type: 'VISA' },
        { identification_document_type: 'VISA' },
      ],
      breaks: [{ identification_document_type: 'VISA', identification_document_number: 'A1' }],
    },
  ],
  ...COMPLAINT_KEYS,
  ...RETENTION_KEYS,
  ...RESERVATION_KEYS,
  import_lines: [
    {
      rule: 'import_lines_line_key',
      fits: [
        { import_id: ONE, line: 2 },
        { import_id: ONE, line: 3 },
        { import_id: OTHER, line: 2 },
      ],
      breaks: [{ import_id: ONE, line: 2 }],
    },
  ],
  verification_media: [pair('verification_media_key', { verification_id: ONE }, 'provider_media_id')],
  verifications: [
    pair('verifications_session_key', { provider: 'veriff' }, 'provider_session_id'),
    {
      rule: 'verifications_attempt_key',
      fits: [
        { user_id: ONE, attempt: 1 },
        { user_id: ONE, attempt: 2 },
        { user_id: OTHER, attempt: 1 },
      ],
      breaks: [{ user_id: ONE, attempt: 2 }],
    },
    ...['Started', 'Progress', 'Completed'].map((status) => ({
      rule: 'verifications_running_key',
      fits: [
        { user_id: ONE, status },
        { user_id: ONE, status: 'Declined' },
        { user_id: ONE, status: 'Declined' },
        { user_id: OTHER, status: 'Started' },
      ],
      breaks: ['Started', 'Progress', 'Completed'].map((other) => ({ user_id: ONE, status: other })),
    })),
  ],
  claims: [
    { rule: 'claims_record_key', fits: [{ record_id: ONE }, { record_id: OTHER }], breaks: [{ record_id: ONE }] },
  ],
  devices: [single('devices_token_hash_key', 'token_hash')],
  passkeys: [single('passkeys_credential_id_key', 'credential_id')],
  sessions: [single('sessions_token_hash_key', 'token_hash')],
  payment_calendars: [single('payment_calendars_token_hash_key', 'token_hash')],
  recovery_codes: [pair('recovery_codes_code_key', { totp_id: ONE }, 'code_hash')],
  totps: [
    {
      rule: 'totps_session_key',
      fits: [{ session_id: ONE }, { session_id: OTHER }],
      breaks: [{ session_id: ONE }],
    },
    {
      rule: 'totps_confirmed_key',
      fits: [
        { user_id: ONE, confirmed_at: NOW },
        { user_id: ONE },
        { user_id: ONE },
        { user_id: OTHER, confirmed_at: NOW },
      ],
      breaks: [{ user_id: ONE, confirmed_at: LATER }],
    },
  ],
  distributions: [
    {
      rule: 'distributions_number_key',
      fits: [
        { project_id: ONE, number: 1, part: 1 },
        { project_id: ONE, number: 1, part: 2 },
        { project_id: ONE, number: 2, part: 1 },
        { project_id: OTHER, number: 1, part: 1 },
      ],
      breaks: [{ project_id: ONE, number: 1, part: 1 }],
    },
  ],
  fees: [
    {
      rule: 'fees_distribution_key',
      fits: [
        { distribution_id: ONE, order_id: ONE },
        { distribution_id: ONE, order_id: OTHER },
        { distribution_id: OTHER, order_id: ONE },
      ],
      breaks: [{ distribution_id: ONE, order_id: ONE }],
    },
  ],
  document_types: [folded('document_types_name_key')],
  project_types: [folded('project_types_name_key')],
  templates: [folded('templates_name_key')],
  bank_accounts: [
    {
      rule: 'bank_accounts_iban_key',
      fits: [
        { user_id: ONE, account: 'ES1' },
        { user_id: ONE, account: 'ES1', deleted_at: NOW },
        { user_id: ONE, account: 'ES2' },
        { user_id: OTHER, account: 'ES1' },
      ],
      breaks: [{ user_id: ONE, account: 'ES1' }],
    },
    {
      rule: 'bank_accounts_main_key',
      fits: [
        { user_id: ONE, main: true },
        { user_id: ONE, main: false },
        { user_id: ONE, main: false },
        { user_id: ONE, main: true, deleted_at: NOW },
        { user_id: OTHER, main: true },
      ],
      breaks: [{ user_id: ONE, main: true }],
    },
  ],
  files: [single('files_storage_key_key', 'storage_key')],
  pictures: [
    { rule: 'pictures_file_key', fits: [{ file_id: ONE }, { file_id: OTHER }], breaks: [{ file_id: ONE }] },
    single('pictures_token_key', 'token'),
    {
      rule: 'pictures_video_file_key',
      fits: [{ video_file_id: ONE }, { video_file_id: OTHER }, {}, {}],
      breaks: [{ video_file_id: ONE }],
    },
  ],
  ...PROJECT_KEYS,
  ...LOAN_KEYS,
  ...SHEET_KEYS,
  ...IRREGULARITY_KEYS,
  projects: [{ rule: 'projects_url_key', fits: [{ url: 'ribera' }, { url: 'ribera-2' }], breaks: [{ url: 'Ribera' }] }],
  ledger_accounts: [
    ...(['wallet', 'project'] as const).map((of) => {
      const kind = of === 'wallet' ? 'reserved' : 'escrow'
      return {
        rule: `ledger_accounts_${of}_key`,
        fits: [{ kind, [`${of}_id`]: ONE }, { kind, [`${of}_id`]: OTHER }, { kind: 'fees' }],
        breaks: [{ kind, [`${of}_id`]: ONE }],
      }
    }),
    {
      rule: 'ledger_accounts_single_key',
      fits: [
        { kind: 'bank' },
        { kind: 'fees' },
        { kind: 'wallet', wallet_id: ONE },
        { kind: 'wallet', wallet_id: OTHER },
        { kind: 'escrow', project_id: ONE },
        { kind: 'escrow', project_id: OTHER },
      ],
      breaks: [{ kind: 'bank' }],
    },
  ],
  company_accounts: [
    {
      rule: 'company_accounts_active_key',
      fits: [
        { iban: 'ES1', state: 'active', main: false, proposed_by: ONE, approved_by: OTHER },
        { iban: 'ES2', state: 'active', main: false, proposed_by: ONE, approved_by: OTHER },
        { iban: 'ES1', state: 'proposed', main: true },
        { iban: 'ES1', state: 'proposed', main: true },
      ],
      breaks: [{ iban: 'ES1', state: 'active', main: false, proposed_by: ONE, approved_by: OTHER }],
    },
    {
      rule: 'company_accounts_main_key',
      fits: [
        { iban: 'ES1', state: 'active', main: true, proposed_by: ONE, approved_by: OTHER },
        { iban: 'ES2', state: 'active', main: false, proposed_by: ONE, approved_by: OTHER },
        { iban: 'ES3', state: 'active', main: false, proposed_by: ONE, approved_by: OTHER },
        { iban: 'ES4', state: 'proposed', main: true },
      ],
      breaks: [{ iban: 'ES5', state: 'active', main: true, proposed_by: ONE, approved_by: OTHER }],
    },
  ],
  ...ISSUED_KEYS,
  ...TAX_KEYS,
  ...CLASS_KEYS,
  ...EXAMINATION_KEYS,
  ...WALLET_KEYS,
  bank_files: [
    {
      rule: 'bank_files_imported_key',
      fits: [
        { sha256: 'a', uploaded_by: ONE, imported_by: OTHER, imported_at: NOW },
        { sha256: 'b', uploaded_by: ONE, imported_by: OTHER, imported_at: NOW },
        { sha256: 'a' },
        { sha256: 'a' },
      ],
      breaks: [{ sha256: 'a', uploaded_by: OTHER, imported_by: ONE, imported_at: LATER }],
    },
  ],
  bank_statements: [
    {
      rule: 'bank_statements_place_key',
      fits: [
        { file_id: ONE, position: 1 },
        { file_id: ONE, position: 2 },
        { file_id: OTHER, position: 1 },
      ],
      breaks: [{ file_id: ONE, position: 2 }],
    },
  ],
  bank_periods: (['from', 'to'] as const).map((end) => ({
    rule: `bank_periods_${end}_key`,
    fits: [
      { iban: 'ES1', [`${end}_day`]: '2026-11-01' },
      { iban: 'ES1', [`${end}_day`]: '2026-11-02' },
      { iban: 'ES2', [`${end}_day`]: '2026-11-01' },
    ],
    breaks: [{ iban: 'ES1', [`${end}_day`]: '2026-11-02' }],
  })),
  bank_movements: [
    {
      rule: 'bank_movements_occurrence_key',
      fits: [
        { iban: 'ES1', booking_day: '2026-11-01', amount: 5, occurrence: 1 },
        { iban: 'ES1', booking_day: '2026-11-01', amount: 5, occurrence: 2 },
        { iban: 'ES1', booking_day: '2026-11-01', amount: -5, occurrence: 1 },
        { iban: 'ES1', booking_day: '2026-11-02', amount: 5, occurrence: 1 },
        { iban: 'ES2', booking_day: '2026-11-01', amount: 5, occurrence: 1 },
        { iban: 'ES1', booking_day: '2026-11-01', amount: 5, parent_id: ONE },
        { iban: 'ES1', booking_day: '2026-11-01', amount: 5, parent_id: ONE },
      ],
      breaks: [{ iban: 'ES1', booking_day: '2026-11-01', amount: 5, occurrence: 2 }],
    },
  ],
  institution_accounts: [
    {
      rule: 'institution_accounts_wallet_key',
      fits: [ONE, OTHER].map((wallet_id) => ({ institution: 'sandbox', wallet_id })),
      breaks: [{ institution: 'sandbox', wallet_id: ONE }],
    },
  ],
  institution_events: [pair('institution_events_key', { institution: 'sandbox' }, 'provider_event_id')],
  payment_batches: [single('payment_batches_message_key', 'message_id')],
  payments: [
    {
      rule: 'payments_end_to_end_key',
      fits: ['A', 'B'].map((end_to_end_id) => ({ state: 'queued', end_to_end_id })),
      breaks: [{ state: 'queued', end_to_end_id: 'A' }],
    },
    {
      rule: 'payments_given_back_key',
      fits: [ONE, OTHER].map((id, index) => ({ ...REFUSED, end_to_end_id: `A${index}`, given_back_id: id })),
      breaks: [{ ...REFUSED, end_to_end_id: 'A3', given_back_id: ONE }],
    },
  ],
}

function single(rule: string, column: string): Rule {
  return { rule, fits: [{ [column]: 'a' }, { [column]: 'b' }], breaks: [{ [column]: 'a' }] }
}
function pair(rule: string, first: Row, second: string): Rule {
  return {
    rule,
    fits: ['a', 'b'].map((value) => ({ ...first, [second]: value })),
    breaks: [{ ...first, [second]: 'a' }],
  }
}
/** Names that differ in capitals or accents alone are the same name to a reader. */
function folded(rule: string): Rule {
  return { rule, fits: [{ name: 'Préstamo' }, { name: 'Préstamos' }], breaks: [{ name: 'PRESTAMO' }] }
}
