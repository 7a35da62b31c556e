import { cleanEmail, identityKeyOf, tidyTaxNumber } from '@cauce/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Executor, textArray, uuidArray } from '../../database/index.ts'
import { identityKey, users } from '../../database/schema/account.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { transactions, wallets } from '../../database/schema/wallet.ts'
import { undeclaredDepositsOf } from '../../modules/account/customer-declarations/index.ts'
import { isOnHoldOf } from '../../modules/account/account-holds/index.ts'
import { isClosingOf } from '../../modules/account/closings/index.ts'

const documentKey = identityKey(users.identificationDocumentNumber)

export async function findTaken(
  executor: Executor,
  {
    emails,
    documents,
    taxNumbers,
  }: {
    readonly emails: readonly string[]
    readonly documents: readonly string[]
    readonly taxNumbers: readonly string[]
  },
) {
  const { rows } = await executor.execute<{ kind: 'email' | 'document' | 'tax'; value: string }>(sql`
    select 'email' as kind, lower(email) as value from ${users} where deleted_at is null and lower(email) = any(${textArray(emails)})
    union all
    select 'document', ${documentKey} from ${users}
    where deleted_at is null and kind = 'individual' and ${documentKey} = any(${textArray(documents)})
    ${taxNumbers.length === 0 ? sql`` : sql`union all select 'tax', tax_number from ${users} where deleted_at is null and tax_number = any(${textArray(taxNumbers)})`}`)
  const of = (kind: string) => new Set(rows.filter((row) => row.kind === kind).map(({ value }) => value))
  return { emails: of('email'), documents: of('document'), taxNumbers: of('tax') }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** People matching an e-mail, number, id or wallet reference. */
export async function findHolders(executor: Executor, said: readonly string[]) {
  const lower = said.map((one) => cleanEmail(one).toLowerCase())
  const numbers = textArray(said.map(tidyTaxNumber))
  const ids = uuidArray(lower.filter((one) => UUID.test(one)))
  const { rows } = await executor.execute<{ user_id: string }>(sql`
    select user_id from ${users} where user_id = any(${ids})
    union select user_id from ${users} where lower(email) = any(${textArray(lower)}) and deleted_at is null
    union select user_id from ${users} where tax_number = any(${numbers}) and deleted_at is null
    union select user_id from ${users} where ${documentKey} = any(${textArray(said.map(identityKeyOf))}) and kind = 'individual' and deleted_at is null
    union select user_id from ${wallets} where reference = any(${numbers})`)
  if (rows.length === 0) return []
  return executor
    .select({
      userId: users.userId,
      email: users.email,
      taxNumber: users.taxNumber,
      documentKey: sql<string | null>`case when ${users.kind} = 'individual' then ${documentKey} end`,
      verificationStatus: users.verificationStatus,
      isClosing: isClosingOf(users.userId),
      isFrozen: sql<boolean>`${users.disabled} or ${isOnHoldOf(users.userId)}`,
      undeclared: undeclaredDepositsOf(users.userId),
      emailConfirmedAt: users.emailConfirmedAt,
      walletId: wallets.walletId,
      reservedAccountId: wallets.reservedAccountId,
      reference: wallets.reference,
    })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(
      and(
        inArray(
          users.userId,
          rows.map((row) => row.user_id),
        ),
        isNull(users.deletedAt),
      ),
    )
}

export type Holder = Awaited<ReturnType<typeof findHolders>>[number]

export const isMeant = (holder: Holder, said: string): boolean =>
  cleanEmail(said).toLowerCase() === holder.email.toLowerCase() ||
  cleanEmail(said).toLowerCase() === holder.userId ||
  [holder.taxNumber, holder.reference].includes(tidyTaxNumber(said)) ||
  (holder.documentKey !== null && holder.documentKey === identityKeyOf(said))

export const findAccountsOf = (executor: Executor, userIds: readonly string[]) =>
  userIds.length === 0
    ? Promise.resolve([])
    : executor
        .select({
          bankAccountId: bankAccounts.bankAccountId,
          userId: bankAccounts.userId,
          account: bankAccounts.account,
          main: bankAccounts.main,
          state: bankAccounts.state,
          validSince: bankAccounts.validSince,
          enteredAt: bankAccounts.enteredAt,
          isUnseen: bankAccounts.isUnseen,
          validatedBy: bankAccounts.validatedBy,
          entryPauses: bankAccounts.entryPauses,
        })
        .from(bankAccounts)
        .where(and(inArray(bankAccounts.userId, [...userIds]), isNull(bankAccounts.deletedAt)))

export async function findWaitingIncomes(
  executor: Executor,
  walletIds: readonly string[],
): Promise<Map<string, bigint>> {
  if (walletIds.length === 0) return new Map()
  const rows = await executor
    .select({
      walletId: transactions.walletId,
      sum: sql<bigint>`coalesce(sum(${transactions.amount}), 0)::bigint`.mapWith(BigInt),
    })
    .from(transactions)
    .where(
      and(
        inArray(transactions.walletId, [...walletIds]),
        eq(transactions.type, 'income'),
        eq(transactions.status, 'pending'),
      ),
    )
    .groupBy(transactions.walletId)
  return new Map(rows.map(({ walletId, sum }) => [walletId, sum]))
}
