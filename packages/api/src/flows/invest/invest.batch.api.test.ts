import { inTransaction } from '@cauce/api/database'
import { given, testApp } from '@cauce/testing'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { expect, it } from 'vitest'
import { lockAccounts } from '../../modules/wallet/ledger/index.ts'
import { commitOrders } from './invest.ts'

const app = testApp()

const NO_CONSENTS = { consentsAboveGuidance: false, thresholdConsent: undefined, understanding: undefined } as const

interface Wish {
  readonly person: number
  readonly project: number
  readonly cents: bigint
}
const requests = fc.array(
  fc.record({ person: fc.nat({ max: 3 }), project: fc.nat({ max: 1 }), cents: fc.bigInt(5_000n, 45_000n) }),
  { minLength: 2, maxLength: 40 },
)

async function openWorld() {
  const people = await Promise.all([
    given(app).investor({ wallet: '900.00' }),
    given(app).investor({ wallet: '500.00' }),
    given(app).investor({ wallet: '300.00' }),
    given(app).person({ wallet: '300.00' }),
  ])
  const projects = [
    await given(app).project({ financingAmount: '1000.00', minimumInvestment: '100.00', maxInvestorNumber: 2 }),
    await given(app).project({
      financingAmount: '600.00',
      minimumInvestment: '50.00',
      maximumInvestment: '400.00',
    }),
  ]
  return { people, projects }
}

/** Results and balances at a batch size. */
async function commit(all: readonly Wish[], size: number) {
  const { people, projects } = await openWorld()
  const queued = all.map(({ person, project, cents }) => ({
    command: {
      ...projects[project]!,
      orderId: v7(),
      userId: people[person]!.userId,
      amount: cents,
      isCodeGiven: true,
      ...NO_CONSENTS,
    },
    idempotency: undefined,
  }))
  const outcomes: string[] = []
  for (let start = 0; start < queued.length; start += size)
    for (const outcome of await commitOrders(app.kernel, queued.slice(start, start + size)))
      outcomes.push(outcome.ok ? 'accepted' : (outcome.error as Error).message)
  const accounts = [...people.map(({ walletId }) => walletId), ...projects.map(({ projectId }) => projectId)]
  const balances = await inTransaction(app.kernel.database, (tx) => lockAccounts(tx, accounts))
  return { outcomes, balances: accounts.map((account) => balances.get(account)) }
}

it('decides and saves a batch like its orders one by one', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(requests, fc.integer({ min: 2, max: 40 }), async (all, size) => {
      expect(await commit(all, size)).toEqual(await commit(all, 1))
    }),
    { numRuns: 10 },
  )
})

it('accepts one of two orders with the same key in a batch, and refuses the other as in progress', async () => {
  const { userId, walletId } = await given(app).investor({ wallet: '900.00' })
  const project = await given(app).project({ minimumInvestment: '100.00' })
  const idempotency = { userId, key: 'the-key-of-a-dialog', route: 'POST /v1/project/orders', bodyHash: 'a' }
  const order = { ...project, userId, amount: 10_000n, isCodeGiven: true, ...NO_CONSENTS }
  const commitTwice = (other: typeof idempotency) =>
    commitOrders(
      app.kernel,
      [idempotency, other].map((each) => ({ command: { ...order, orderId: v7() }, idempotency: each })),
    )
  const said = (await commitTwice(idempotency)).map((outcome) =>
    outcome.ok ? 'accepted' : (outcome.error as Error).message,
  )
  expect(said).toEqual(['accepted', 'idempotency-in-progress'])
  const balances = await inTransaction(app.kernel.database, (tx) => lockAccounts(tx, [walletId]))
  expect(balances.get(walletId)).toMatchObject({ balance: 80_000n })
  // Keys are scoped to a person.
  const free = await commitTwice({ ...idempotency, key: 'the-key-of-another-dialog' })
  expect(free.map(({ ok }) => ok)).toEqual([true, true])
})

it('applies the simulated threshold when several orders of a person pass the minimum threshold together', async () => {
  const ana = await given(app).investor({ wallet: '9000.00', lossResult: '4260.00' })
  const project = await given(app).project({ minimumInvestment: '100.00' })
  const place = (...amounts: bigint[]) =>
    commitOrders(
      app.kernel,
      amounts.map((amount) => ({
        command: { ...project, orderId: v7(), userId: ana.userId, amount, isCodeGiven: true, ...NO_CONSENTS },
        idempotency: undefined,
      })),
    )
  // Threshold 2,130.00; without a result 1,000.00.
  const outcomes = [...(await place(60_000n, 60_000n)), ...(await place(60_000n)), ...(await place(60_000n))]
  const said = outcomes.map((outcome) => (outcome.ok ? 'accepted' : (outcome.error as Error).message))
  expect(said).toEqual(['accepted', 'accepted', 'accepted', 'threshold-consent-missing'])
})
