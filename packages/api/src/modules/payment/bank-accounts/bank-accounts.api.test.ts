import { given, sample, testApp, type Person } from '@cauce/testing'
import { spanishIban } from '@cauce/testing/sample-files'
import { beforeAll, describe, expect, test } from 'vitest'

const app = testApp()
let administrator: Person
let ana: Person
beforeAll(async () => {
  administrator = await given(app).administrator()
  ana = await given(app).investor()
})

let ibans = 300
interface Asked {
  readonly alias?: string
  readonly account?: string
  readonly main?: boolean
  readonly userId?: string
  readonly state?: 'pending' | 'valid' | 'error'
  readonly status?: 'pending' | 'valid' | 'error'
  readonly errorMessage?: string
}
const add = (who: Person, asked: Asked = {}) =>
  who.client.POST('/v1/payment/bank-accounts', {
    body: { alias: 'Cuenta', account: spanishIban((ibans += 1)), ...asked, document: sample.pdf() },
  })
const edit = (who: Person, id: string, body: Asked & { updatedAt?: string; document?: File }) =>
  who.client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path: { id } }, body })
const remove = (who: Person, id: string) =>
  who.client.DELETE('/v1/payment/bank-accounts/{id}', { params: { path: { id } } })
const list = async (who: Person, query: object = {}) =>
  (await who.client.GET('/v1/payment/bank-accounts', { params: { query } })).data!
const mainsOf = async (person: Person) =>
  (await list(person)).data.flatMap(({ main, bankAccountId }) => (main ? [bankAccountId] : []))

describe('a bank account that an administrator adds', () => {
  test('may include the decision, by either name of its state', async () => {
    const { userId } = ana
    expect((await add(administrator, { userId, state: 'valid' })).data).toMatchObject({ userId, state: 'valid' })
    expect((await add(administrator, { userId, status: 'error', errorMessage: 'No se lee' })).data).toMatchObject({
      state: 'error',
      errorMessage: 'No se lee',
    })
    expect((await add(administrator, { userId, status: 'error' })).error).toMatchObject({
      status: 422,
      code: 'reason-required',
      errors: [{ path: 'errorMessage' }],
    })
  })

  test('cannot be decided by its holder', async () => {
    expect((await add(ana, { state: 'valid' })).error).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await add(ana, { userId: administrator.userId })).error).toMatchObject({ code: 'customer-not-accessible' })
  })
})

describe('the bank account of a pending withdrawal', () => {
  test('cannot change its IBAN or be deleted until the withdrawal is decided', async () => {
    const person = await given(app).investor({ wallet: '100.00' })
    const { bankAccountId: id, transactionId } = await given(app).withdrawal(person, '100.00')
    for (const who of [person, administrator]) {
      expect((await remove(who, id)).error).toMatchObject({ status: 409, code: 'still-referenced' })
      expect((await edit(who, id, { account: spanishIban((ibans += 1)) })).error).toMatchObject({
        status: 409,
        code: 'still-referenced',
      })
    }
    expect((await edit(person, id, { alias: 'Otro nombre' })).data).toMatchObject({ alias: 'Otro nombre' })
    await administrator.client.PATCH('/v1/wallet/transactions/{id}', {
      params: { path: { id: transactionId } },
      body: { status: 'rejected', rejectReason: 'Titular distinto' },
    })
    const account = spanishIban((ibans += 1))
    expect((await edit(person, id, { account })).data).toMatchObject({ account, state: 'pending' })
    expect((await remove(person, id)).response.status).toBe(204)
  })
})

describe('a session without a code', () => {
  test('cannot add an account or change an IBAN, but can change the rest', async () => {
    const person = await given(app).investor()
    const { bankAccountId } = (await add(person, { userId: person.userId })).data!
    const trusted = { ...person, ...(await given(app).session(person.userId, 'trusted')) }
    const refusal = { status: 403, code: 'code-required' }
    for (const userId of [undefined, person.userId])
      expect((await add(trusted, { userId })).error).toMatchObject(refusal)
    expect((await edit(trusted, bankAccountId, { account: spanishIban((ibans += 1)) })).error).toMatchObject(refusal)
    expect((await edit(trusted, bankAccountId, { alias: 'Ahorro' })).data).toMatchObject({ alias: 'Ahorro' })
    expect((await list(person)).total).toBe(1)
  })
})

describe('the holder', () => {
  const subjectsTo = async (to: string) => {
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })
    return data!.data.map(({ subject }) => subject)
  }

  test('gets a mail about a changed IBAN, but not about a changed alias', async () => {
    const person = await given(app).investor({ email: 'titular@example.org' })
    const { bankAccountId } = (await add(person)).data!
    await edit(person, bankAccountId, { alias: 'Ahorro' })
    expect(await subjectsTo('titular@example.org')).toEqual(['Se ha añadido una cuenta bancaria'])
    await edit(person, bankAccountId, { account: spanishIban((ibans += 1)) })
    expect(await subjectsTo('titular@example.org')).toEqual([
      'Se ha añadido una cuenta bancaria',
      'Se ha añadido una cuenta bancaria',
    ])
  })

  test.each([
    { missing: 'a confirmed e-mail', overrides: { emailConfirmedAt: null }, code: 'email-not-confirmed' },
    { missing: 'an approved identity', overrides: { verificationStatus: 'Declined' }, code: 'identity-not-approved' },
  ] as const)('cannot add an account without $missing, but an administrator can', async ({ overrides, code }) => {
    const person = await given(app).investor(overrides)
    const own = { userId: person.userId }
    expect((await add(person, own)).error).toMatchObject({ code })
    expect((await list(administrator, own)).total).toBe(0)
    expect((await add(administrator, own)).response.status).toBe(201)
  })
})

describe('the main flag', () => {
  test('is on exactly one account after adding, moving and deleting', async () => {
    const person = await given(app).investor()
    const [first, second] = [(await add(person, { main: false })).data!, (await add(person, { main: true })).data!]
    expect(await mainsOf(person)).toEqual([second.bankAccountId])
    expect((await edit(person, second.bankAccountId, { main: false })).error).toMatchObject({
      status: 422,
      code: 'choice-invalid',
      errors: [{ path: 'main' }],
    })
    expect((await edit(person, first.bankAccountId, { main: false, alias: 'Ahorro' })).data).toMatchObject({
      main: false,
      alias: 'Ahorro',
    })
    await edit(person, first.bankAccountId, { main: true })
    expect(await mainsOf(person)).toEqual([first.bankAccountId])
    await remove(person, second.bankAccountId)
    expect(await mainsOf(person)).toEqual([first.bankAccountId])
    const heir = (await add(person)).data!
    app.clock.advance({ seconds: 1 })
    await add(person)
    await remove(person, first.bankAccountId)
    expect(await mainsOf(person)).toEqual([heir.bankAccountId])
  })

  test('stays on one account after concurrent changes', async () => {
    const person = await given(app).investor()
    const added = []
    for (let count = 0; count < 3; count += 1) added.push((await add(person)).data!.bankAccountId)
    const answers = await Promise.all(added.map((id) => edit(person, id, { main: true })))
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
    expect(await mainsOf(person)).toHaveLength(1)
  })
})

describe('a change', () => {
  test('of the IBAN needs a confirmed e-mail, unless an administrator makes it', async () => {
    const person = await given(app).investor({ emailConfirmedAt: null })
    const { bankAccountId } = (await add(administrator, { userId: person.userId, state: 'valid' })).data!
    const account = spanishIban((ibans += 1))
    expect((await edit(person, bankAccountId, { account })).error).toMatchObject({
      status: 409,
      code: 'email-not-confirmed',
    })
    expect((await list(person)).data).toMatchObject([{ state: 'valid' }])
    expect((await edit(person, bankAccountId, { alias: 'Otro nombre' })).response.status).toBe(200)
    expect((await edit(administrator, bankAccountId, { account })).data).toMatchObject({ account, state: 'pending' })
  })
})
