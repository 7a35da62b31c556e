import { describe, expect, test } from 'vitest'
import { refusalOfOverpayment } from './distributions.ts'
import { GUIDANCE_CAP_CENTS, guidanceTotalOf } from './guidance.ts'
import { lacksSheet } from './information-sheets.ts'
import { isSuspended } from './irregularities.lifecycle.ts'
import { missingRequirements } from './projects.ts'

test.each([
  { invested: 400_000n, amount: 600_000n, total: 1_000_000n, isAbove: false },
  { invested: 400_000n, amount: 600_001n, total: 1_000_001n, isAbove: true },
])('$amount more than $invested is above the guidance (handbook rule 7.5): $isAbove', ({ amount, ...total }) => {
  expect(GUIDANCE_CAP_CENTS).toBe(1_000_000n)
  expect(guidanceTotalOf(total.invested, amount)).toEqual(total)
})

test.each([
  { amount: 1n, code: undefined },
  { amount: 10_500n, code: undefined },
  { amount: 10_501n, code: 'distribution-amount-mismatch' },
])('a payment of $amount where 105.00 is due: $code (handbook rule 8.7)', ({ amount, code }) => {
  const refusal = refusalOfOverpayment({ interestDue: 500n, principalDue: 10_000n }, amount)
  expect(refusal).toEqual(code && { code, params: { expected: '105.00' }, path: 'amount' })
})

test.each([
  { isLoan: true, informationSheetId: null, isRequired: true, isMissing: true },
  { isLoan: true, informationSheetId: '019a', isRequired: true, isMissing: false },
  { isLoan: false, informationSheetId: null, isRequired: true, isMissing: false },
  { isLoan: true, informationSheetId: null, isRequired: false, isMissing: false },
])('a sheet is missing (handbook rule 23.18): $isMissing for $informationSheetId of a loan $isLoan', (row) => {
  expect(lacksSheet(row, row.isRequired)).toBe(row.isMissing)
})

test.each([
  { irregularity: null, expected: false },
  { irregularity: { state: 'suspended' }, expected: true },
  { irregularity: { state: 'corrected' }, expected: false },
  { irregularity: { state: 'cancelled' }, expected: false },
] as const)('an offer with the irregularity $irregularity is suspended: $expected', ({ irregularity, expected }) => {
  expect(isSuspended({ irregularity })).toBe(expected)
})

describe('a project to be published', () => {
  const project = {
    destinationBankAccount: 'ES9121000418450200051332',
    isAccountApproved: true,
    promoterName: 'Olano',
    promoterTaxNumber: 'B12345674',
    country: 'ES',
    isLoan: true,
    riskCategory: 'A',
    dateEnd: '2026-11-23',
  }
  const content = { descriptions: 1, pictures: 1, visibleDocuments: 1 }

  test.each([
    { change: {}, missing: [] },
    { change: { destinationBankAccount: null }, missing: ['destinationBankAccount'] },
    { change: { isAccountApproved: false }, missing: ['accountApproval'] },
    { change: { promoterName: '' }, missing: ['promoterName'] },
    { change: { promoterTaxNumber: null }, missing: ['promoterTaxNumber'] },
    { change: { promoterTaxNumber: null, country: 'FR' }, missing: [] },
    { change: { riskCategory: null }, missing: ['riskCategory'] },
    { change: { riskCategory: null, isLoan: false }, missing: [] },
    { change: { dateEnd: '2026-11-22' }, missing: ['dateEnd'] },
  ])('with $change lacks $missing', ({ change, missing }) => {
    expect(missingRequirements({ ...project, ...change }, content, '2026-11-23')).toEqual(missing)
  })

  test('lacks descriptions, pictures and documents while it has none', () => {
    const nothing = { descriptions: 0, pictures: 0, visibleDocuments: 0 }
    expect(missingRequirements(project, nothing, '2026-11-23')).toEqual(['descriptions', 'pictures', 'documents'])
  })
})
