import { declaredBackground, declaredCompany, given, sample, testApp, type Person, placeOrder } from '@cauce/testing'
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

test('fields that do not belong to the choice are dropped', async () => {
  const { client } = await given(app).person()
  const body = {
    ...declaredBackground,
    exposedOffice: 'Ministra',
    exposedPerson: 'Otra',
    exposureEndedOn: '2020-01-01',
  }
  const { data } = await client.POST(path, { body })
  expect(data!.declarations[0]).toMatchObject({ exposedOffice: null, exposedPerson: null, exposureEndedOn: null })
  app.clock.advance({ seconds: 1 })
  const own = { ...body, exposure: 'own' as const, exposureEndedOn: '2025-12-01' }
  const { data: exposed } = await client.POST(path, { body: own })
  expect(exposed!.declarations[0]).toMatchObject({ exposedOffice: 'Ministra', exposedPerson: null, isExposed: true })
})

test('a company must name its owners, and a person must not', async () => {
  const company = await given(app).person({ kind: 'company', companyName: 'Sanz S. L.', taxNumber: 'B12345674' })
  const { data } = await company.client.POST(path, { body: declaredCompany })
  expect(data!.declarations[0]).toMatchObject({ control: 'owners', owners: declaredCompany.owners })
  const none = await company.client.POST(path, { body: declaredBackground })
  expect(none.error).toMatchObject({ status: 422, errors: [{ path: 'control', code: 'required' }] })
  const small = { ...declaredCompany, owners: [{ ...declaredCompany.owners[0]!, share: 25 }] }
  const refused = await company.client.POST(path, { body: small })
  expect(refused.error).toMatchObject({ errors: [{ path: 'owners.0.share', code: 'share-too-small' }] })
  const person = await given(app).person()
  const named = await person.client.POST(path, { body: declaredCompany })
  expect(named.error).toMatchObject({ status: 422, errors: [{ path: 'control' }] })
})

test('staff and visitors cannot declare', async () => {
  const manager = await given(app).manager()
  expect((await manager.client.POST(path, { body: declaredBackground })).error).toMatchObject({ status: 403 })
  expect((await app.client().GET(path)).error).toMatchObject({ status: 401 })
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
