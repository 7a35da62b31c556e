import { PHASE_IDS } from '@cauce/contract'
import { given, givenContent, testApp, type Person, givenPostings } from '@cauce/testing'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { CLEARING_ACCOUNT } from '../../modules/wallet/ledger/index.ts'
import { reconcile } from '../../modules/wallet/reconciliation/index.ts'
import { commitOrders } from '../invest/invest.ts'

const app = testApp()
let admin: Person
beforeAll(async () => {
  admin = await given(app).administrator()
})

/** Each reserved 600.00 with a deposit of 50.00. */
async function opened(...people: readonly Person[]): Promise<string> {
  const { projectId } = await given(app).project({
    phase: 'Preinvestment',
    preinvestorDeposit: 5_000n,
    destinationBankAccount: 'ES9121000418450200051332',
  })
  await givenContent(admin, projectId)
  for (const { client, userId } of people)
    await client.POST('/v1/project/reservations', {
      body: { projectId, amount: '600.00', userId, acceptsTerms: true },
    })
  const params = { path: { id: projectId } }
  const body = { phaseId: PHASE_IDS.Investment }
  const { error } = await admin.client.PATCH('/v1/project/projects/{id}', { params, body })
  expect(error).toBeUndefined()
  return projectId
}

const putIn = ({ walletId: creditAccountId }: Person) =>
  inTransaction(app.kernel.database, (tx) => {
    const coming = { kind: 'income', debitAccountId: CLEARING_ACCOUNT, creditAccountId } as const
    return givenPostings(tx, [{ ...coming, amount: 110_000n }], app.clock.now())
  })
const stateOf = async (projectId: string) => {
  const { rows } = await app.kernel.database.execute<{ said: string }>(sql`
    select concat_ws(' ', p.amount_invested, p.amount_reserved, p.reservation_count, p.investor_count,
      (select string_agg(state, ' ' order by place) from reservations r where r.project_id = p.project_id)) as said
    from projects p where project_id = ${projectId}`)
  return rows[0]!.said
}

test('a batch of orders completes each reservation with its own deposit and room', async () => {
  const [ana, ben] = [await given(app).investor({ wallet: '100.00' }), await given(app).investor({ wallet: '100.00' })]
  const [mill, bakery] = [await opened(ana, ben), await opened(ana, ben)]
  for (const person of [ana, ben]) await putIn(person)
  const orders = [
    { ...ana, projectId: mill },
    { ...ben, projectId: bakery },
    { ...ana, projectId: bakery },
  ]
  const phases = await app.kernel.database.execute<{ project_id: string; project_phase_id: string }>(
    sql`select project_id, project_phase_id from projects`,
  )
  const phaseOf = new Map(phases.rows.map((row) => [row.project_id, row.project_phase_id]))
  const outcomes = await commitOrders(
    app.kernel,
    orders.map(({ userId, projectId }) => ({
      command: {
        ...{ orderId: v7(), projectId, projectPhaseId: phaseOf.get(projectId)!, userId, amount: 60_000n },
        ...{ isCodeGiven: true, consentsAboveGuidance: false, thresholdConsent: undefined, understanding: undefined },
      },
      idempotency: undefined,
    })),
  )
  expect(outcomes.map((outcome) => (outcome.ok ? 'accepted' : String(outcome.error)))).toEqual([
    'accepted',
    'accepted',
    'accepted',
  ])
  expect(await stateOf(mill)).toBe('60000 60000 1 1 converted called')
  expect(await stateOf(bakery)).toBe('120000 0 0 2 converted converted')
  const held = []
  for (const { client, walletId } of [ana, ben]) {
    const { data } = await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id: walletId } } })
    held.push([data!.available, data!.reserved])
  }
  expect(held).toEqual([
    ['0.00', '0.00'],
    ['550.00', '50.00'],
  ])
  const transactions = await ana.client.GET('/v1/wallet/transactions')
  expect(transactions.data!.data.map(({ balanceAfter }) => balanceAfter).toSorted()).toEqual(['0.00', '600.00'])
  expect(await reconcile(app.kernel)).toMatchObject({ isBalanced: true })
})
