import { given, givenKnownPerson, openBrowser, testApp } from '@cauce/testing'
import { givenPasskey } from '@cauce/testing/software-authenticator'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../../database/schema/account.ts'
import { loginPlaces, sessions } from '../../../database/schema/auth.ts'
import { carryOutRetention } from '../../../flows/retention/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { oldestInstants } from './sessions.domain.ts'

const app = testApp()

test('deletes only sessions past the idle limit or past the maximum age', async () => {
  const person = await given(app).person()
  const { database } = app.kernel
  await database.delete(sessions)
  const { usedAfter, openedAfter } = oldestInstants(app.kernel.settings, app.clock.now())
  const before = (instant: Date) => new Date(instant.getTime() - 1)
  const ages = [
    { userAgent: 'in use', createdAt: openedAfter, lastUsedAt: usedAfter },
    { userAgent: 'idle', createdAt: openedAfter, lastUsedAt: before(usedAfter) },
    { userAgent: 'old', createdAt: before(openedAfter), lastUsedAt: usedAfter },
  ]
  await database.insert(sessions).values(
    ages.map((age, index) => ({
      ...age,
      sessionId: uuidv7(usedAfter),
      tokenHash: `hash ${index}`,
      userId: person.userId,
      stage: 'full' as const,
      address: '192.0.2.1',
    })),
  )
  await carryOutRetention(app.kernel)
  const left = await database.select({ userAgent: sessions.userAgent }).from(sessions)
  expect(left).toEqual([{ userAgent: 'in use' }])
})

const stageOf = async ({ client }: Pick<Awaited<ReturnType<typeof known>>, 'client'>) =>
  (await client.GET('/v1/auth/session')).data!.stage
const known = () => givenKnownPerson(app)
const rowsOf = (userId: string) => app.kernel.database.select().from(sessions).where(eq(sessions.userId, userId))

describe('a session', () => {
  test.each([
    ['is disabled', { disabled: true }],
    ['is closed', { disabled: false, deletedAt: new Date('2026-01-01T00:00:00Z') }],
  ])('authenticates nobody whose account %s', async (_, change) => {
    const person = await known()
    expect(await stageOf(person)).toBe('full')
    await app.kernel.database.update(users).set(change).where(eq(users.userId, person.userId))
    expect(await stageOf(person)).toBe('visitor')
  })

  test('is not listed once it has ended, and is deleted at its next use', async () => {
    const person = await known()
    const other = await given(app).session(person.userId)
    const list = async () => (await person.client.GET('/v1/auth/sessions')).data!.data
    const elsewhere = (await list()).find(({ isCurrent }) => !isCurrent)!.sessionId
    const idle = new Date(app.clock.now().getTime() - app.kernel.settings.sessionIdleMinutes * 60_000 - 1)
    await app.kernel.database.update(sessions).set({ lastUsedAt: idle }).where(eq(sessions.sessionId, elsewhere))
    expect(await list()).toMatchObject([{ isCurrent: true }])
    expect(await rowsOf(person.userId)).toHaveLength(2)
    expect([await stageOf(other), await stageOf(person)]).toEqual(['visitor', 'full'])
    expect(await rowsOf(person.userId)).toHaveLength(1)
  })

  test('records its use once a minute', async () => {
    const person = await known()
    const begun = app.clock.now()
    const lastUse = async () => {
      await stageOf(person)
      return (await rowsOf(person.userId))[0]!.lastUsedAt
    }
    app.clock.advance({ minutes: 1 })
    expect(await lastUse()).toEqual(begun)
    app.clock.set(new Date(app.clock.now().getTime() + 1).toISOString())
    expect(await lastUse()).toEqual(app.clock.now())
  })

  test('clears its cookie when it ends itself, but not when it ends another session', async () => {
    const { email, password, userId } = await known()
    const browser = openBrowser(app)
    const { passkey } = await givenPasskey((await given(app).session(userId)).client)
    await browser.client.POST('/v1/auth/login', { body: { email, password } })
    expect(browser.lastSetCookies()[0]).toContain(`Max-Age=${app.kernel.settings.sessionMaximumHours * 3600};`)
    const request = (await browser.client.POST('/v1/auth/passkeys/login-request')).data!
    await browser.client.POST('/v1/auth/passkeys/login', { body: { passkey: passkey.sign(request) } })
    const { data } = (await browser.client.GET('/v1/auth/sessions')).data!
    const end = (isCurrent: boolean) => {
      const path = { id: data.find((each) => each.isCurrent === isCurrent)!.sessionId }
      return browser.client.DELETE('/v1/auth/sessions/{id}', { params: { path } })
    }
    expect((await end(false)).response.status).toBe(204)
    expect(browser.cookies.has('session')).toBe(true)
    expect((await end(true)).response.status).toBe(204)
    expect(browser.cookies.has('session')).toBe(false)
  })

  test('records a known place after both factors, not after the password alone', async () => {
    const { email, password, userId } = await known()
    const { passkey } = await givenPasskey((await given(app).session(userId)).client)
    const browser = openBrowser(app)
    const places = () => app.kernel.database.select().from(loginPlaces).where(eq(loginPlaces.userId, userId))
    await browser.client.POST('/v1/auth/login', { body: { email, password } })
    expect(await places()).toEqual([])
    const request = (await browser.client.POST('/v1/auth/passkeys/login-request')).data!
    await browser.client.POST('/v1/auth/passkeys/login', { body: { passkey: passkey.sign(request) } })
    expect(await places()).toMatchObject([{ network: '198.51.100.1', browser: 'Firefox, Linux' }])
  })
})
