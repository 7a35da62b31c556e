import type { Kernel } from '@cauce/api'
import { BANK_ACCOUNT } from '@cauce/api/modules/wallet/ledger'

/** An investor of the load data: ids and the hash of their session's token. */
export interface ScaleInvestor {
  readonly userId: string
  readonly walletId: string
  readonly reservedAccountId: string
  readonly sessionId: string
  readonly tokenHash: string
  readonly transferId: string
  readonly transactionId: string
}

/**
 * Writes investors with approved identity, wallet, open session and money: one statement for any number. The money is an
 * income like any other, so the trigger of the ledger moves the balances and the books balance.
 */
export async function insertInvestors(
  { database }: Pick<Kernel, 'database'>,
  investors: readonly ScaleInvestor[],
  { cents, offset, now }: { readonly cents: bigint; readonly offset: number; readonly now: Date },
): Promise<void> {
  const column = (name: keyof ScaleInvestor) => investors.map((investor) => investor[name])
  await database.$client.query(
    `with people as (
      select p.*, (place + $8)::text as number from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::uuid[])
        with ordinality as p (user_id, wallet_id, reserved_account_id, session_id, token_hash, transfer_id, transaction_id, place)
    ), new_users as (
      insert into users (user_id, kind, role, name, surname, email, email_confirmed_at, phone, nationality, birthday_at, identification_document_type,
        identification_document_number, language, verification_status, created_at, updated_at)
      select user_id, 'individual', 'user', 'Investor', number, 'investor-' || number || '@load.example', $10, '+34600000000', 'ES', '1980-01-01', 'PASSPORT',
        'LOAD' || number, 'es', 'Approved', $10, $10 from people
    ), new_accounts as (
      insert into ledger_accounts (account_id, kind, wallet_id)
      select wallet_id, 'wallet', wallet_id from people union all select reserved_account_id, 'reserved', wallet_id from people
    ), new_wallets as (
      insert into wallets (wallet_id, user_id, reserved_account_id, created_at) select wallet_id, user_id, reserved_account_id, $10 from people
    ), new_sessions as (
      insert into sessions (session_id, token_hash, user_id, stage, is_code_given, user_agent, address, created_at, last_used_at)
      select session_id, token_hash, user_id, 'full', true, 'load', '127.0.0.1', $10, $10 from people
    ), new_transactions as (
      insert into transactions (transaction_id, wallet_id, user_id, type, issuer_name, amount, status, balance_after, decided_at, created_at, updated_at)
      select transaction_id, wallet_id, user_id, 'income', 'admin-backoffice', $9, 'completed', $9, $10, $10, $10 from people
    )
    insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, transaction_id, created_at)
    select transfer_id, 'income', $11, wallet_id, $9, transaction_id, $10 from people`,
    [
      ...[column('userId'), column('walletId'), column('reservedAccountId'), column('sessionId'), column('tokenHash')],
      ...[column('transferId'), column('transactionId')],
      ...[offset, cents.toString(), now, BANK_ACCOUNT],
    ],
  )
}

/** How many investors of earlier load data there are: new ones are numbered after them. */
export async function countInvestors({ database }: Pick<Kernel, 'database'>): Promise<number> {
  const { rows } = await database.$client.query<{ total: number }>(
    "select count(*)::integer as total from users where email like 'investor-%@load.example'",
  )
  return rows[0]!.total
}
