import { given, givenBankLines, sample, testApp, type Person } from '@cauce/testing'
import { expect, test } from 'vitest'

/** One of two calls at the same moment goes with one signature. */
const app = testApp()

const administrators = (count: number) => Promise.all(Array.from({ length: count }, () => given(app).administrator()))
const asked = async (person: Person, type: 'income' | 'withdraw', count = 1) => {
  const body = { type, amount: '6000.00', bankAccountId: await given(app).bankAccount(person) } as const
  const ids = []
  for (let index = 0; index < count; index += 1)
    ids.push((await person.client.POST('/v1/wallet/transactions', { body })).data!.transactionId)
  return ids
}
const approve = async (by: Person, id: string) => {
  const body = { status: 'completed', file: sample.pdf() } as const
  const { data } = await by.client.PATCH('/v1/wallet/transactions/{id}', { params: { path: { id } }, body })
  return data!.status === 'completed'
}
const LINE = { amount: '6000.00', counterpartyName: 'OLANO SL' }
const linesOf = (by: Person, ...ibans: string[]) =>
  givenBankLines(app, by, ...ibans.map((counterpartyIban) => ({ ...LINE, counterpartyIban })))
const away = async (by: Person, id: string, what: 'set-aside' | 'send-back' | 'undo') => {
  const body = { reason: 'No es de un cliente' }
  const { data } = await by.client.POST(`/v1/bank/matching/{id}/${what}`, { params: { path: { id } }, body })
  return (data!.state === 'open') === (what === 'undo')
}
/** Lines of one person that were credited by two. */
async function credited(person: Person): Promise<string[]> {
  const [maker, checker] = (await administrators(2)) as [Person, Person]
  const lines = await linesOf(maker, sample.spanishIban(821), sample.spanishIban(822))
  for (const movementId of lines)
    for (const { client } of [maker, checker]) {
      const { data } = await client.GET('/v1/bank/matching/{id}', { params: { path: { id: movementId } } })
      const [prepared] = data!.suggestions
      const target = prepared
        ? ({ kind: 'income', id: prepared.id } as const)
        : ({ kind: 'wallet', id: person.walletId } as const)
      const body = { movements: [{ movementId }], targets: [{ ...target, amount: LINE.amount }] }
      await client.POST('/v1/bank/matching', { body })
    }
  return lines
}

const CASES: readonly (readonly [what: string, calls: () => Promise<readonly (() => Promise<boolean>)[]>])[] = [
  [
    'withdrawals of a person, by different administrators',
    async () => {
      const person = await given(app).investor({ wallet: '20000.00' })
      const ids = await asked(person, 'withdraw', 2)
      const all = await administrators(2)
      return ids.map((id, index) => () => approve(all[index]!, id))
    },
  ],
  [
    'incomes of different people, by one administrator',
    async () => {
      const people = [await given(app).investor(), await given(app).investor()]
      const [by] = await administrators(1)
      const ids = (await Promise.all(people.map((one) => asked(one, 'income')))).flat()
      return ids.map((id) => () => approve(by!, id))
    },
  ],
  [
    'set-aside lines of a payer, by different administrators',
    async () => {
      const all = await administrators(2)
      const lines = await linesOf(all[0]!, sample.spanishIban(823), sample.spanishIban(823))
      return lines.map((id, index) => () => away(all[index]!, id, 'set-aside'))
    },
  ],
  [
    'send-back lines of different payers, by one administrator',
    async () => {
      const [by] = await administrators(1)
      const lines = await linesOf(by!, sample.spanishIban(824), sample.spanishIban(825))
      return lines.map((id) => () => away(by!, id, 'send-back'))
    },
  ],
  [
    'undone matches of a person, by different administrators',
    async () => {
      const lines = await credited(await given(app).investor())
      const all = await administrators(2)
      return lines.map((id, index) => () => away(all[index]!, id, 'undo'))
    },
  ],
]

test.each(CASES)('%s', async (_, prepare) => {
  const calls = await prepare()
  const gone = await Promise.all(calls.map((call) => call()))
  expect(gone.toSorted()).toEqual([false, true])
})

async function deadlocks(): Promise<string> {
  const query = 'select deadlocks from pg_stat_database where datname = current_database()'
  return String((await app.kernel.database.$client.query(query)).rows[0].deadlocks)
}

test('lines of several people are undone at the same moment without a deadlock', async () => {
  const [one, other] = [await given(app).investor(), await given(app).investor()]
  const [maker, by] = (await administrators(2)) as [Person, Person]
  const credit = async (...people: readonly Person[]) => {
    const [movementId] = await givenBankLines(app, maker, {
      amount: `${people.length}0.00`,
      counterpartyName: 'OLANO SL',
      counterpartyIban: sample.spanishIban(826),
    })
    const movements = [{ movementId: movementId! }]
    const wallets = people.map(({ walletId: id }) => ({ kind: 'wallet' as const, id, amount: '10.00' }))
    await maker.client.POST('/v1/bank/matching', { body: { movements, targets: wallets } })
    const { data } = await by.client.GET('/v1/bank/matching/{id}', { params: { path: { id: movementId! } } })
    const targets = data!.suggestions.map(({ id }) => ({ kind: 'income' as const, id, amount: '10.00' }))
    expect((await by.client.POST('/v1/bank/matching', { body: { movements, targets } })).error).toBeUndefined()
    return movementId!
  }
  const ids = []
  for (let index = 0; index < 3; index += 1) ids.push(await credit(one, other), await credit(other))
  const undone = await Promise.all(ids.map((id) => away(by, id, 'undo')))
  expect(undone).toEqual(ids.map(() => true))
  expect(await deadlocks()).toBe('0')
})
