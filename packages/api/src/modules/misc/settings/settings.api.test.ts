import { startTestApp } from '@cauce/testing'
import { expect, test } from 'vitest'

test.each([4, 14])('the public settings contain a reflection period of %i days', async (reflectionDays) => {
  const app = await startTestApp({ reflectionDays })
  const { data } = await app.client().GET('/v1/misc/settings')
  await app.stop()
  expect(data).toEqual({ reflectionDays })
})
