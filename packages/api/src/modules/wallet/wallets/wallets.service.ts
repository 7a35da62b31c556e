import type { Transaction } from '../../../database/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { insertAccounts } from '../ledger/index.ts'
import { insertWallet } from './wallets.queries.ts'

/** Opens the wallet of a new user, in the transaction that creates the user. */
export async function openWallet(tx: Transaction, userId: string, now: Date): Promise<string> {
  const [walletId, reservedAccountId] = [uuidv7(now), uuidv7(now)]
  await insertAccounts(tx, [
    { accountId: walletId, kind: 'wallet', walletId },
    { accountId: reservedAccountId, kind: 'reserved', walletId },
  ])
  await insertWallet(tx, { walletId, userId, reservedAccountId, createdAt: now })
  return walletId
}
