import { given, givenBankLines, sample, testApp, type Person } from '@cauce/testing'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectIntactBooks } from './testing/match-payments.ts'

const app = testApp()
let [ada, bea] = [] as unknown as [Person, Person]
beforeAll(async () => {
  ada = await given(app).administrator()
  bea = await given(app).administrator()
})
beforeEach(() => app.clock.set('2026-11-20T09:00:00Z'))
afterEach(() => expectIntactBooks(app))

const read = async (id: string) => (await bea.client.GET('/v1/bank/matching/{id}', { params: { path: { id } } })).data!
const balanceOf = async ({ client, walletId: id }: Person) =>
  (await client.GET('/v1/wallet/wallets/{id}', { params: { path: { id } } })).data!.balance
const send = (
  by: Person,
  ids: readonly string[],
  targets: { kind: 'income' | 'wallet'; id: string; amount: string }[],
) => by.client.POST('/v1/bank/matching', { body: { movements: ids.map((movementId) => ({ movementId })), targets } })
async function foreseenAndDone(by: Person, ...[ids, targets]: [readonly string[], Parameters<typeof send>[2]]) {
  const body = { movements: ids.map((movementId) => ({ movementId })), targets }
  const before = await read(ids[0]!)
  const { data } = await by.client.POST('/v1/bank/matching/preview', { body })
  expect(await read(ids[0]!)).toEqual(before)
  const state = (await send(by, ids, targets)).data!.movements[0]!.state
  return [data!.verdict, state === 'matched' ? 'goes' : 'first']
}

it('a preview says what the match then does, and keeps nothing', async () => {
  // Incomes of one match are known by the moment of their first approval.
  app.clock.advance({ minutes: 5 })
  const person = await given(app).investor()
  const lines = await givenBankLines(
    app,
    ada,
    { amount: '25000.00', counterpartyName: 'UNO' },
    { amount: '30.00', counterpartyName: 'DOS' },
  )
  await app.runJobs()
  const [large, small] = lines as [string, string]
  const to = (amount: string) => [{ kind: 'wallet' as const, id: person.walletId, amount }]
  const ofLarge = await foreseenAndDone(ada, [large], to('25000.00'))
  expect(ofLarge).toEqual(['first', 'first'])
  const { targets } = await chosenFor(large)
  expect(await foreseenAndDone(bea, [large], targets)).toEqual(['goes', 'goes'])
  const [foreseen, done] = await foreseenAndDone(ada, [small], to('30.00'))
  expect(foreseen).toBe(done)
  const again = { movements: [{ movementId: large }], targets }
  const { data } = await bea.client.POST('/v1/bank/matching/preview', { body: again })
  expect(data).toEqual({ verdict: 'refused' })
})

const chosenFor = async (id: string) => {
  const { suggestions, preparedWith } = await read(id)
  const targets = suggestions.map(({ kind, id: target, amount }) => ({
    kind: kind as 'income',
    id: target,
    amount: amount!,
  }))
  return { ids: [id, ...preparedWith], targets }
}

async function approveWithdrawalInThisMoment() {
  const { transactionId } = await given(app).withdrawal(await given(app).investor({ wallet: '15000.00' }), '15000.00')
  const { data } = await ada.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: transactionId } },
    body: { status: 'completed', file: sample.pdf() },
  })
  expect(data).toMatchObject({ status: 'pending', firstApproval: { adminId: ada.userId } })
}

it('the lines of a prepared match show what was chosen, and the second administrator completes it', async () => {
  const [ana, eva] = [await given(app).investor(), await given(app).investor()]
  const lines = await givenBankLines(
    app,
    ada,
    { amount: '6000.00', counterpartyName: 'UNO' },
    { amount: '5000.00', counterpartyName: 'DOS' },
    { amount: '4000.00', counterpartyName: 'TRES' },
  )
  await app.runJobs()
  const [one, two, other] = lines as [string, string, string]
  expect((await read(one)).preparedWith).toEqual([])
  await send(
    ada,
    [one, two],
    [
      { kind: 'wallet', id: ana.walletId, amount: '10000.00' },
      { kind: 'wallet', id: eva.walletId, amount: '1000.00' },
    ],
  )
  await approveWithdrawalInThisMoment()
  for (const [line, along] of [
    [one, two],
    [two, one],
  ] as const) {
    const { preparedWith, suggestions } = await read(line)
    expect(preparedWith).toEqual([along])
    expect(suggestions.map(({ userId, amount, kind }) => [userId, amount, kind]).toSorted()).toEqual(
      [
        [ana.userId, '10000.00', 'income'],
        [eva.userId, '1000.00', 'income'],
      ].toSorted(),
    )
    const entered = { isEntered: true, isBooked: false, firstApproval: { adminId: ada.userId } }
    for (const suggestion of suggestions) expect(suggestion).toMatchObject(entered)
  }
  expect(await read(other)).toMatchObject({ preparedWith: [], suggestions: [] })
  const { ids, targets } = await chosenFor(two)
  expect((await send(ada, ids, targets)).error).toMatchObject({ code: 'maker-is-checker' })
  expect((await send(bea, ids, targets)).data!.movements.map(({ state }) => state)).toEqual(['matched', 'matched'])
  expect([await balanceOf(ana), await balanceOf(eva)]).toEqual(['10000.00', '1000.00'])
  expect((await read(one)).preparedWith).toEqual([])
})

it('a prepared match excludes other approvals of the administrator at the same moment', async () => {
  const [ana, eva] = [await given(app).investor(), await given(app).investor()]
  const [line, another] = await givenBankLines(app, ada, { amount: '20000.00' }, { amount: '30000.00' })
  await app.runJobs()
  await send(ada, [line!], [{ kind: 'wallet', id: ana.walletId, amount: '20000.00' }])
  await send(ada, [another!], [{ kind: 'wallet', id: eva.walletId, amount: '30000.00' }])
  const { suggestions, preparedWith } = await read(line!)
  expect(preparedWith).toEqual([])
  expect(suggestions.map(({ userId }) => userId)).toEqual([ana.userId])
})
