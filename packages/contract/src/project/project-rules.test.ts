import { describe, expect, test } from 'vitest'
import { refusalOfOverpayment } from './distributions.ts'
import { GUIDANCE_CAP_CENTS, guidanceTotalOf } from './guidance.ts'
import { lacksSheet } from './information-sheets.ts'
import { isSuspended } from './irregularities.lifecycle.ts'
import { missingRequirements } from './project-requirements.ts'
import fc from 'fast-check'
import { calendarDateOf } from '../calendar.ts'
import { reflectionEndOf } from './reflection.ts'
import { expectedRateOn, type RateFrom } from './risk-categories.ts'
import { isLei, MAXIMUM_OFFER_NUMBER, offerIdentifierOf } from '../offer-identifier.ts'

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
    raisedElsewhere: 0n,
    raisedElsewhereOn: '2026-11-23',
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
    { change: { raisedElsewhere: null }, missing: ['raisedElsewhere'] },
    { change: { raisedElsewhereOn: null }, missing: ['raisedElsewhere'] },
    { change: { raisedElsewhereOn: '2026-11-24' }, missing: ['raisedElsewhere'] },
    { change: { raisedElsewhereOn: '2025-11-23' }, missing: ['raisedElsewhere'] },
    { change: { raisedElsewhereOn: '2025-11-24' }, missing: [] },
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

describe('an order may be revoked until the end of the fourth calendar day in Madrid (2020/1503, article 22)', () => {
  test.each([
    { what: 'in winter', placed: '2026-11-20T09:00:00.000Z', end: '2026-11-24T23:00:00.000Z' },
    { what: 'in summer', placed: '2026-07-20T09:00:00.000Z', end: '2026-07-24T22:00:00.000Z' },
    { what: 'at the last moment of a day', placed: '2026-11-20T22:59:59.999Z', end: '2026-11-24T23:00:00.000Z' },
    { what: 'across the start of summer time', placed: '2026-03-27T09:00:00.000Z', end: '2026-03-31T22:00:00.000Z' },
    { what: 'to the day summer time starts', placed: '2026-03-25T09:00:00.000Z', end: '2026-03-29T22:00:00.000Z' },
    { what: 'across the end of summer time', placed: '2026-10-22T09:00:00.000Z', end: '2026-10-26T23:00:00.000Z' },
  ])('$what', ({ placed, end }) => {
    expect(reflectionEndOf(new Date(placed), 4).toISOString()).toBe(end)
  })

  test('for at least four days, less an hour when the clocks change, and at most five', () => {
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, (placed) => {
        const hours = (reflectionEndOf(placed, 4).getTime() - placed.getTime()) / 3_600_000
        expect(hours).toBeGreaterThan(4 * 24 - 1)
        expect(hours).toBeLessThanOrEqual(5 * 24 + 1)
        const last = new Date(reflectionEndOf(placed, 4).getTime() - 1)
        expect(calendarDateOf(last) < calendarDateOf(new Date(last.getTime() + 1))).toBe(true)
      }),
    )
  })
})

test('a reflection period of zero days ends at once', () => {
  const placed = new Date('2026-11-20T09:00:00Z')
  expect(reflectionEndOf(placed, 0)).toEqual(placed)
})

const RATES: readonly RateFrom[] = [
  { category: 'A', expectedRate: 150, validFrom: '2026-07-01' },
  { category: 'A', expectedRate: 100, validFrom: '2026-01-01' },
  { category: 'A', expectedRate: 120, validFrom: '2026-04-01' },
  { category: 'B', expectedRate: 400, validFrom: '2026-06-01' },
]

test.each([
  ['A', '2025-12-31', null],
  ['A', '2026-01-01', 100],
  ['A', '2026-06-30', 120],
  ['A', '2026-07-01', 150],
  ['B', '2026-05-31', null],
  ['B', '2027-01-01', 400],
  ['C', '2027-01-01', null],
] as const)('category %s has on %s the expected default rate %s', (category, day, expected) => {
  expect(expectedRateOn(RATES, category, day)).toBe(expected)
})

const LEI = '9598CAUCE00000000012'

describe('a legal entity identifier', () => {
  test.each([
    ['of the demonstration', LEI, true],
    ['of the Global Legal Entity Identifier Foundation', '506700GE1G29325QX363', true],
    ['with a wrong check digit', '506700GE1G29325QX364', false],
    ['with two letters exchanged', '506700EG1G29325QX363', false],
    ['in small letters', '506700ge1g29325qx363', false],
    ['that is too long', '506700GE1G29325QX3630', false],
    ['that ends with letters', '506700GE1G29325QX3AB', false],
  ])('%s: %s is %s', (_what, code, isValid) => {
    expect(isLei(code)).toBe(isValid)
  })
})

test.each([
  [1, '00000001'],
  [MAXIMUM_OFFER_NUMBER, '99999999'],
])('the identifier of offer %i ends with eight digits', (number, digits) => {
  expect(offerIdentifierOf(LEI, number)).toBe(`${LEI}${digits}`)
  expect(offerIdentifierOf(LEI, number)).toMatch(/^[A-Z0-9]{18}[0-9]{10}$/)
})

test.each([0, -1, 1.5, MAXIMUM_OFFER_NUMBER + 1, Number.NaN])('%s is not a valid offer number', (number) => {
  expect(() => offerIdentifierOf(LEI, number)).toThrow(RangeError)
})
