import type { CopyForm } from '../backup/table-copy.ts'

const words = (names: string) => names.split(' ')

/**
 * Credentials, keys and counters of this installation alone. Who examines whom stays with the company that has to: nobody
 * else may learn it (Ley 10/2010, article 24).
 */
const LEFT_OUT = new Set([
  ...words(
    'sessions devices totps passkeys passkey_challenges recovery_codes mailed_links set_up_codes complaint_links',
  ),
  ...words('payment_calendars login_attempts login_places request_counts idempotency_keys demonstration_accounts'),
  ...words('backups examinations examination_entries examination_records examination_accesses'),
])

/** Of the provider, and passwords: everybody sets a new one. */
const REPLACED: Readonly<Record<string, string>> = {
  'users.password_hash': 'null::text',
  'verifications.url': "''::text",
  'verifications.provider_session_id': 'verification_id::text',
}

export const nameOf = (table: string) => table.replace('public.', '')

/** Counts of what is left out. */
const COUNTS = words('tallies tally_changes')

/** Readable without the platform. */
export const OPEN: CopyForm = {
  placeOf: (table) => `tables/${nameOf(table)}.csv`,
  options: ' with (format csv, header)',
  zip: () => [],
  unzip: () => [],
  isLeftOut: (table) => LEFT_OUT.has(nameOf(table)),
  rowsOf: (table) => (COUNTS.includes(nameOf(table)) ? `${table} where counted <> 'totps'` : table),
  valueOf: (table, column) => REPLACED[`${nameOf(table)}.${column}`] ?? column,
}
