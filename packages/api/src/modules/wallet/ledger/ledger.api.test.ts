import { given, testApp, givenPostings } from '@cauce/testing'
import { inTransaction } from '@cauce/api/database'
import { sql } from 'drizzle-orm'
import { MOVEMENT_POSTINGS, type MovementKind } from '../../../database/schema/decisions.ts'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { BANK_ACCOUNT, CLEARING_ACCOUNT, FEES_ACCOUNT, UNEXPLAINED_ACCOUNT } from './ledger.domain.ts'
import { lockAccounts } from './ledger.queries.ts'

const app = testApp()

const balanceOf = (accountId: string) =>
  inTransaction(app.kernel.database, async (tx) => (await lockAccounts(tx, [accountId])).get(accountId)?.balance)
const move = (debitAccountId: string, creditAccountId: string, amount: bigint) =>
  inTransaction(app.kernel.database, (tx) =>
    givenPostings(tx, [{ kind: 'income', debitAccountId, creditAccountId, amount }], app.clock.now()),
  )

const rawPosting = (kind: MovementKind, posting: string, debit: string, credit: string, amount: string) => `
  with decided as (
    insert into money_decisions (decision_id, kind, verdict, postings, amount, decided_as, four_eyes, hands, is_unproven, created_at)
    values (gen_random_uuid(), '${kind}', 'goes', array['${MOVEMENT_POSTINGS[kind].join("', '")}'], 1000000000000, 'platform', false, '{}', false, now())
    returning decision_id)
  insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, decision_id, created_at)
  select gen_random_uuid(), '${posting}', '${debit}', '${credit}', ${amount}, decision_id, now() from decided`

describe('the ledger', () => {
  it('moves an amount from one account to another', async () => {
    const { walletId } = await given(app).investor({ wallet: '100.00' })
    await move(walletId, FEES_ACCOUNT, 2_550n)
    expect(await balanceOf(walletId)).toBe(7_450n)
  })

  it('refuses an overdraft', async () => {
    const { walletId } = await given(app).investor({ wallet: '1.00' })
    await expect(move(walletId, FEES_ACCOUNT, 101n)).rejects.toMatchObject({
      cause: { constraint: 'ledger_accounts_not_overdrawn' },
    })
    expect(await balanceOf(walletId)).toBe(100n)
  })

  const BREAKING = [
    rawPosting('pay_own', 'pay_own', UNEXPLAINED_ACCOUNT, CLEARING_ACCOUNT, '1'),
    "insert into ledger_accounts (account_id, kind, wallet_id, balance) values (gen_random_uuid(), 'wallet', gen_random_uuid(), 5)",
    rawPosting('import_statement', 'bank_credit', BANK_ACCOUNT, FEES_ACCOUNT, '-5'),
    "insert into ledger_accounts (account_id, kind, wallet_id) values (gen_random_uuid(), 'bank', gen_random_uuid())",
    rawPosting('import_statement', 'bank_credit', FEES_ACCOUNT, BANK_ACCOUNT, '1000000000000'),
  ]
  it.each(BREAKING)('refuses raw SQL from the application: %s', async (statement) => {
    const code: unknown = expect.stringMatching(/^(23001|23514)$/)
    await expect(app.kernel.database.$client.query(statement)).rejects.toMatchObject({ code })
  })

  it('refuses changed balances and deleted accounts even from the database owner', async () => {
    const owner = new pg.Client({ connectionString: app.ownerUrl })
    await owner.connect()
    try {
      for (const statement of [
        "update ledger_accounts set balance = 1 where kind = 'fees'",
        "delete from ledger_accounts where kind = 'fees'",
      ]) {
        await expect(owner.query(statement)).rejects.toMatchObject({ code: '23001' })
      }
    } finally {
      await owner.end()
    }
  })

  it('locks accounts in one global order, the most contended last', async () => {
    const people = [await given(app).investor(), await given(app).investor()]
    const wallets = people.map(({ walletId }) => walletId).toSorted()
    const order = (asked: readonly string[]) =>
      inTransaction(app.kernel.database, async (tx) => [...(await lockAccounts(tx, asked)).keys()])
    // House accounts sort before any wallet's.
    const singletons = [BANK_ACCOUNT, FEES_ACCOUNT].toSorted()
    expect(await order([...singletons, ...wallets])).toEqual([...wallets, ...singletons])
    expect(await order([...wallets.toReversed(), ...singletons.toReversed()])).toEqual([...wallets, ...singletons])
  })

  it('locks an account until the transaction ends', async () => {
    const { walletId } = await given(app).investor({ wallet: '1.00' })
    await inTransaction(app.kernel.database, async (tx) => {
      await lockAccounts(tx, [walletId])
      const other = inTransaction(app.kernel.database, async (second) => {
        await second.execute(sql`set local lock_timeout = '100ms'`)
        return lockAccounts(second, [walletId])
      })
      // lock_not_available.
      await expect(other).rejects.toMatchObject({ code: '55P03' })
    })
    expect(await balanceOf(walletId)).toBe(100n)
  })

  it('loses no money when 64 clients move it between the same accounts', async () => {
    const { walletId } = await given(app).investor({ wallet: '100.00' })
    await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        index % 2 ? move(walletId, CLEARING_ACCOUNT, 10n) : move(CLEARING_ACCOUNT, walletId, 10n),
      ),
    )
    expect(await balanceOf(walletId)).toBe(10_000n)
  })
})
