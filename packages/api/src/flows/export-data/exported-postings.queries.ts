import { sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import * as bank from '../../database/schema/bank.ts'
import * as wallet from '../../database/schema/wallet.ts'
import { type ExportedTable, is, money } from './exported-table.queries.ts'

const { wallets, ledgerAccounts, ledgerTransfers, transactions } = wallet

const accountsOf = (userId: string) =>
  sql`(select a.account_id from ${ledgerAccounts} a join ${wallets} w on w.wallet_id = a.wallet_id where w.user_id = ${userId})`

/** For conditions on all allocations of a line. */
const each = alias(bank.bankAllocations, 'each')

/** Allocations to the person's movements and payments. */
const allocated = (userId: string, { transactionId, paymentId }: Record<'transactionId' | 'paymentId', PgColumn>) =>
  sql`(${transactionId} in (select ${transactions.transactionId} from ${transactions} where ${transactions.userId} = ${userId})
    or ${paymentId} in (select ${bank.payments.paymentId} from ${bank.payments} where ${bank.payments.userId} = ${userId}))`

export const POSTING_TABLES: readonly ExportedTable[] = [
  money(
    ledgerAccounts,
    (userId) => sql`${ledgerAccounts.accountId} in ${accountsOf(userId)}`,
    'accountId kind walletId balance',
    { technical: 'projectId' },
  ),
  money(
    ledgerTransfers,
    (userId) =>
      sql`(${ledgerTransfers.debitAccountId} in ${accountsOf(userId)} or ${ledgerTransfers.creditAccountId} in ${accountsOf(userId)})`,
    'transferId kind debitAccountId creditAccountId amount transactionId orderId distributionId movementId paymentId reservationId createdAt',
  ),
  money(
    bank.payments,
    is(bank.payments.userId),
    'paymentId kind transactionId projectId userId amount beneficiary iban bic address remittance endToEndId state reasonCode reasonText givenBackId payeeVerification verifiedName createdAt updatedAt',
    { staff: 'enteredBy enteredByAll', technical: 'movementId handoverId batchId' },
  ),
  money(
    bank.bankAllocations,
    (userId) => allocated(userId, bank.bankAllocations),
    'allocationId movementId transactionId paymentId amount createdAt undoneAt',
    { staff: 'reasons automatic createdBy undoneBy', technical: 'distributionId' },
  ),
  money(
    bank.bankMovements,
    // A line that pays several people is not one person's data.
    (userId) =>
      sql`${bank.bankMovements.movementId} in (select ${each.movementId} from ${bank.bankAllocations} ${sql.identifier('each')} where ${allocated(userId, each)})
        and not exists (select from ${bank.bankAllocations} ${sql.identifier('each')} where ${each.movementId} = ${bank.bankMovements.movementId} and ${allocated(userId, each)} is not true)`,
    'movementId bookingDay valueDay amount kind counterpartyName counterpartyIban remittance reference endToEndId createdAt',
    {
      technical:
        'statementId parentId iban occurrence bankReference batchReference searchText returnReason preparedId settled updatedAt',
      staff: 'state stateReason',
    },
  ),
]
