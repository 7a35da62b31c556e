import { given, startTestApp, type TestApp } from '@cauce/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../database/schema/auth.ts'
import { carryOutRetention } from '../../../flows/retention/index.ts'
import { uuidv7 } from '../../../ids.ts'
import { oldestInstants } from './sessions.domain.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

test('of the sessions only those go that were not used, or were opened, before the limits', async () => {
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
