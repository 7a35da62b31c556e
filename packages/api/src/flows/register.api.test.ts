import { given, givenKnownPerson, openBrowser, testApp, newcomer } from '@cauce/testing'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditRecords } from '../database/schema/platform.ts'
import { users } from '../database/schema/account.ts'
import { findUser, listOddNumbers } from '../modules/account/users/index.ts'
import { MAILS_AN_HOUR } from '../modules/auth/throttling/index.ts'
import { listAcceptances } from '../modules/misc/legal-texts/index.ts'

const app = testApp()

const register = (body: object, browser = openBrowser(app)) =>
  browser.client.POST('/v1/account/users', { body: body as ReturnType<typeof newcomer> })

async function mailsTo(to: string) {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}

describe('registering', () => {
  test('creates user and wallet, and the person can log in once the e-mail is confirmed', async () => {
    const body = newcomer()
    const browser = openBrowser(app)
    const { data, response } = await register(body, browser)
    expect(response.status).toBe(201)
    expect(data).toMatchObject({
      name: 'Lucía',
      email: body.email,
      role: 'user',
      kind: 'individual',
      disabled: false,
      isEmailConfirmed: false,
      isOtpConfigured: false,
      verificationStatus: 'NotVerified',
      managerId: null,
      managerName: null,
      hasPendingTransactions: false,
      hasPendingBankAccounts: false,
    })
    expect(JSON.stringify(data)).not.toContain('argon2')
    const logIn = () => browser.client.POST('/v1/auth/login', { body: { email: body.email, password: body.password } })
    expect((await logIn()).error).toMatchObject({ status: 401, code: 'login-failed' })
    const token = /token=([\w-]+)/.exec((await mailsTo(body.email))[0]!.text)![1]!
    await browser.client.POST('/v1/auth/email/confirm', { body: { token } })
    expect((await logIn()).data).toEqual({ next: 'first-otp' })

    const administrator = await given(app).administrator()
    const wallets = await administrator.client.GET('/v1/wallet/wallets', {
      params: { query: { userId: data!.userId } },
    })
    expect(wallets.data).toMatchObject({ total: 1, data: [{ balance: '0.00', available: '0.00' }] })
  })

  test('mails a confirmation in the language of the page, by default in Spanish, and reads either field of the phone', async () => {
    const body = newcomer({ language: 'en' })
    await register(body)
    const [mail] = await mailsTo(body.email)
    expect(mail).toMatchObject({ subject: 'Confirm your e-mail address' })
    expect(mail!.text).toContain('http://localhost:4000/auth/confirm?token=')
    const other = newcomer({ phone: undefined, phoneNumber: '+34 600 111 222' })
    const { data } = await register(other)
    const kept = { phone: '+34 600 111 222', language: 'es' }
    expect(await findUser(app.kernel.database, data!.userId)).toMatchObject(kept)
  })

  test('as a company stores its name, tax number and legal representative', async () => {
    const body = {
      ...newcomer(),
      kind: 'company',
      companyName: 'Obras del Turia SL',
      legalRepresentativeName: 'Lucía Peña',
      taxNumber: 'b-12345674',
    }
    expect((await register(body)).data).toMatchObject({
      kind: 'company',
      companyName: 'Obras del Turia SL',
      taxNumber: 'B12345674',
    })
    const { companyName: _, ...without } = { ...body, ...newcomer(), kind: 'company' }
    expect((await register(without)).error).toMatchObject({
      status: 422,
      errors: [{ path: 'companyName', code: 'required' }],
    })
  })

  test.each([
    { said: {}, kept: ['terms', 'privacy'] },
    { said: { acknowledgesPrivacy: undefined }, kept: ['terms'] },
    { said: { acceptsTerms: undefined }, kept: ['privacy'] },
    { said: { acceptsTerms: undefined, acknowledgesPrivacy: undefined }, kept: [] },
  ])('keeps when each text was accepted: $kept', async ({ said, kept }) => {
    const body = newcomer(said)
    expect((await register(body)).response.status).toBe(201)
    const [user] = await app.kernel.database.select().from(users).where(eq(users.email, body.email))
    const acceptances = await listAcceptances(app.kernel.database, user!.userId)
    const acceptedAt = app.clock.now()
    const expected = kept.map((document) => ({ document, acceptedAt, legalTextId: null, validFrom: null }))
    expect(acceptances.toSorted((one, other) => (one.document < other.document ? 1 : -1))).toEqual(expected)
  })

  test.each([
    { title: 'under 18', change: { birthdayAt: '2008-11-21' }, path: 'birthdayAt', code: 'underage' },
    {
      title: 'without a password',
      change: { password: undefined, repeatPassword: undefined },
      path: 'password',
      code: 'required',
    },
    {
      title: 'declining the terms',
      change: { acceptsTerms: false },
      path: 'acceptsTerms',
      code: 'terms-not-accepted',
    },
    { title: 'as an administrator', change: { role: 'admin' }, path: 'role', code: 'forbidden' },
  ])('$title is refused', async ({ change, path, code }) => {
    const body = newcomer(change)
    expect((await register(body)).error).toMatchObject({ status: 422, errors: [{ path, code }] })
    expect(await app.kernel.database.select().from(users).where(eq(users.email, body.email))).toEqual([])
  })

  test('with a registered address looks like any other, creates nothing, and mails the owner', async () => {
    const first = newcomer()
    const { data: made } = await register(first)
    const count = async () => (await app.kernel.database.select().from(users)).length
    const before = await count()
    const again = newcomer({ email: first.email.toUpperCase(), repeatEmail: undefined })
    const { data: answered, response } = await register(again)
    expect(response.status).toBe(201)
    const { email: _email, ...known } = answered!
    const { email, ...unknown } = (await register(newcomer({ ...again, email: 'nobody-yet@example.org' }))).data!
    const own = {
      id: expect.any(String),
      userId: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    }
    expect(known).toEqual({ ...unknown, ...own })
    expect([answered!.email, email]).toEqual([again.email, 'nobody-yet@example.org'])
    expect(await count()).toBe(before + 1)
    expect(answered!.userId).not.toBe(made!.userId)
    const subjects = (await mailsTo(first.email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Confirme su correo electrónico', 'Ya tiene una cuenta'])
  })

  test('and complaining mail one mailbox a bounded number of times, and a link for a new password still comes', async () => {
    const { email } = await givenKnownPerson(app)
    for (let each = 0; each < MAILS_AN_HOUR + 2; each += 1) {
      const browser = openBrowser(app, { address: `203.0.113.${each}` })
      expect((await register(newcomer({ email, repeatEmail: undefined }), browser)).response.status).toBe(201)
      const complaint = { name: 'Prat', email, description: `Vez ${each}` }
      await browser.client.POST('/v1/support/complaints', { body: complaint })
    }
    await app.client().POST('/v1/auth/password/forgot', { body: { email } })
    await app.runJobs()
    const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email, take: 100 } } })
    const subjects = data!.data.map(({ subject }) => subject.replace(/ RC-.*/, ''))
    const times = (subject: string) => Array<string>(MAILS_AN_HOUR).fill(subject)
    expect(subjects.toSorted()).toEqual([
      'Elija una contraseña nueva',
      ...times('Hemos recibido su reclamación'),
      ...times('Ya tiene una cuenta'),
    ])
  })

  test('with a registered document looks like any other too, and only the mailbox is told', async () => {
    const first = newcomer()
    await register(first)
    const typed = first.identificationDocumentNumber.replace('PAA', 'paa ')
    const second = newcomer({ identificationDocumentNumber: typed })
    const { data: answered } = await register(second)
    expect(answered).toMatchObject({
      email: second.email,
      identificationDocumentNumber: first.identificationDocumentNumber,
    })
    expect(await app.kernel.database.select().from(users).where(eq(users.email, second.email))).toEqual([])
    expect((await mailsTo(second.email)).map(({ subject }) => subject)).toEqual(['No hemos podido abrir su cuenta'])
    const login = { email: second.email, password: second.password }
    expect((await app.client().POST('/v1/auth/login', { body: login })).error?.code).toBe('login-failed')
  })

  test.each([
    { identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '3456788-a', title: 'without its zero' },
    { identificationDocumentType: 'PASSPORT', identificationDocumentNumber: '3456788A', title: 'as a passport' },
  ])('with a registered DNI $title opens no second account', async ({ title: _title, ...typed }) => {
    await register(newcomer({ identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '03456788A' }))
    const second = newcomer(typed)
    expect((await register(second)).response.status).toBe(201)
    expect(await app.kernel.database.select().from(users).where(eq(users.email, second.email))).toEqual([])
  })

  test('of companies that one person represents, who also invests alone, opens them all', async () => {
    const person = newcomer({ identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '23456789D' })
    const company = { kind: 'company', companyName: 'Obras SL', legalRepresentativeName: 'Lucía Peña' }
    const represented = { ...company, identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '23456789D' }
    const bodies = [
      person,
      newcomer({ ...represented, taxNumber: 'B12345674' }),
      newcomer({ ...represented, taxNumber: 'A58818501' }),
    ]
    for (const body of bodies) {
      expect((await register(body)).response.status).toBe(201)
      expect(await app.kernel.database.select().from(users).where(eq(users.email, body.email))).toHaveLength(1)
    }
  })

  test('with a document or tax number that is not in its one form is listed for staff', async () => {
    const before = await listOddNumbers(app.kernel.database)
    const { userId } = await given(app).person({ identificationDocumentNumber: '2741085Z' })
    await given(app).person({ identificationDocumentNumber: '87654321X' })
    expect(await listOddNumbers(app.kernel.database)).toEqual([...before, userId].toSorted())
  })

  test('concurrently creates one account', async () => {
    const body = newcomer()
    const answers = await Promise.all([register(body), register(body), register(body)])
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201])
    const rows = await app.kernel.database.select().from(users).where(eq(users.email, body.email))
    expect(rows).toHaveLength(1)
  })
})

describe('an administrator who creates an account', () => {
  const { password: _, repeatPassword: __, acceptsTerms: ___, acknowledgesPrivacy: ____, ...typed } = newcomer()
  const create = async (overrides: object) => {
    const administrator = await given(app).administrator()
    const { email, identificationDocumentNumber } = newcomer()
    const body = { ...typed, email, repeatEmail: undefined, identificationDocumentNumber, ...overrides }
    return { administrator, body, answer: await administrator.client.POST('/v1/account/users', { body }) }
  }

  test('is asked to log in where the session has ended, and not for a password', async () => {
    const { error } = await register({ ...typed, role: 'user', managerId: null })
    expect(error).toMatchObject({ status: 401, code: 'not-logged-in' })
  })

  test('gives no password, so that the person sets one with a mailed link', async () => {
    const { administrator, body, answer } = await create({ language: 'es' })
    expect(answer.response.status).toBe(201)
    const [mail] = await mailsTo(body.email)
    expect(mail).toMatchObject({ subject: 'Su cuenta está lista' })
    const token = /token=([\w-]+)/.exec(mail!.text)![1]!
    const browser = openBrowser(app)
    await browser.client.POST('/v1/auth/password/reset', {
      body: { token, password: 'Cauce-2026', repeatPassword: 'Cauce-2026' },
    })
    expect(
      (await browser.client.POST('/v1/auth/login', { body: { email: body.email, password: 'Cauce-2026' } })).data,
    ).toEqual({ next: 'first-otp' })
    expect((await findUser(app.kernel.database, answer.data!.userId))!.emailConfirmedAt).not.toBeNull()

    const [record] = await app.kernel.database
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.recordId, answer.data!.userId))
    expect(record).toMatchObject({
      operation: 'users.create',
      actorId: administrator.userId,
      after: { email: body.email },
    })
  })

  test('may choose the role and, for a customer, a manager, who must have the role of a manager', async () => {
    const manager = await given(app).manager({ name: 'Marta', surname: 'Gil' })
    const person = await given(app).person()
    const expected = { role: 'user', waitingAccess: ['role'] }
    expect((await create({ role: 'operator' })).answer.data).toMatchObject(expected)
    const { userId: managerId } = manager
    expect((await create({ managerId })).answer.data).toMatchObject({ managerId, managerName: 'Marta Gil' })
    for (const role of ['operator', 'admin'])
      expect((await create({ managerId, role })).answer.data).toMatchObject({ managerId: null })
    expect((await create({ managerId: person.userId })).answer.error).toMatchObject({
      status: 422,
      code: 'reference-unknown',
      errors: [{ path: 'managerId' }],
    })
  })
})
