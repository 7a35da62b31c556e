import { given, givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { givenPasskey, SoftwarePasskey, type Deviation } from '@cauce/testing/software-authenticator'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { users } from '../../../database/schema/account.ts'
import { passkeyChallenges, passkeys } from '../../../database/schema/auth.ts'
import { auditRecords } from '../../../database/schema/platform.ts'
import { carryOutRetention } from '../../../flows/retention/index.ts'
import { deleteTotpsOf } from '../totps/index.ts'
import { codeNow } from '../totps/totps.domain.ts'

const app = testApp()
// All tests share one address; its failures expire after an hour.
afterEach(() => app.clock.advance({ hours: 2 }))

async function holder(options: Parameters<typeof givenKnownPerson>[1] = {}) {
  const person = await givenKnownPerson(app, options)
  const fresh = { ...person, ...(await given(app).session(person.userId)) }
  return { ...fresh, ...(await givenPasskey(fresh.client)) }
}

const loginRequest = async ({ client }: Pick<TestBrowser, 'client'>) =>
  (await client.POST('/v1/auth/passkeys/login-request')).data!
const logIn = async (browser: TestBrowser, passkey: SoftwarePasskey, deviation: Deviation = {}) => {
  const request = await loginRequest(browser)
  return browser.client.POST('/v1/auth/passkeys/login', { body: { passkey: passkey.sign(request, deviation) } })
}
const stateOf = async ({ client }: Pick<TestBrowser, 'client'>) => (await client.GET('/v1/auth/session')).data!
const mailsTo = async (to: string) => {
  await app.runJobs()
  return (await app.client().GET('/v1/misc/outbox', { params: { query: { to } } })).data!.data
}
const remove = ({ client }: Pick<TestBrowser, 'client'>, id: string) =>
  client.DELETE('/v1/auth/passkeys/{id}', { params: { path: { id } } })

describe('adding a passkey', () => {
  test('lists it under its name, sends a mail and leaves an audit record', async () => {
    const { client, email, userId, passkeyId } = await holder({ email: 'llaves@example.org' })
    const { data } = await client.GET('/v1/auth/passkeys')
    expect(data).toMatchObject({ total: 1, data: [{ passkeyId, name: 'Llave', isSynced: true, lastUsedAt: null }] })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('Ha añadido una llave de acceso')
    const records = await app.kernel.database.select().from(auditRecords).where(eq(auditRecords.recordId, passkeyId))
    expect(records).toMatchObject([{ operation: 'passkeys.create', userId, after: { name: 'Llave' } }])
  })

  test('requires a code in a session that a trusted browser opened without one', async () => {
    const { userId } = await givenKnownPerson(app)
    const { client } = await given(app).session(userId, 'trusted')
    expect((await client.POST('/v1/auth/passkeys/creation')).error).toMatchObject({ code: 'code-required' })
    const body = {
      name: 'x',
      ...new SoftwarePasskey().create({ challenge: 'a', rp: { id: 'localhost' }, user: { id: 'a' } }),
    }
    expect((await client.POST('/v1/auth/passkeys', { body })).error).toMatchObject({ code: 'code-required' })
  })

  test('requires user verification for this site, and excludes the devices that already have one', async () => {
    const { client, passkey, userId, email } = await holder()
    const { data } = await client.POST('/v1/auth/passkeys/creation')
    expect(data).toMatchObject({
      rp: { id: 'localhost', name: 'Cauce' },
      user: { id: Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'), name: email },
      excludeCredentials: [{ id: passkey.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test.each<{ title: string; deviation: Deviation }>([
    { title: 'made for another origin', deviation: { origin: 'https://cauce.example.com' } },
    { title: 'made for another host', deviation: { rpId: 'example.com' } },
    { title: 'made without finger, face or PIN', deviation: { isVerified: false } },
    { title: 'made for another challenge', deviation: { challenge: 'AAAA' } },
    { title: 'made for the wrong ceremony', deviation: { type: 'webauthn.get' } },
  ])('is refused for one $title, and its challenge is used up', async ({ deviation }) => {
    const { client } = await given(app).person()
    const { data: creation } = await client.POST('/v1/auth/passkeys/creation')
    const passkey = new SoftwarePasskey()
    const add = (how: Deviation) =>
      client.POST('/v1/auth/passkeys', { body: { name: 'x', ...passkey.create(creation!, how) } })
    expect((await add(deviation)).error).toMatchObject({ status: 401, code: 'passkey-refused' })
    const isUnspent = deviation.challenge !== undefined
    expect((await add({})).response.status).toBe(isUnspent ? 201 : 401)
    expect((await client.GET('/v1/auth/passkeys')).data!.total).toBe(isUnspent ? 1 : 0)
  })

  test('is refused after five minutes, in another session, and a second time', async () => {
    const person = await given(app).person()
    const { data: late } = await person.client.POST('/v1/auth/passkeys/creation')
    app.clock.advance({ minutes: 5 })
    const add = ({ client }: Pick<TestBrowser, 'client'>, creation: typeof late, passkey = new SoftwarePasskey()) =>
      client.POST('/v1/auth/passkeys', { body: { name: 'x', ...passkey.create(creation!) } })
    expect((await add(person, late)).error).toMatchObject({ code: 'passkey-refused' })
    const { data: creation } = await person.client.POST('/v1/auth/passkeys/creation')
    const elsewhere = await given(app).session(person.userId)
    expect((await add(elsewhere, creation)).error).toMatchObject({ code: 'passkey-refused' })
    expect((await add(person, creation)).response.status).toBe(201)
    expect((await add(person, creation)).error).toMatchObject({ code: 'passkey-refused' })
  })

  test('refuses a passkey that belongs to another account', async () => {
    const { passkey } = await holder()
    const { client } = await given(app).person()
    const { data: creation } = await client.POST('/v1/auth/passkeys/creation')
    const body = { name: 'x', ...passkey.create(creation!) }
    expect((await client.POST('/v1/auth/passkeys', { body })).error).toMatchObject({ code: 'passkey-exists' })
  })

  test('refuses more than twenty passkeys', async () => {
    const { client, userId, passkeyId } = await holder()
    const [row] = await app.kernel.database.select().from(passkeys).where(eq(passkeys.passkeyId, passkeyId))
    const { data: creation } = await client.POST('/v1/auth/passkeys/creation')
    const more = Array.from({ length: 19 }, () => ({
      ...row!,
      passkeyId: crypto.randomUUID(),
      credentialId: crypto.randomUUID(),
    }))
    await app.kernel.database.insert(passkeys).values(more)
    const full = { code: 'too-many-passkeys', params: { maximum: 20 } }
    expect((await client.POST('/v1/auth/passkeys/creation')).error).toMatchObject(full)
    const body = { name: 'x', ...new SoftwarePasskey().create(creation!) }
    expect((await client.POST('/v1/auth/passkeys', { body })).error).toMatchObject(full)
    expect(await app.kernel.database.select().from(passkeys).where(eq(passkeys.userId, userId))).toHaveLength(20)
  })
})

describe('logging in with a passkey', () => {
  test('takes neither password nor code, and counts as both factors', async () => {
    const { passkey, userId, client } = await holder()
    const browser = openBrowser(app)
    expect((await logIn(browser, passkey)).data).toEqual({ next: 'home' })
    expect(await stateOf(browser)).toMatchObject({ stage: 'full', userId, isCodeGiven: true })
    const { data } = await client.GET('/v1/auth/passkeys')
    expect(data!.data[0]!.lastUsedAt).toBe(app.clock.now().toISOString())
  })

  test('leads to the recovery codes while the person has not confirmed keeping them', async () => {
    const person = await givenKnownPerson(app, { hasTotp: false })
    const setter = openBrowser(app)
    await setter.client.POST('/v1/auth/login', { body: { email: person.email, password: person.password } })
    const { data: setup } = await setter.client.POST('/v1/auth/totps')
    const code = codeNow({ secret: setup!.secret, lastUsedStep: null }, app.clock.now())
    const params = { path: { totpId: setup!.totpId } }
    await setter.client.POST('/v1/auth/totps/{totpId}/confirm', { params, body: { code } })
    const { passkey } = await givenPasskey(setter.client)
    expect((await logIn(openBrowser(app), passkey)).data).toEqual({ next: 'recovery-codes' })
  })

  test.each<{ title: string; deviation: (other: SoftwarePasskey) => Deviation }>([
    { title: 'for another origin', deviation: () => ({ origin: 'https://cauce.example.com' }) },
    { title: 'for another host', deviation: () => ({ rpId: 'example.com' }) },
    { title: 'without finger, face or PIN', deviation: () => ({ isVerified: false }) },
    { title: 'without anybody present', deviation: () => ({ isPresent: false }) },
    { title: 'with the key of another passkey', deviation: (other) => ({ signedBy: other }) },
    { title: 'with a counter that went back', deviation: () => ({ counter: 1 }) },
    { title: 'in a frame of another site', deviation: () => ({ isEmbedded: true }) },
    { title: 'on behalf of another person', deviation: () => ({ userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }) },
    { title: 'for a challenge not issued by the platform', deviation: () => ({ challenge: 'AAAA' }) },
  ])('is refused for an answer $title', async ({ deviation }) => {
    const { passkey } = await holder()
    const browser = openBrowser(app)
    expect((await logIn(browser, passkey)).response.status).toBe(200)
    await browser.client.POST('/v1/auth/logout')
    const { error } = await logIn(browser, passkey, deviation(new SoftwarePasskey()))
    expect(error).toMatchObject({ status: 401, code: 'passkey-refused' })
    expect(await stateOf(browser)).toMatchObject({ stage: 'visitor' })
  })

  test('accepts an answer once, even when it is sent twice at once', async () => {
    const { passkey } = await holder()
    const browser = openBrowser(app)
    const body = { passkey: passkey.sign(await loginRequest(browser)) }
    const answers = await Promise.all([
      openBrowser(app).client.POST('/v1/auth/passkeys/login', { body }),
      openBrowser(app).client.POST('/v1/auth/passkeys/login', { body }),
    ])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 401])
  })

  test('refuses a proof challenge, and a proof refuses a login challenge', async () => {
    const { passkey, client } = await holder()
    const proof = (await client.POST('/v1/auth/passkeys/proof-request')).data!
    const login = await loginRequest({ client })
    const wrongLogin = await client.POST('/v1/auth/passkeys/login', { body: { passkey: passkey.sign(proof) } })
    const wrongProof = await client.POST('/v1/auth/otp', { body: { passkey: passkey.sign(login) } })
    expect([wrongLogin.error, wrongProof.error]).toMatchObject([
      { code: 'passkey-refused' },
      { code: 'passkey-refused' },
    ])
  })

  test('has the same refusal for an unknown passkey and a wrong signature', async () => {
    const { passkey } = await holder()
    const browser = openBrowser(app)
    const { error: unknown } = await logIn(browser, new SoftwarePasskey())
    const { error: wrong } = await logIn(browser, passkey, { signedBy: new SoftwarePasskey() })
    expect({ ...unknown, requestId: null }).toEqual({ ...wrong, requestId: null })
  })

  test('reveals a disabled account only after a valid answer', async () => {
    const { passkey, userId } = await holder()
    await app.kernel.database.update(users).set({ disabled: true }).where(eq(users.userId, userId))
    const browser = openBrowser(app)
    const { error: wrong } = await logIn(browser, passkey, { signedBy: new SoftwarePasskey() })
    const { error: right } = await logIn(browser, passkey)
    expect([wrong, right]).toMatchObject([{ code: 'passkey-refused' }, { code: 'account-disabled' }])
  })

  test('is slowed down after failures', async () => {
    const visitor = openBrowser(app)
    const passkey = new SoftwarePasskey()
    const codes = []
    for (let attempt = 0; attempt < 7; attempt += 1) codes.push((await logIn(visitor, passkey)).error!.code)
    expect(codes).toEqual([...Array<string>(5).fill('passkey-refused'), 'too-many-requests', 'too-many-requests'])
  })
})

describe('a passkey as the second factor', () => {
  const passwordOf = async (person: { email: string; password: string }) => {
    const browser = openBrowser(app)
    const { email, password } = person
    expect((await browser.client.POST('/v1/auth/login', { body: { email, password } })).data).toEqual({ next: 'otp' })
    return browser
  }
  const prove = async ({ client }: Pick<TestBrowser, 'client'>, passkey: SoftwarePasskey) => {
    const { data, error } = await client.POST('/v1/auth/passkeys/proof-request')
    if (!data) return { data, error }
    return client.POST('/v1/auth/otp', { body: { passkey: passkey.sign(data) } })
  }

  test('ends the log-in after the password', async () => {
    const person = await holder()
    const browser = await passwordOf(person)
    expect((await prove(browser, person.passkey)).data).toEqual({ next: 'home' })
    expect(await stateOf(browser)).toMatchObject({ stage: 'full', isCodeGiven: true })
  })

  test('is refused if it belongs to another person', async () => {
    const [person, other] = [await holder(), await holder()]
    const browser = await passwordOf(person)
    expect((await prove(browser, other.passkey)).error).toMatchObject({ status: 401, code: 'passkey-refused' })
    expect(await stateOf(browser)).toMatchObject({ stage: 'pending' })
  })

  test('is refused for a person without a passkey', async () => {
    const browser = await passwordOf(await givenKnownPerson(app))
    expect((await prove(browser, new SoftwarePasskey())).error).toMatchObject({ status: 409, code: 'no-passkey' })
  })

  test('counts as the code in a session opened by a trusted browser', async () => {
    const person = await holder()
    const trusted = await given(app).session(person.userId, 'trusted')
    expect((await remove(trusted, person.passkeyId)).error).toMatchObject({ status: 403, code: 'code-required' })
    expect((await prove(trusted, person.passkey)).data).toEqual({ next: 'home' })
  })

  test('starts the change of the authenticator app', async () => {
    const { client, passkey } = await holder()
    const { data } = await client.POST('/v1/auth/passkeys/proof-request')
    const change = await client.POST('/v1/auth/totps/change', { body: { passkey: passkey.sign(data!) } })
    expect(change.data).toMatchObject({ secret: expect.not.stringContaining(KNOWN_SECRET) })
  })
})

describe('removing a passkey', () => {
  test('takes effect at once, and sends a mail', async () => {
    const person = await holder({ email: 'quitar@example.org' })
    expect((await remove(person, person.passkeyId)).response.status).toBe(204)
    expect((await logIn(openBrowser(app), person.passkey)).error).toMatchObject({ code: 'passkey-refused' })
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain('Ha quitado una llave de acceso')
    expect((await remove(person, person.passkeyId)).error).toMatchObject({ status: 404 })
  })

  test('is refused for the last factor', async () => {
    const person = await holder()
    await deleteTotpsOf(app.kernel.database, person.userId)
    expect((await remove(person, person.passkeyId)).error).toMatchObject({ status: 409, code: 'last-factor' })
    const second = await givenPasskey(person.client)
    expect((await remove(person, second.passkeyId)).response.status).toBe(204)
    expect((await remove(person, person.passkeyId)).error).toMatchObject({ status: 409, code: 'last-factor' })
  })

  test('removes all passkeys when an administrator deletes the OTP device', async () => {
    const person = await holder()
    const admin = await given(app).administrator()
    const { data } = await admin.client.GET('/v1/auth/totps', { params: { query: { userId: person.userId } } })
    await admin.client.DELETE('/v1/auth/totps/{totpId}', { params: { path: { totpId: data!.data[0]!.totpId } } })
    expect((await logIn(openBrowser(app), person.passkey)).error).toMatchObject({ code: 'passkey-refused' })
  })
})

test('deletes only the challenges that are too old', async () => {
  await app.kernel.database.delete(passkeyChallenges)
  await loginRequest({ client: app.client() })
  app.clock.advance({ minutes: 4 })
  await loginRequest({ client: app.client() })
  app.clock.advance({ minutes: 1 })
  await carryOutRetention(app.kernel)
  expect(await app.kernel.database.select().from(passkeyChallenges)).toHaveLength(1)
})

test('refuses a malformed answer', async () => {
  const passkey = { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }
  const { error } = await app.client().POST('/v1/auth/passkeys/login', { body: { passkey } })
  expect(error).toMatchObject({ status: 401, code: 'passkey-refused' })
})
