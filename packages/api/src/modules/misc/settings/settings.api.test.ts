import { startTestApp } from '@cauce/testing'
import { expect, test } from 'vitest'

test.each([4, 14])(
  'the public settings contain the limits and a reflection period of %i days',
  async (reflectionDays) => {
    const app = await startTestApp({ reflectionDays, maximumIncome: 100_000n, maximumWallet: 150_000n })
    const { data } = await app.client().GET('/v1/misc/settings')
    await app.stop()
    expect(data).toEqual({ reflectionDays, maximumIncome: '1000.00', maximumWallet: '1500.00' })
  },
)
