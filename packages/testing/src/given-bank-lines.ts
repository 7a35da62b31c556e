import { BANK_ACCOUNT, UNASSIGNED_ACCOUNT, UNEXPLAINED_ACCOUNT } from '@cauce/api/modules/wallet/ledger'
import { queueMatching } from '@cauce/api/modules/bank/matching'
import { inTransaction, type Transaction } from '@cauce/api/database'
import { bankFiles, bankMovements, bankPeriods, bankStatements } from '@cauce/api/schema/bank'
import { files } from '@cauce/api/schema/platform'
import { parseAmount } from '@cauce/contract'
import { v7 } from 'uuid'
import { uploaderOf } from './bank-files.ts'
import type { Person } from './given.ts'
import { givenPostings } from './given-postings.ts'
import { spanishIban } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

type NewMovement = typeof bankMovements.$inferInsert
type NewStatement = typeof bankStatements.$inferInsert

/** Wire amount; negative is a debit. */
export type GivenLine = { readonly amount: string } & Partial<
  Pick<
    NewMovement,
    | 'counterpartyName'
    | 'counterpartyIban'
    | 'remittance'
    | 'reference'
    | 'kind'
    | 'endToEndId'
    | 'batchReference'
    | 'returnReason'
  >
>

const OUR_IBAN = spanishIban(999_999)

/** Next day's statement, imported; matching queued. Returns movement ids. */
export async function givenBankLines(
  app: TestApp,
  { userId }: Pick<Person, 'userId'>,
  ...lines: readonly GivenLine[]
): Promise<string[]> {
  const now = app.clock.now()
  const uploader = await uploaderOf(app)
  return inTransaction(app.kernel.database, async (tx) => {
    const statement = await insertStatement(tx, { userId, uploaderId: uploader.userId }, lines, now)
    const rows = lines.map((line, index) => movementOf(statement, line, lines.slice(0, index), now))
    if (rows.length > 0) await tx.insert(bankMovements).values(rows)
    await givenPostings(tx, rows.map(postingOf), now)
    await queueMatching(tx)
    return rows.map(({ movementId }) => movementId)
  })
}

async function insertStatement(
  tx: Transaction,
  { userId, uploaderId }: { readonly userId: string; readonly uploaderId: string },
  lines: readonly GivenLine[],
  now: Date,
): Promise<NewStatement> {
  const periods = await tx.select().from(bankPeriods)
  const [last] = periods.toSorted((a, b) => (a.toDay < b.toDay ? 1 : -1))
  const day = last ? dayAfter(last.toDay) : now.toISOString().slice(0, 10)
  const opening = last?.closing ?? 0n
  const closing = lines.reduce((sum, { amount }) => sum + parseAmount(amount), opening)
  const fileId = v7()
  const stored = {
    storageKey: fileId,
    name: `${day}.xml`,
    contentType: 'application/xml',
    sizeBytes: 1,
    sha256: fileId,
  }
  await tx.insert(files).values({ fileId, ...stored, createdAt: now })
  const sha256 = fileId.replaceAll('-', '').repeat(2)
  const imported = { uploadedBy: uploaderId, importedBy: userId, importedAt: now, createdAt: now }
  await tx.insert(bankFiles).values({ fileId, sha256, ...imported })
  const covered = { iban: OUR_IBAN, fromDay: day, toDay: day, opening, closing }
  const statement: NewStatement = {
    ...covered,
    statementId: v7(),
    format: 'camt053',
    fileId,
    position: 1,
    lineCount: lines.length,
    movementCount: lines.length,
    importedBy: userId,
    createdAt: now,
  }
  await tx.insert(bankStatements).values(statement)
  await tx.insert(bankPeriods).values({ periodId: v7(), ...covered })
  return statement
}

const movementOf = (
  { statementId, fromDay }: NewStatement,
  { amount, ...line }: GivenLine,
  before: readonly GivenLine[],
  now: Date,
) => ({
  kind: 'transfer' as const,
  remittance: '',
  ...line,
  movementId: v7(),
  statementId,
  iban: OUR_IBAN,
  bookingDay: fromDay,
  valueDay: fromDay,
  amount: parseAmount(amount),
  occurrence: before.filter((other) => other.amount === amount).length + 1,
  state: 'open' as const,
  createdAt: now,
  updatedAt: now,
})

const CREDIT = { kind: 'bank_credit', debitAccountId: BANK_ACCOUNT, creditAccountId: UNASSIGNED_ACCOUNT } as const
const DEBIT = { kind: 'bank_debit', debitAccountId: UNEXPLAINED_ACCOUNT, creditAccountId: BANK_ACCOUNT } as const
const postingOf = ({ movementId, amount }: { readonly movementId: string; readonly amount: bigint }) =>
  amount > 0n ? { ...CREDIT, amount, movementId } : { ...DEBIT, amount: -amount, movementId }

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
