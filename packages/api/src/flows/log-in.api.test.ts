import { BACKGROUND_HEADER } from '@cauce/contract/pages.ts'
import {
  given,
  givenKnownPerson,
  KNOWN_SECRET,
  openBrowser,
  startTestApp,
  testApp,
  type TestBrowser,
} from '@cauce/testing'
import { describe, expect, test } from 'vitest'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'
import { Refusal } from '@cauce/contract'
import { beginAttempt, subjectOfEmail } from '../modules/auth/throttling/index.ts'

const app = testApp()

const code = (now = app.clock.now()) => codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, now)
const logIn = ({ client }: TestBrowser, email: string, password = 'Cauce-2026') =>
  client.POST('/v1/auth/login', { body: { email, password } })
const giveCode = ({ client }: TestBrowser, given = code()) => client.POST('/v1/auth/otp', { body: { code: given } })
const stateOf = async ({ client }: TestBrowser) => (await client.GET('/v1/auth/session')).data!

async function loggedIn(person: { email: string }, options: Parameters<typeof openBrowser>[1] = {}) {
  const browser = openBrowser(app, options)
  await logIn(browser, person.email)
  app.clock.advance({ seconds: 60 })
  expect((await giveCode(browser)).response.status).toBe(200)
  return browser
}

describe('logging in', () => {
  test('needs password and code, and issues a new token at each step', async () => {
    const person = await givenKnownPerson(app)
    const browser = openBrowser(app)
    expect(await stateOf(browser)).toMatchObject({ stage: 'visitor', next: 'login', userId: null })

    expect((await logIn(browser, person.email)).data).toEqual({ next: 'otp' })
    const first = browser.cookies.get('session')
    expect(await stateOf(browser)).toMatchObject({ stage: 'pending', next: 'otp', userId: person.userId })

    expect((await giveCode(browser)).data).toEqual({ next: 'home' })
    expect(browser.cookies.get('session')).not.toBe(first)
    expect(await stateOf(browser)).toMatchObject({
      stage: 'full',
      next: 'home',
      role: 'user',
      isCodeGiven: true,
      isDeviceTrusted: false,
    })
    expect((await app.client(first).GET('/v1/auth/session')).data).toMatchObject({ stage: 'visitor' })
  })

  test('compares the e-mail address without regard to case', async () => {
    const person = await givenKnownPerson(app, { email: 'Ana.Ruiz@example.org' })
    expect((await logIn(openBrowser(app), 'ana.ruiz@EXAMPLE.org')).data).toEqual({ next: 'otp' })
    expect(person.email).toBe('Ana.Ruiz@example.org')
  })

  test('stores the first 300 characters of the user agent', async () => {
    const userAgent = `Navegador/${'1234567890'.repeat(40)}`
    const browser = await loggedIn(await givenKnownPerson(app), { userAgent })
    const { data } = await browser.client.GET('/v1/auth/sessions')
    expect(data!.data.map((session) => session.userAgent)).toContain(userAgent.slice(0, 300))
  })

  test('replaces the session that the browser had', async () => {
    const person = await givenKnownPerson(app)
    const browser = await loggedIn(person)
    const old = browser.cookies.get('session')!
    await logIn(browser, person.email)
    expect((await app.client(old).GET('/v1/auth/session')).data).toMatchObject({ stage: 'visitor' })
  })

  test('leads a person without an OTP device to its set-up', async () => {
    const person = await givenKnownPerson(app, { hasTotp: false })
    const browser = openBrowser(app)
    expect((await logIn(browser, person.email)).data).toEqual({ next: 'first-otp' })
    expect((await giveCode(browser)).error).toMatchObject({ status: 401, code: 'otp-not-configured' })
  })

  test('hides its cookie from scripts and other sites', async () => {
    const person = await givenKnownPerson(app)
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    const [line] = browser.lastSetCookies()
    expect(line).toMatch(/^session=[\w-]{43}; /)
    expect(line).toMatch(/HttpOnly/)
    expect(line).toMatch(/SameSite=Lax/)
    expect(line).toMatch(/Path=\//)
    expect(line).not.toMatch(/Secure/)
  })

  test('over https uses a cookie that other hosts of the domain cannot set', async () => {
    const secure = await startTestApp({ origin: 'https://cauce.example' })
    try {
      const person = await givenKnownPerson(secure)
      const browser = openBrowser(secure)
      await logIn(browser, person.email)
      const [line] = browser.lastSetCookies()
      expect(line).toMatch(/^__Host-session=[\w-]{43}; /)
      for (const attribute of [/HttpOnly/, /Secure/, /Path=\/(;|$)/]) expect(line).toMatch(attribute)
      expect(line).not.toMatch(/Domain/)
      expect((await browser.client.GET('/v1/auth/session')).data).toMatchObject({ stage: 'pending' })
      // Without the `__Host-` prefix anybody can set it.
      const forged = line!.replace('__Host-', '').split(';')[0]!
      const { stage } = (await secure.app.inject({ url: '/v1/auth/session', headers: { cookie: forged } })).json()
      expect(stage).toBe('visitor')
    } finally {
      await secure.stop()
    }
  })

  test('looks the same with a wrong password, a wrong address and an account without a password', async () => {
    const person = await givenKnownPerson(app)
    const withoutPassword = await given(app).person({ email: 'invited@example.org' })
    const answers = await Promise.all([
      logIn(openBrowser(app), person.email, 'Wrong-2026'),
      logIn(openBrowser(app), 'nobody@example.org'),
      logIn(openBrowser(app), 'invited@example.org'),
    ])
    expect(withoutPassword.userId).toBeTruthy()
    for (const { error } of answers) expect({ ...error, requestId: '' }).toEqual({ ...answers[0].error, requestId: '' })
    expect(answers[0].error).toMatchObject({ status: 401, code: 'login-failed' })
  })

  test('reveals that an account is disabled only after the right password', async () => {
    const person = await givenKnownPerson(app, { disabled: true })
    expect((await logIn(openBrowser(app), person.email, 'Wrong-2026')).error?.code).toBe('login-failed')
    expect((await logIn(openBrowser(app), person.email)).error?.code).toBe('account-disabled')
  })

  test('grants no access while the code is missing', async () => {
    const person = await givenKnownPerson(app)
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    expect((await browser.client.GET('/v1/auth/sessions')).error).toMatchObject({ status: 401, code: 'code-owed' })
    expect((await browser.client.GET('/v1/auth/devices')).error).toMatchObject({ status: 401, code: 'code-owed' })
    expect((await browser.client.GET('/v1/wallet/wallets')).error).toMatchObject({ status: 401, code: 'code-owed' })
  })
})

describe('a one-time code', () => {
  test('that is wrong leaves the session pending and names its field', async () => {
    const person = await givenKnownPerson(app)
    const browser = openBrowser(app)
    await logIn(browser, person.email)
    const wrong = code() === '000000' ? '111111' : '000000'
    expect((await giveCode(browser, wrong)).error).toMatchObject({
      status: 401,
      code: 'code-wrong',
      errors: [{ path: 'code', code: 'code-wrong' }],
    })
    expect(await stateOf(browser)).toMatchObject({ stage: 'pending', next: 'otp' })
  })
})

describe('a session', () => {
  test('ends after half an hour without use', async () => {
    const browser = await loggedIn(await givenKnownPerson(app))
    app.clock.advance({ minutes: 29 })
    expect(await stateOf(browser)).toMatchObject({ stage: 'full' })
    app.clock.advance({ minutes: 29 })
    expect(await stateOf(browser)).toMatchObject({ stage: 'full' })
    app.clock.advance({ minutes: 31 })
    expect((await browser.client.GET('/v1/auth/sessions')).error).toMatchObject({
      status: 401,
      code: 'session-expired',
    })
  })

  test('is not used by calls that no person caused', async () => {
    const browser = await loggedIn(await givenKnownPerson(app))
    const token = browser.cookies.get('session')!
    const poll = async () =>
      (
        await app.app.inject({
          url: '/v1/auth/session',
          cookies: { session: token },
          headers: { [BACKGROUND_HEADER]: '1' },
        })
      ).json()
    for (const endsInSeconds of [1200, 600]) {
      app.clock.advance({ minutes: 10 })
      expect(await poll()).toMatchObject({ stage: 'full', endsInSeconds })
    }
    app.clock.advance({ minutes: 11 })
    expect(await poll()).toMatchObject({ stage: 'visitor', endsInSeconds: null })
  })

  test('ends after twelve hours in any case', async () => {
    const browser = await loggedIn(await givenKnownPerson(app))
    for (let half = 0; half < 25; half += 1) {
      app.clock.advance({ minutes: 29 })
      await stateOf(browser)
    }
    expect(await stateOf(browser)).toMatchObject({ stage: 'visitor' })
  })

  test('ends by logging out, in this browser only', async () => {
    const person = await givenKnownPerson(app)
    const [one, other] = [await loggedIn(person), await loggedIn(person)]
    const token = one.cookies.get('session')
    expect((await one.client.POST('/v1/auth/logout')).response.status).toBe(204)
    expect(one.cookies.has('session')).toBe(false)
    expect((await app.client(token).GET('/v1/auth/session')).data).toMatchObject({ stage: 'visitor' })
    expect(await stateOf(other)).toMatchObject({ stage: 'full' })
    expect((await openBrowser(app).client.POST('/v1/auth/logout')).response.status).toBe(204)
  })

  test('is listed to its person, who can end it, and does not exist for a stranger', async () => {
    const person = await givenKnownPerson(app)
    const [one, other] = [await loggedIn(person), await loggedIn(person, { userAgent: 'Lynx/2.9' })]
    const { data } = await one.client.GET('/v1/auth/sessions')
    // The third is opened by `given`.
    expect(data!.total).toBe(3)
    expect(data!.data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const lynx = data!.data.find(({ userAgent }) => userAgent === 'Lynx/2.9')!

    const stranger = await given(app).person()
    const params = { path: { id: lynx.sessionId } }
    expect((await stranger.client.DELETE('/v1/auth/sessions/{id}', { params })).error).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    expect((await one.client.DELETE('/v1/auth/sessions/{id}', { params })).response.status).toBe(204)
    expect(await stateOf(other)).toMatchObject({ stage: 'visitor' })
    expect((await one.client.DELETE('/v1/auth/sessions/{id}', { params })).error?.code).toBe('not-found')
  })
})

describe('a login in a browser that the person has not used before', () => {
  const safari = {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    address: '203.0.113.77',
  }
  const mailsTo = (to: string) => app.client().GET('/v1/misc/outbox', { params: { query: { to } } })

  test('sends a mail, but neither the first login nor a second one with the same browser does', async () => {
    const person = await givenKnownPerson(app)
    await loggedIn(person)
    await loggedIn(person)
    await app.runJobs()
    expect((await mailsTo(person.email)).data!.data).toEqual([])
    await loggedIn(person, safari)
    await app.runJobs()
    const [mail] = (await mailsTo(person.email)).data!.data
    expect(mail!.subject).toBe('Nuevo inicio de sesión en su cuenta')
    expect(mail!.text).toContain('Safari, iPhone')
    expect(mail!.text).toContain('203.0.113.77')
  })
})

const attacker = { address: '203.0.113.66' }

const home = { address: '198.51.100.7' }

const fail = (browser: TestBrowser, email: string) => logIn(browser, email, 'Wrong-2026')

/** Counted without hashing a password each. */
async function failedBefore(attempts: readonly { email: string; address: string }[]) {
  for (const { email, address } of attempts) {
    const attempt = { purpose: 'password', subject: subjectOfEmail(email), address } as const
    // A throttled place is refused and not counted.
    await Promise.allSettled([beginAttempt(app.kernel, attempt)])
  }
}

const times = (length: number) => Array.from({ length }, (_, index) => index)

async function logInWithCode(browser: TestBrowser, email: string) {
  await logIn(browser, email)
  app.clock.advance({ seconds: 60 })
  return browser.client.POST('/v1/auth/otp', { body: { code: code() } })
}

describe('failed logins', () => {
  test('refuse the right password too until a delay is over, which the answer contains and each further one doubles', async () => {
    const { email } = await givenKnownPerson(app)
    const browser = openBrowser(app, attacker)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await fail(browser, email)).error!.code).toBe('login-failed')
    for (const seconds of [1, 2]) {
      const { error, response } = await logIn(browser, email)
      expect(error).toMatchObject({ status: 429, code: 'too-many-requests' })
      expect([response.headers.get('retry-after'), error!.params!['seconds']].map(Number)).toEqual([seconds, seconds])
      app.clock.advance({ seconds })
      if (seconds === 1) await fail(browser, email)
    }
    expect((await logIn(browser, email)).data).toEqual({ next: 'otp' })
  })

  test('are all counted when they are concurrent', async () => {
    const { email } = await givenKnownPerson(app)
    const browser = openBrowser(app, { address: '203.0.113.68' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => fail(browser, email)))
    expect(answers.filter(({ error }) => error?.code === 'login-failed')).toHaveLength(5)
    expect(answers.filter(({ error }) => error?.code === 'too-many-requests')).toHaveLength(7)
  })

  test('look the same whether the account exists or not', async () => {
    const browser = openBrowser(app, { address: '203.0.113.69' })
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await fail(browser, 'nobody@example.org')).response.status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('by another person do not lock out the owner, who can log in from another address', async () => {
    const { email } = await givenKnownPerson(app)
    const other = openBrowser(app, { address: '203.0.113.70' })
    await failedBefore(times(20).map(() => ({ email, address: '203.0.113.70' })))
    expect((await logIn(other, email)).response.status).toBe(429)
    expect((await logIn(openBrowser(app, home), email)).data).toEqual({ next: 'otp' })
  })

  test('from many addresses throttle new addresses, and not those the person has logged in from', async () => {
    const { email } = await givenKnownPerson(app)
    expect((await logInWithCode(openBrowser(app, home), email)).data).toEqual({ next: 'home' })
    await failedBefore(times(35).map((host) => ({ email, address: `192.0.2.${host}` })))
    expect((await logIn(openBrowser(app, { address: '192.0.2.200' }), email)).response.status).toBe(429)
    expect((await logIn(openBrowser(app, home), email)).data).toEqual({ next: 'otp' })
  })

  test('from the same address do not lock out a trusted browser', async () => {
    const { email } = await givenKnownPerson(app)
    const shared = { address: '203.0.113.71' }
    const browser = openBrowser(app, shared)
    await logInWithCode(browser, email)
    await browser.client.POST('/v1/auth/devices', { body: { name: 'Portátil' } })
    await browser.client.POST('/v1/auth/logout')
    await failedBefore(times(30).map(() => ({ email, ...shared })))
    expect((await logIn(openBrowser(app, shared), email)).response.status).toBe(429)
    expect((await logIn(browser, email)).data).toEqual({ next: 'home' })
  })

  test('against many accounts throttle the address that they come from', async () => {
    const place = { address: '203.0.113.72' }
    await failedBefore(times(20).map((number) => ({ email: `person${number}@example.org`, ...place })))
    const browser = openBrowser(app, place)
    expect((await fail(browser, 'person20@example.org')).response.status).toBe(401)
    expect((await fail(browser, 'person21@example.org')).response.status).toBe(429)
  })
})

describe('wrong codes', () => {
  test('are counted separately from wrong passwords of the same address', async () => {
    const place = { address: '203.0.113.74' }
    const guess = (purpose: 'password' | 'code', number: number) =>
      beginAttempt(app.kernel, { purpose, subject: subjectOfEmail(`guessed${number}@example.org`), ...place })
    for (const number of times(21)) await guess('password', number)
    await expect(guess('password', 21)).rejects.toMatchObject({ code: 'too-many-requests' })
    for (const number of times(21)) await guess('code', number)
    await expect(guess('code', 21)).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  test('are throttled too, and a right code resets the count', async () => {
    const { email } = await givenKnownPerson(app)
    const browser = openBrowser(app, { address: '203.0.113.73' })
    await logIn(browser, email)
    const wrong = code() === '000000' ? '111111' : '000000'
    const give = (given: string) => browser.client.POST('/v1/auth/otp', { body: { code: given } })
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await give(wrong)).error?.code).toBe('code-wrong')
    expect((await give(code())).error).toMatchObject({ status: 429, code: 'too-many-requests' })
    app.clock.advance({ seconds: 60 })
    expect((await give(code())).data).toEqual({ next: 'home' })
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await give(wrong)).error?.code).toBe('code-wrong')
  })

  test('from many addresses throttle new addresses after ten attempts, but not a known one', async () => {
    const { email } = await givenKnownPerson(app)
    await logInWithCode(openBrowser(app, home), email)
    app.clock.advance({ seconds: 60 })
    const wrong = code() === '000000' ? '111111' : '000000'
    const statuses = []
    for (let host = 0; host < 12; host += 1) {
      const browser = openBrowser(app, { address: `192.0.2.${100 + host}` })
      await logIn(browser, email)
      statuses.push((await browser.client.POST('/v1/auth/otp', { body: { code: wrong } })).response.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 401), 429])
    const browser = openBrowser(app, home)
    await logIn(browser, email)
    expect((await browser.client.POST('/v1/auth/otp', { body: { code: code() } })).data).toEqual({ next: 'home' })
  })
})

test('concurrent attempts and resets of the same count do not fail', async () => {
  const attempt = { purpose: 'code', subject: 'one-account', address: '203.0.113.77', isKnownPlace: true } as const
  const tryOften = async () => {
    const outcomes: unknown[] = []
    for (let round = 0; round < 40; round += 1)
      outcomes.push(
        await beginAttempt(app.kernel, attempt).then(
          (running) => running.succeed(),
          (error: unknown) => (error instanceof Refusal ? undefined : error),
        ),
      )
    return outcomes
  }
  const outcomes = (await Promise.all(Array.from({ length: 4 }, tryOften))).flat()
  expect(outcomes.filter((outcome) => outcome !== undefined)).toEqual([])
})
