import type { MovementRow } from './movements.queries.ts'
import { referencesOf } from './references.domain.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isPersonFoundBy, type Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { wallets } from '../../../database/schema/wallet.ts'
import { isOnHoldOf } from '../../account/account-holds/index.ts'

export async function findReferencedWallets(executor: Executor, references: readonly string[]) {
  if (references.length === 0) return []
  const { reference, walletId, userId } = wallets
  return executor
    .select({ reference, walletId, userId })
    .from(wallets)
    .where(inArray(reference, [...references]))
}

/** An account may be validated for several people. */
export async function findAccountOwners(executor: Executor, ibans: readonly string[]) {
  if (ibans.length === 0) return []
  const { account, userId, bankAccountId } = bankAccounts
  return executor
    .select({ iban: account, userId, bankAccountId })
    .from(bankAccounts)
    .where(and(inArray(account, [...ibans]), eq(bankAccounts.state, 'valid'), isNull(bankAccounts.deletedAt)))
}

export async function findPeople(executor: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return executor
    .select({
      userId: users.userId,
      walletId: wallets.walletId,
      name: userName(),
      isBlocked: sql<boolean>`${users.disabled} or ${isOnHoldOf(users.userId)}`,
      deletedAt: users.deletedAt,
      verificationStatus: users.verificationStatus,
    })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(inArray(users.userId, [...userIds]))
}

/** By creditor reference, or as staff search for customers. */
export async function searchPeople(
  executor: Executor,
  by: { readonly reference: string } | { readonly search: string },
  limit: number,
): Promise<string[]> {
  const isFound = 'reference' in by ? eq(wallets.reference, by.reference) : isPersonFoundBy(by.search)
  const rows = await executor
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(and(isFound, isNull(users.deletedAt)))
    .orderBy(users.userId)
    .limit(limit)
  return rows.map(({ userId }) => userId)
}

/** Of the sending account, or of the wallet that the line names. */
export async function findSenders(executor: Executor, row: MovementRow): Promise<string[]> {
  const owners = await findAccountOwners(executor, row.counterpartyIban === null ? [] : [row.counterpartyIban])
  const named = await findReferencedWallets(executor, referencesOf(row))
  return [...new Set([...owners, ...named].map(({ userId }) => userId))]
}
