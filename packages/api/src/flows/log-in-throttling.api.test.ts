import { Refusal } from '@cauce/contract'
import { givenKnownPerson, KNOWN_SECRET, openBrowser, testApp, type TestBrowser } from '@cauce/testing'
import { describe, expect, test } from 'vitest'
import { beginAttempt, subjectOfEmail } from '../modules/auth/throttling/index.ts'
import { codeNow } from '../modules/auth/totps/totps.domain.ts'

const app = testApp()

const code = () => codeNow({ secret: KNOWN_SECRET, lastUsedStep: null }, app.clock.now())
const attacker = { address: '203.0.113.66' }
const home = { address: '198.51.100.7' }

const logIn = ({ client }: TestBrowser, email: string, password = 'Cauce-2026') =>
  client.POST('/v1/auth/login', { body: { email, password } })
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
  test('are throttled with growing delays, and the answer contains the delay', async () => {
    const { email } = await givenKnownPerson(app)
    const browser = openBrowser(app, attacker)
    const answers: string[] = []
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { error, response } = await fail(browser, email)
      const seconds = Number(response.headers.get('retry-after') ?? 0)
      answers.push(seconds === 0 ? error!.code : `${error!.code} ${seconds} ${error!.params!['seconds']}`)
      app.clock.advance({ seconds })
    }
    const [failure, wait] = ['login-failed', (seconds: number) => `too-many-requests ${seconds} ${seconds}`] as const
    const firstFive = Array.from({ length: 5 }, () => failure)
    expect(answers).toEqual([...firstFive, wait(1), failure, wait(2), failure, wait(4)])
  })

  test('refuse the right password too until the delay is over', async () => {
    const { email } = await givenKnownPerson(app)
    const browser = openBrowser(app, { address: '203.0.113.67' })
    for (let attempt = 0; attempt < 5; attempt += 1) await fail(browser, email)
    expect((await logIn(browser, email)).response.status).toBe(429)
    app.clock.advance({ seconds: 1 })
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
