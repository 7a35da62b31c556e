import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '@cauce/api/database'
import { systemClock } from '@cauce/api/kernel'
import { exportLines } from '@cauce/api/modules/bank/daily-closes'
import { reconcile } from '@cauce/api/modules/wallet/reconciliation'
import { to as copyTo } from 'pg-copy-streams'
import { partsToWrite } from './backup/parts.ts'

/** As of one snapshot. What is secret to staff, examinations of customers, is in none. */
const TABLES = {
  'money-decisions.csv': 'select * from money_decisions order by created_at, decision_id',
  'ledger-accounts.csv': 'select * from ledger_accounts order by account_id',
  'open-bank-lines.csv': `select movement_id, iban, booking_day, amount, settled, state, state_reason from bank_movements
    where state in ('open', 'suggested', 'held') order by booking_day, movement_id`,
  'staff.csv': `select user_id, name, surname, role, disabled, created_at, deleted_at,
    exists (select from totps t where t.user_id = u.user_id and confirmed_at is not null) as has_code_device
    from users u where role <> 'user' order by created_at, user_id`,
  'use-of-rights.csv': `select actor_id as user_id, actor_role as role, operation, count(*), max(created_at) as last_used_at
    from audit_records group by 1, 2, 3 order by 1, 3`,
  'holds.csv': `select account_hold_id, user_id, kind, state, party, reference, ordered_on, amount, placed_by, placed_at, proposed_by, lifted_by, lifted_at
    from account_holds where kind in ('estate', 'garnishment', 'guardianship') order by placed_at, account_hold_id`,
  'incidents.csv': 'select * from incidents order by noticed_at, incident_id',
  'providers.csv': 'select * from providers order by name, provider_id',
  'duty-records.csv': 'select * from duty_records order by done_at, duty_record_id',
}

/** Who may call what. */
const ACCESS = path.resolve(import.meta.dirname, '../../api/access.txt')

/** @returns whether the books balance */
export async function writeAuditPackage(database: Database, folder: string): Promise<boolean> {
  const parts = partsToWrite(folder, undefined)
  const hashes: [string, string][] = []
  const write = async (place: string, from: NodeJS.ReadableStream) => {
    hashes.push([await parts.write(place, from), place])
  }
  const client = await database.$client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
    for (const [place, rows] of Object.entries(TABLES))
      await write(place, client.query(copyTo(`copy (${rows}) to stdout with (format csv, header)`)))
    await client.query('commit')
  } finally {
    client.release(true)
  }
  await write('daily-closes.jsonl', Readable.from(exportLines(database), { objectMode: false }))
  const { isBalanced, ...differences } = await reconcile({ database, clock: systemClock })
  const cents = (_key: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
  await write('differences.json', Readable.from([JSON.stringify({ isBalanced, ...differences }, cents, 2)]))
  await write('access.txt', Readable.from([await readFile(ACCESS)]))
  await parts.write('SHA256SUMS', Readable.from([hashes.map((pair) => `${pair.join('  ')}\n`).join('')]))
  return isBalanced
}
