import { camt053Text } from '@cauce/api/modules/bank/demonstration'
import type { BookedMovement, BookedStatement } from '@cauce/api/modules/bank/statements/readers'
import type pg from 'pg'
import { norma43File } from '../norma43-file.ts'
import { spanishIban } from '../sample-files.ts'

export const LARGE_STATEMENTS: Readonly<Record<'camt.053' | 'Norma 43', (statement: BookedStatement) => string>> = {
  'camt.053': camt053Text,
  'Norma 43': (statement) => norma43File([statement]),
}
export type LargeFormat = keyof typeof LARGE_STATEMENTS

/** One day, distinct amounts, every fifth a debit. */
export function largeStatement(format: LargeFormat, count: number, iban: string, day: string): Buffer {
  const movements = Array.from({ length: count }, (_, index): BookedMovement => ({
    bookingDay: day,
    valueDay: day,
    amount: BigInt(index % 5 === 0 ? -(index + 1) : index + 1),
    kind: 'transfer',
    counterpartyName: `MARIA PEREZ SOLER ${index}`,
    counterpartyIban: spanishIban(index),
    remittance: 'RF69CAU000017 APORTACION',
    endToEndId: `E2E${index}`,
    bankReference: String(index).padStart(12, '0'),
  }))
  const text = LARGE_STATEMENTS[format]({
    messageId: `BENCH ${day}`,
    createdAt: new Date(),
    iban,
    owner: 'CAUCE',
    from: day,
    to: day,
    opening: 0n,
    movements,
  })
  return Buffer.from(text)
}

/** Four-eyes: proposed by the first, approved by the second. */
export async function insertAccount(
  owner: pg.Client | pg.Pool,
  iban: string,
  administrators: readonly { readonly userId: string }[],
) {
  await owner.query(
    `with certificate as (
       insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at)
       values (uuidv7(), 'bench/' || $1, 'bench.pdf', 'application/pdf', 1, '', now()) returning file_id)
     insert into company_accounts (company_account_id, document_id, iban, bic, beneficiary, bank_name, main, state, proposed_by, approved_by, decided_by, decided_at, created_at, updated_at)
     select uuidv7(), file_id, $1, 'CAUCESM1XXX', 'Cauce', 'Banco', false, 'active', $2, $3, $3, now(), now(), now() from certificate`,
    [iban, ...administrators.map(({ userId }) => userId)],
  )
}
