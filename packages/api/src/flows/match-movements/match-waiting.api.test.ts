import { inTransaction } from '@cauce/api/database'
import { given, givenBankLines, testApp, untilWaiting, type Person, givenPostings } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findWaitingMovements, lockMovements, updateMovement } from '../../modules/bank/matching/index.ts'
import { OWN_ACCOUNT, UNEXPLAINED_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { autoMatch } from './auto-match.ts'
import { expectIntactBooks, givenMatching } from './testing/match-payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenMatching>>
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenMatching(app)
})
afterEach(() => expectIntactBooks(app))

it('waiting lines are read in the order of their ids, so that a further run skips none', async () => {
  const [first] = await givenBankLines(app, bank.maker, { amount: '0.31' }, { amount: '0.32' })
  const ids = await inTransaction(app.kernel.database, async (tx) => {
    // Moves the row to the table's end.
    await tx.execute(sql`update bank_movements set state = state where movement_id = ${first}`)
    await tx.execute(sql`set local enable_indexscan = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return (await findWaitingMovements(tx, { now: app.clock.now(), after: undefined, limit: 1_000 })).map(
      ({ movementId }) => movementId,
    )
  })
  expect(ids).toContain(first)
  expect(ids).toEqual(ids.toSorted())
})

it('a line that is set aside during automatic matching stays set aside', async () => {
  const { payment, transactionId } = await bank.sent('100.00')
  const [line] = await givenBankLines(app, bank.maker, { amount: '-100.00', endToEndId: payment.endToEndId })
  let matching: Promise<void> | undefined
  await inTransaction(app.kernel.database, async (tx) => {
    await lockMovements(tx, [line!])
    matching = autoMatch(app.kernel)
    await untilWaiting(app, 1)
    const now = app.clock.now()
    await updateMovement(tx, line!, { state: 'set_aside', stateReason: 'Recibo', updatedAt: now })
    const accounts = { debitAccountId: OWN_ACCOUNT, creditAccountId: UNEXPLAINED_ACCOUNT }
    await givenPostings(tx, [{ kind: 'set_aside', movementId: line!, ...accounts, amount: 10_000n }], now)
  })
  await matching
  expect(await bank.read(line!)).toMatchObject({ state: 'set_aside', allocations: [] })
  expect(await bank.paymentOf(transactionId)).toMatchObject({ state: 'released' })
})

it('administrators neither see their own transfers among those that await them, nor decide on them', async () => {
  const owner = await given(app).administrator({ name: 'Iria', surname: 'Campos Rey' })
  // Banks write O and zero alike.
  await app.kernel.database.execute(
    sql`update wallets set reference_prefix = 'ORO' where wallet_id = ${owner.walletId}`,
  )
  const { account: iban } = (
    await owner.client.GET('/v1/payment/bank-accounts/{id}', {
      params: { path: { id: await given(app).bankAccount(owner) } },
    })
  ).data!
  const path = { id: owner.walletId }
  const { reference } = (await owner.client.GET('/v1/wallet/wallets/{id}', { params: { path } })).data!
  const written = `ingreso ${reference.slice(0, 6)} ${reference.slice(6).replaceAll('0', 'o')}`
  const lines = await givenBankLines(
    app,
    bank.maker,
    { amount: '41.00', remittance: written },
    { amount: '42.00', reference },
    { amount: '43.00', counterpartyIban: iban, counterpartyName: 'IRIA' },
    { amount: '44.00', remittance: `ingreso ${reference.slice(0, -1)}` },
  )
  await app.runJobs()
  const waiting = async ({ client }: Person) => {
    const query = { awaitsMyApproval: true, take: 100 } as const
    const { data } = await client.GET('/v1/bank/matching', { params: { query } })
    return data!.data.map(({ movementId }) => movementId).filter((id) => lines.includes(id))
  }
  expect(await waiting(owner)).toEqual([lines[3]])
  expect((await waiting(bank.maker)).toSorted()).toEqual(lines.toSorted())
  const params = { path: { id: lines[2]! } }
  const body = { reason: 'Es mío' }
  for (const answer of [
    await owner.client.POST('/v1/bank/matching/{id}/set-aside', { params, body }),
    await owner.client.POST('/v1/bank/matching/{id}/send-back', { params, body }),
    await owner.client.POST('/v1/bank/matching', {
      body: {
        movements: [{ movementId: lines[2]! }],
        targets: [{ kind: 'wallet', id: bank.maker.walletId, amount: '43.00' }],
      },
    }),
  ])
    expect(answer.error).toMatchObject({ code: 'own-money' })
})
