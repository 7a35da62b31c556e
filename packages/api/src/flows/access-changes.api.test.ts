import { approveAccess, given, givenKnownPerson, sample, testApp, type Person } from '@cauce/testing'
import { granted } from '@cauce/testing/granted'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../modules/auth/passwords/index.ts'
import { appointAdministrator } from './appoint-administrator.ts'
import { LONG_SESSIONS } from './testing/long-sessions.ts'

const app = testApp(LONG_SESSIONS)
let teresa: Person
let alvaro: Person
beforeEach(async () => {
  await app.kernel.database.$client.query(`update users set role = 'user' where role = 'admin'`)
  await app.kernel.database.$client.query(`update access_changes set state = 'refused' where state = 'proposed'`)
  teresa = await given(app).administrator({ name: 'Teresa', surname: 'Olmedo' })
  alvaro = await given(app).administrator({ name: 'Álvaro', surname: 'Sanchis' })
})

const byId = (id: string) => ({ params: { path: { id } } })
const edit = (by: Person, userId: string, body: object) =>
  by.client.PATCH('/v1/account/users/{id}', { ...byId(userId), body })
const userOf = async (userId: string) => granted(teresa.client.GET('/v1/account/users/{id}', byId(userId)))
const waitingFor = async ({ client }: Person) =>
  (await granted(client.GET('/v1/account/access-changes', { params: { query: { awaitsMyApproval: true } } }))).data
const decide = (by: Person, id: string, state: 'active' | 'refused' = 'active', reason?: string) =>
  by.client.PATCH('/v1/account/access-changes/{id}', { ...byId(id), body: { state, ...(reason && { reason }) } })
const proposalOf = async (userId: string) =>
  (await granted(alvaro.client.GET('/v1/account/access-changes', { params: { query: { userId, state: 'proposed' } } })))
    .data[0]!
const mailsTo = async (to: string) => {
  await app.runJobs()
  return (await granted(app.client().GET('/v1/misc/outbox', { params: { query: { to } } }))).data
}
const emailOf = async ({ userId }: Person) => (await userOf(userId)).email
const approveMoney = ({ client }: Person, id: string) =>
  client.PATCH('/v1/wallet/transactions/{id}', {
    ...byId(id),
    body: { status: 'completed', file: sample.pdf() },
  })
const withdraw = ({ client }: Pick<Person, 'client'>, bankAccountId: string) =>
  client.POST('/v1/wallet/transactions', { body: { type: 'withdraw', amount: '10.00', bankAccountId } })

let documents = 0
const newAccount = (email: string, role: 'admin' | 'operator' | 'user') => ({
  name: 'Luis',
  surname: 'Alias',
  email,
  repeatEmail: email,
  phone: '+34600111222',
  gender: 'Male' as const,
  birthdayAt: '1985-05-05',
  nationality: 'ES',
  identificationDocumentType: 'PASSPORT' as const,
  identificationDocumentNumber: `AL${(documents += 1)}55`,
  role,
})

/** Made by the first and approved by the second. */
async function puppetOf(by: Person, approver: Person): Promise<Person> {
  const puppet = await given(app).person()
  await edit(by, puppet.userId, { role: 'admin' })
  await approveAccess(approver, puppet.userId)
  return puppet
}

describe('a role', () => {
  test('of a new account waits, which every administrator is told at once', async () => {
    const body = newAccount('nueva-admin@example.org', 'admin')
    const { data, response } = await teresa.client.POST('/v1/account/users', { body })
    expect([response.status, data!.role, data!.waitingAccess]).toEqual([201, 'user', ['role']])
    for (const one of [teresa, alvaro])
      expect((await mailsTo(await emailOf(one))).map(({ subject }) => subject)).toEqual([
        'Teresa Olmedo propone cambiar el acceso de Luis Alias',
      ])
    expect(await waitingFor(teresa)).toEqual([])
    expect(await waitingFor(alvaro)).toMatchObject([{ userId: data!.userId, kind: 'role', value: 'admin' }])
    const { accessChangeId } = await proposalOf(data!.userId)
    expect((await decide(teresa, accessChangeId)).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
    expect((await decide(alvaro, accessChangeId)).data).toMatchObject({ state: 'active' })
    expect(await userOf(data!.userId)).toMatchObject({ role: 'admin', waitingAccess: [] })
  })

  test('can be refused with a reason, also by who proposed it', async () => {
    const { userId } = await given(app).person()
    await edit(teresa, userId, { role: 'operator' })
    const { accessChangeId } = await proposalOf(userId)
    expect((await decide(teresa, accessChangeId, 'refused')).error).toMatchObject({ code: 'reason-required' })
    expect((await decide(teresa, accessChangeId, 'refused', 'Error')).data).toMatchObject({ state: 'refused' })
    expect((await decide(alvaro, accessChangeId)).error).toMatchObject({ code: 'state-forbids' })
    expect((await userOf(userId)).role).toBe('user')
  })

  test('a later proposal replaces the one that was read, and the same one changes nothing', async () => {
    const { userId } = await given(app).person()
    await edit(teresa, userId, { role: 'operator' })
    const first = await proposalOf(userId)
    await edit(teresa, userId, { role: 'operator' })
    expect((await proposalOf(userId)).accessChangeId).toBe(first.accessChangeId)
    await edit(teresa, userId, { role: 'admin' })
    expect((await decide(alvaro, first.accessChangeId)).error).toMatchObject({ code: 'state-forbids' })
    expect((await userOf(userId)).role).toBe('user')
  })

  test('as long as it waits, the e-mail is not changed by one administrator', async () => {
    const { userId } = await given(app).person({ email: 'honrada@example.org' })
    await edit(teresa, userId, { role: 'admin' })
    const { data } = await edit(teresa, userId, { email: 'teresa-2@example.org' })
    expect(data).toMatchObject({ email: 'honrada@example.org', waitingAccess: ['email', 'role'] })
  })

  test('of the last administrator is not taken', async () => {
    await edit(teresa, alvaro.userId, { disabled: true })
    await edit(teresa, alvaro.userId, { role: 'user' })
    const change = await proposalOf(alvaro.userId)
    await app.kernel.database.$client.query(`update users set role = 'user' where user_id = $1`, [teresa.userId])
    expect((await decide(alvaro, change.accessChangeId)).error).toMatchObject({ code: 'last-administrator' })
  })
})

describe("a colleague's access", () => {
  test('the e-mail waits, and is not changed meanwhile', async () => {
    const email = await emailOf(alvaro)
    const { data } = await edit(teresa, alvaro.userId, { email: 'hers@example.org' })
    expect(data).toMatchObject({ email, waitingAccess: ['email'] })
    expect((await decide(teresa, (await proposalOf(alvaro.userId)).accessChangeId)).error!.code).toBe(
      'maker-is-checker',
    )
  })

  test('code device and passkeys wait', async () => {
    const colleague = await givenKnownPerson(app, { role: 'operator' })
    const query = { userId: colleague.userId }
    const devices = () => teresa.client.GET('/v1/auth/totps', { params: { query } })
    const { totpId } = (await granted(devices())).data[0]!
    const params = { path: { totpId } }
    expect((await teresa.client.DELETE('/v1/auth/totps/{totpId}', { params })).data).toEqual({ isWaiting: true })
    expect((await granted(devices())).total).toBe(1)
    await approveAccess(alvaro, colleague.userId)
    expect((await granted(devices())).total).toBe(0)
  })

  test('a disabled colleague is enabled by two, also a former administrator', async () => {
    const dormant = await given(app).administrator({ disabled: true })
    expect((await edit(teresa, dormant.userId, { disabled: false })).data).toMatchObject({
      disabled: true,
      waitingAccess: ['enable'],
    })
    await approveAccess(alvaro, dormant.userId)
    expect(await userOf(dormant.userId)).toMatchObject({ disabled: false, waitingAccess: [] })
  })

  test('is taken at once as long as another administrator remains who can check the first', async () => {
    const third = await given(app).administrator()
    expect((await edit(teresa, third.userId, { disabled: true })).data).toMatchObject({ disabled: true })
    expect((await mailsTo(await emailOf(alvaro))).map(({ subject }) => subject)[0]).toContain('Teresa Olmedo')
    expect((await edit(teresa, alvaro.userId, { disabled: true })).data).toMatchObject({
      disabled: false,
      waitingAccess: ['disable'],
    })
  })

  test('a puppet is nobody who checks: it does not free the way to disable the other', async () => {
    await puppetOf(teresa, alvaro)
    expect((await edit(teresa, alvaro.userId, { disabled: true })).data).toMatchObject({ disabled: false })
  })

  test('the account of an active administrator is not closed by a colleague', async () => {
    const { error } = await teresa.client.DELETE('/v1/account/users/{id}', byId(alvaro.userId))
    expect(error).toMatchObject({ status: 409, code: 'administrator-active' })
  })

  test('the command of the machine is told to all administrators', async () => {
    const email = 'por-orden@example.org'
    await given(app).person({ email, name: 'Olga', surname: 'Prat' })
    await appointAdministrator(app.kernel, email)
    for (const to of [await emailOf(teresa), await emailOf(alvaro), email])
      expect((await mailsTo(to)).map(({ subject }) => subject)).toEqual(['Olga Prat administra la plataforma'])
  })
})

describe("for seven days a new administrator's hand counts as that of who made it", () => {
  const withdrawal = async () => {
    const owner = await given(app).investor({ wallet: '20000.00' })
    return (await given(app).withdrawal(owner, '18000.00')).transactionId
  }

  test('who proposed or approved one is no second administrator beside it', async () => {
    const puppet = await puppetOf(teresa, alvaro)
    for (const [first, second] of [
      [teresa, puppet],
      [puppet, teresa],
      [alvaro, puppet],
    ] as const) {
      const id = await withdrawal()
      expect((await approveMoney(first, id)).data).toMatchObject({ status: 'pending' })
      expect((await approveMoney(second, id)).error).toMatchObject({ status: 403, code: 'maker-is-checker' })
      const query = { awaitsMyApproval: true, ids: [id] }
      expect((await second.client.GET('/v1/wallet/transactions', { params: { query } })).data!.total).toBe(0)
    }
  })

  test('two puppets are one, a chain too, and a third person is another', async () => {
    const [one, two] = [await puppetOf(teresa, alvaro), await puppetOf(teresa, alvaro)]
    const id = await withdrawal()
    await approveMoney(one, id)
    expect((await approveMoney(two, id)).error!.code).toBe('maker-is-checker')
    const third = await given(app).administrator()
    const chained = await puppetOf(one, third)
    expect((await approveMoney(chained, id)).error!.code).toBe('maker-is-checker')
    const fourth = await given(app).administrator()
    expect((await approveMoney(fourth, id)).data).toMatchObject({ status: 'completed' })
  })

  test('a puppet does not approve what its maker proposed', async () => {
    const puppet = await puppetOf(teresa, alvaro)
    const { userId } = await given(app).person()
    await edit(teresa, userId, { role: 'admin' })
    expect((await decide(puppet, (await proposalOf(userId)).accessChangeId)).error!.code).toBe('maker-is-checker')
    expect(await waitingFor(puppet)).toEqual([])
  })

  test('a colleague who was given a new e-mail is one too, until the week is over', async () => {
    const third = await given(app).administrator()
    await edit(teresa, third.userId, { email: `nuevo-${third.userId}@example.org` })
    await approveAccess(alvaro, third.userId)
    const id = await withdrawal()
    await approveMoney(teresa, id)
    expect((await approveMoney(third, id)).error!.code).toBe('maker-is-checker')
    app.clock.advance({ days: 7 })
    await approveMoney(teresa, id)
    expect((await approveMoney(third, id)).data).toMatchObject({ status: 'completed' })
  })

  test('an account that an administrator created or imported counts as theirs when it becomes one', async () => {
    const body = newAccount('alias-propio@example.org', 'user')
    const { userId } = await granted(teresa.client.POST('/v1/account/users', { body }))
    await appointAdministrator(app.kernel, 'alias-propio@example.org').catch(() => undefined)
    await app.kernel.database.$client.query(`update users set role = 'admin' where user_id = $1`, [userId])
    const alias = { client: app.client((await given(app).session(userId)).token) } as Person
    const id = await withdrawal()
    await approveMoney(teresa, id)
    expect((await approveMoney(alias, id)).error!.code).toBe('maker-is-checker')
  })
})

describe('after staff changed the access of a customer', () => {
  const late = async () => {
    const owner = await given(app).investor({ wallet: '900.00', email: `cliente-${(documents += 1)}@example.org` })
    const known = await given(app).bankAccount(owner)
    app.clock.advance({ minutes: 1 })
    return { owner, known, email: await emailOf(owner) }
  }
  /** A further account, valid from now on. */
  async function addAccount({ userId }: Person): Promise<string> {
    const body = {
      userId,
      alias: 'Otra',
      account: sample.spanishIban(810_000 + (documents += 1)),
      state: 'valid' as const,
      document: sample.pdf(),
    }
    return (await granted(teresa.client.POST('/v1/payment/bank-accounts', { body }))).bankAccountId
  }

  test.each([
    { what: 'the e-mail', change: { email: 'otra-direccion@example.org' } },
    { what: 'the telephone', change: { phone: '+34699999999' } },
  ])('$what: for 72 hours nothing leaves to an account that was not valid before', async ({ change }) => {
    const { owner, known } = await late()
    expect((await edit(teresa, owner.userId, change)).response.status).toBe(200)
    app.clock.advance({ minutes: 1 })
    const added = await addAccount(owner)
    await app.kernel.database.$client.query('update users set email_confirmed_at = now() where user_id = $1', [
      owner.userId,
    ])
    expect((await withdraw(owner, known)).response.status).toBe(201)
    const { error } = await withdraw(owner, added)
    expect(error).toMatchObject({ status: 409, code: 'payee-too-new' })
    app.clock.advance({ hours: 72 })
    expect((await withdraw(owner, added)).response.status).toBe(201)
  })

  test('who changed it still decides on their money, and releases no payment to them', async () => {
    const { owner, known } = await late()
    const { transactionId } = await granted(withdraw(owner, known))
    await edit(teresa, owner.userId, { phone: '+34699999996' })
    expect((await approveMoney(teresa, transactionId)).data).toMatchObject({ status: 'completed' })
  })

  test('a withdrawal that waits already is not approved', async () => {
    const { owner } = await late()
    await edit(teresa, owner.userId, { phone: '+34699999998' })
    const added = await addAccount(owner)
    app.clock.advance({ hours: 72 })
    const { transactionId } = await granted(withdraw(owner, added))
    await app.kernel.database.$client.query(
      `update bank_accounts set account = account, state = 'pending' where bank_account_id = $1`,
      [added],
    )
    await edit(teresa, owner.userId, { phone: '+34699999997' })
    app.clock.advance({ minutes: 1 })
    await app.kernel.database.$client.query(
      `update bank_accounts set state = 'valid', updated_at = $2 where bank_account_id = $1`,
      [added, app.clock.now()],
    )
    expect((await approveMoney(alvaro, transactionId)).error).toMatchObject({ code: 'payee-too-new' })
  })

  test('the code device', async () => {
    const person = await givenKnownPerson(app, { verificationStatus: 'Approved' })
    const query = { userId: person.userId }
    const { data } = await granted(teresa.client.GET('/v1/auth/totps', { params: { query } }))
    const params = { path: { totpId: data[0]!.totpId } }
    expect((await teresa.client.DELETE('/v1/auth/totps/{totpId}', { params })).data).toEqual({ isWaiting: false })
    const hands = await granted(
      alvaro.client.GET('/v1/account/person-hands', { params: { query: { userIds: [person.userId] } } }),
    )
    expect(hands.data).toMatchObject([{ kind: 'factor', handId: teresa.userId, handName: 'Teresa Olmedo' }])
  })

  test('the link in the mail to the former address stops everything, whatever happens to the account later', async () => {
    const { owner, known, email } = await late()
    await edit(teresa, owner.userId, { email: 'hers-2@example.org' })
    await edit(teresa, owner.userId, { email: 'hers-3@example.org', disabled: true })
    const [mail] = await mailsTo(email)
    const token = /\/auth\/stop-access\?token=([\w-]{43})/.exec(mail!.text)![1]!
    await edit(teresa, owner.userId, { disabled: false })
    const thief = app.client((await given(app).session(owner.userId)).token)
    const stop = () => app.client().POST('/v1/auth/access-stop', { body: { token } })
    const invented = await app.client().POST('/v1/auth/access-stop', { body: { token: 'x'.repeat(43) } })
    expect(invented.error).toMatchObject({ code: 'link-invalid' })
    expect([(await stop()).response.status, (await stop()).response.status]).toEqual([204, 204])
    expect((await thief.GET('/v1/account/users/me')).error).toMatchObject({ code: 'session-expired' })
    expect(await userOf(owner.userId)).toMatchObject({ disabled: true, email: 'hers-3@example.org' })
    expect((await edit(teresa, owner.userId, { disabled: false })).error).toMatchObject({
      code: 'account-under-review',
    })
    const body = { type: 'withdraw', amount: '10.00', bankAccountId: known, userId: owner.userId } as const
    expect((await teresa.client.POST('/v1/wallet/transactions', { body })).error).toMatchObject({
      code: 'account-under-review',
    })
    const query = { awaitsMyApproval: true }
    const { data } = await granted(alvaro.client.GET('/v1/account/account-holds', { params: { query } }))
    expect(data.filter(({ userId }) => userId === owner.userId)).toMatchObject([{ kind: 'reported', state: 'active' }])
    expect(
      (await mailsTo(await emailOf(alvaro))).some(({ subject }) => subject.endsWith('ha bloqueado su cuenta')),
    ).toBe(true)
    const step = { path: { id: owner.userId, holdId: data[0]!.accountHoldId } }
    const lift = await teresa.client.POST('/v1/account/diligence/{id}/holds/{holdId}/steps', {
      params: step,
      body: { action: 'propose', reason: 'Hablé con el cliente' },
    })
    expect(lift.error).toMatchObject({ code: 'maker-is-checker' })
  })
})

describe('after customers changed their own access or bank account', () => {
  const stopLink = /\/auth\/stop-access\?token=[\w-]{43}/
  const ibanOf = () => sample.spanishIban(820_000 + (documents += 1))
  const validate = (id: string) =>
    granted(teresa.client.PATCH('/v1/payment/bank-accounts/{id}', { ...byId(id), body: { state: 'valid' } }))

  test('nothing is withdrawn for 48 hours, but what they had asked for before', async () => {
    const email = 'cambia-su-clave@example.org'
    const passwordHash = await hashPassword('Cauce-2026')
    const known = await given(app).investor({ wallet: '900.00', email, passwordHash })
    const account = await given(app).bankAccount(known)
    app.clock.advance({ minutes: 1 })
    const earlier = await granted(withdraw(known, account))
    const until = new Date(app.clock.now().getTime() + 48 * 3_600_000).toISOString()
    const body = { currentPassword: 'Cauce-2026', password: 'Nueva-2027', repeatPassword: 'Nueva-2027' }
    expect((await known.client.POST('/v1/auth/password/change', { body })).response.status).toBe(204)
    const again = { ...known, ...(await given(app).session(known.userId)) }
    expect((await withdraw(again, account)).error).toMatchObject({
      ...{ status: 409, code: 'payee-too-new', params: { until } },
      errors: [{ path: 'bankAccountId' }],
    })
    const mails = await mailsTo(email)
    expect(mails.find(({ subject }) => subject === 'Su contraseña ha cambiado')!.text).toMatch(stopLink)
    expect((await approveMoney(alvaro, earlier.transactionId)).data).toMatchObject({ status: 'completed' })
    app.clock.advance({ hours: 48 })
    expect((await withdraw(again, account)).response.status).toBe(201)
  })

  test('the first password of an account that staff made is no change', async () => {
    const email = 'primera@example.org'
    const { userId } = await granted(teresa.client.POST('/v1/account/users', { body: newAccount(email, 'user') }))
    const token = /\?token=([\w-]{43})/.exec((await mailsTo(email))[0]!.text)![1]!
    const body = { token, password: 'Nueva-2027', repeatPassword: 'Nueva-2027' }
    expect((await app.client().POST('/v1/auth/password/reset', { body })).response.status).toBe(204)
    const query = { userIds: [userId] }
    const hands = await granted(alvaro.client.GET('/v1/account/person-hands', { params: { query } }))
    expect(hands.data.map(({ kind }) => kind)).toEqual(['account'])
  })

  test('the first account is paid once it is validated, and what its holder enters later 48 hours after that', async () => {
    const owner = await given(app).investor({ wallet: '900.00', email: `iban-${(documents += 1)}@example.org` })
    const { client } = owner
    const body = { alias: 'Nómina', account: ibanOf(), document: sample.pdf() }
    const { bankAccountId: id } = await granted(client.POST('/v1/payment/bank-accounts', { body }))
    await validate(id)
    expect((await mailsTo(await emailOf(owner))).some(({ text }) => stopLink.test(text))).toBe(true)
    expect((await withdraw(owner, id)).response.status).toBe(201)
    await app.kernel.database.$client.query(`update transactions set status = 'cancelled' where user_id = $1`, [
      owner.userId,
    ])
    const waits = async (accountId: string, enteredAt: string) => {
      const until = new Date(Date.parse(enteredAt) + 48 * 3_600_000).toISOString()
      app.clock.advance({ hours: 1 })
      await validate(accountId)
      expect((await withdraw(owner, accountId)).error).toMatchObject({ code: 'payee-too-new', params: { until } })
      expect((await mailsTo(await emailOf(owner)))[0]!.text).toContain('podrá retirar dinero a esta cuenta desde el')
    }
    const change = (others: { readonly document?: File }) =>
      granted(client.PATCH('/v1/payment/bank-accounts/{id}', { ...byId(id), body: { account: ibanOf(), ...others } }))
    await waits(id, (await change({ document: sample.pdf() })).updatedAt)
    await waits(id, (await change({})).updatedAt)
    const other = await granted(client.POST('/v1/payment/bank-accounts', { body: { ...body, account: ibanOf() } }))
    await waits(other.bankAccountId, other.updatedAt)
    app.clock.advance({ hours: 47 })
    expect((await withdraw(owner, other.bankAccountId)).response.status).toBe(201)
  })
})
