import type { Answer } from '../src/paths.ts'

export const givenSettings = (values: Partial<Answer<'/v1/misc/settings'>> = {}): Answer<'/v1/misc/settings'> => ({
  reflectionDays: 4,
  complaintDecisionDays: 30,
  maximumIncome: '5000.00',
  maximumWallet: '4000.00',
  isSheetRequired: false,
  isSetUp: true,
  hasDemonstrationBank: false,
  ...values,
})
