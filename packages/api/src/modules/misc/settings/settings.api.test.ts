import { startTestApp } from '@cauce/testing'
import { expect, test } from 'vitest'

const INSTITUTION = { baseUrl: 'http://localhost:9', secret: 'a'.repeat(32), previousSecret: undefined }

test.each([
  { reflectionDays: 4, isDemonstration: true, institution: undefined, isSheetRequired: false, hasBank: true },
  { reflectionDays: 14, isDemonstration: false, institution: undefined, isSheetRequired: true, hasBank: false },
  { reflectionDays: 4, isDemonstration: true, institution: INSTITUTION, isSheetRequired: false, hasBank: false },
])(
  'the public settings have the limits, a reflection period of $reflectionDays days, sheets required: $isSheetRequired, demonstration bank: $hasBank',
  async ({ reflectionDays, isDemonstration, institution, isSheetRequired, hasBank }) => {
    const app = await startTestApp({
      reflectionDays,
      isDemonstration,
      institution,
      isSheetRequired,
      maximumIncome: 100_000n,
      maximumWallet: 150_000n,
    })
    const { data } = await app.client().GET('/v1/misc/settings')
    await app.stop()
    const limits = { reflectionDays, complaintDecisionDays: 30, maximumIncome: '1000.00', maximumWallet: '1500.00' }
    expect(data).toEqual({ ...limits, isSheetRequired, hasDemonstrationBank: hasBank })
  },
)
