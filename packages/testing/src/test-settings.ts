import { randomBytes } from 'node:crypto'
import { journalParametersOf } from '@cauce/contract'
import { WORKING_NAME } from '@cauce/contract/brand.ts'
import type { ApiSettings } from '@cauce/api'

/** Separate, so that programs load no test runner. */
export function testSettings(dataFolder: string): ApiSettings {
  return {
    origin: 'http://localhost:4000',
    isDemonstration: true,
    secret: randomBytes(32).toString('hex'),
    dataFolder,
    firstCompany: { lei: '9598CAUCE00000000012' },
    sessionIdleMinutes: 30,
    sessionMaximumHours: 12,
    firstParameters: {
      reflectionDays: 4,
      complaintDecisionDays: 30,
      closingDays: 0,
      fourEyesThreshold: 1_000_000n,
      maximumIncome: 100_000_000n,
      maximumWallet: 1_000_000_000n,
      maximumUnannounced: 300_000n,
      earlyCreditMaximum: 100_000_000_000n,
      earlyCreditDays: 3_650,
      declarationThreshold: 1_000_000_000n,
      defaultThresholdAmount: 10_000n,
      defaultThresholdShare: 100,
      isSheetRequired: false,
      newProjectManagerFee: 1000,
      newProjectCancellationFee: 200,
      feeVat: 'unstated',
      ...journalParametersOf(),
    },
    brandName: WORKING_NAME,
    requestsPerMinute: 0,
    isLoginThrottled: true,
  }
}
