import { given, givenBankLines, sample, testApp } from '@cauce/testing'
import { expect, it } from 'vitest'

const app = testApp()

it('an income proved by a document is a candidate again after both of its lines are undone', async () => {
  const [ada, bea] = [await given(app).administrator(), await given(app).administrator()]
  const person = await given(app).investor({ name: 'Ana', surname: 'Ferrer Soler' })
  const bankAccountId = await given(app).bankAccount(person)
  const { data: announced } = await person.client.POST('/v1/wallet/transactions', {
    body: { type: 'income', amount: '731.00', bankAccountId },
  })
  const id = announced!.transactionId
  await ada.client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id } },
    body: { status: 'completed', file: sample.pdf() },
  })
  const { data: wallets } = await person.client.GET('/v1/wallet/wallets')
  const sender = { reference: wallets!.data[0]!.reference, counterpartyName: 'FERRER SOLER ANA' }
  const lines = await givenBankLines(app, ada, { amount: '431.00', ...sender }, { amount: '300.00', ...sender })
  await app.runJobs()
  const found = async () => {
    const { data } = await ada.client.GET('/v1/bank/matching/{id}/candidates', {
      params: { path: { id: lines[0]! }, query: { search: '731,00' } },
    })
    return data!.candidates.filter(({ kind }) => kind === 'income')
  }
  const { response } = await bea.client.POST('/v1/bank/matching', {
    body: {
      movements: lines.map((movementId) => ({ movementId })),
      targets: [{ kind: 'income', id, amount: '731.00' }],
    },
  })
  expect(response.status).toBe(200)
  expect(await found()).toEqual([])
  const taken = lines.map((line) =>
    bea.client.POST('/v1/bank/matching/{id}/undo', { params: { path: { id: line } }, body: { reason: 'Era de otra' } }),
  )
  expect((await Promise.all(taken)).map((answer) => answer.response.status)).toEqual([200, 200])
  expect(await found()).toMatchObject([{ id, isBooked: true }])
  const { data: books } = await ada.client.GET('/v1/misc/reconciliation')
  expect(books!.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
})

it('an income whose match is undone awaits no line, and neither does its reversal', async () => {
  const [ada, eva] = [await given(app).administrator(), await given(app).administrator()]
  const [ana, bea] = [await given(app).investor(), await given(app).investor()]
  const awaited = async () => (await ada.client.GET('/v1/bank/books')).data!.awaited
  const before = await awaited()
  const [line] = await givenBankLines(app, ada, { amount: '570.00' })
  await app.runJobs()
  const walletOf = async (person: typeof ana) => (await person.client.GET('/v1/wallet/wallets')).data!.data[0]!.walletId
  const targets = [
    { kind: 'wallet' as const, id: await walletOf(ana), amount: '500.00' },
    { kind: 'wallet' as const, id: await walletOf(bea), amount: '70.00' },
  ]
  const movements = [{ movementId: line! }]
  const { data: prepared } = await ada.client.POST('/v1/bank/matching', { body: { movements, targets } })
  const entered = prepared!.movements[0]!.suggestions.map(({ kind, id, amount }) => ({ kind, id, amount: amount! }))
  const { response } = await eva.client.POST('/v1/bank/matching', { body: { movements, targets: entered } })
  expect(response.status).toBe(200)
  expect(await awaited()).toEqual(before)
  const params = { path: { id: line! } }
  await ada.client.POST('/v1/bank/matching/{id}/undo', { params, body: { reason: 'Era de otra' } })
  expect(await awaited()).toEqual(before)
  const { data: books } = await ada.client.GET('/v1/bank/books')
  expect(books!.left).toBe('0.00')
})
