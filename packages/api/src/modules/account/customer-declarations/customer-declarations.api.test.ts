import { declaredBackground, given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
import { expect, test } from 'vitest'

/** Decision money-laundering. */
const app = testApp({ declarationThreshold: 100_000n })

const path = '/v1/account/customer-declarations'
const read = async ({ client }: Person) => (await client.GET(path)).data!

test('the latest declaration of a customer counts, and the earlier ones are kept', async () => {
  const person = await given(app).person()
  expect(await read(person)).toEqual({ isOwed: true, declarations: [] })
  await person.client.POST(path, { body: declaredBackground })
  app.clock.advance({ seconds: 1 })
  const { data } = await person.client.POST(path, { body: { ...declaredBackground, activity: 'Jubilada' } })
  expect(data).toMatchObject({
    isOwed: false,
    declarations: [
      { activity: 'Jubilada', userId: person.userId, isExposed: false, owners: [] },
      { activity: 'Maestra de escuela' },
    ],
  })
  expect(await read(person)).toEqual(data)
  expect(await read(await given(app).person())).toEqual({ isOwed: true, declarations: [] })
})

test('deposits above the threshold are invested, reserved and withdrawn after the declaration', async () => {
  const admin = await given(app).administrator()
  const owner = await given(app).investor()
  const bankAccountId = await given(app).bankAccount(owner)
  const [project, { projectId }] = [await given(app).project(), await given(app).project({ phase: 'Preinvestment' })]
  const { userId, client } = owner
  const deposit = async (amount: string) => {
    const { data } = await client.POST('/v1/wallet/transactions', { body: { type: 'income', amount, bankAccountId } })
    const params = { path: { id: data!.transactionId } }
    const body = { status: 'completed', file: sample.pdf() } as const
    await admin.client.PATCH('/v1/wallet/transactions/{id}', { params, body })
  }
  const attempts = async () => {
    const answers = [
      await placeOrder({ client, userId }, project, '100.00'),
      await client.POST('/v1/project/reservations', {
        body: { projectId, amount: '100.00', userId, acceptsTerms: true },
      }),
      await client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount: '10.00', bankAccountId } }),
    ]
    return answers.map(({ error }) => (error as { code?: string } | undefined)?.code)
  }
  await deposit('600.00')
  await deposit('400.00')
  expect(await attempts()).toEqual([undefined, undefined, undefined])
  await deposit('0.01')
  const refused = 'origin-not-declared'
  expect(await attempts()).toEqual([refused, refused, refused])
  await client.POST(path, { body: declaredBackground })
  expect(await attempts()).toEqual([undefined, 'already-reserved', undefined])
})
