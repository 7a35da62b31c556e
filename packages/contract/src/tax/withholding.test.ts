import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, EEA_COUNTRIES } from '../country-codes.ts'
import {
  agentOn,
  accrualDayOf,
  WITHHOLDING_REASONS,
  withheldFrom,
  withholdingFor,
  type RateInForce,
  type Taxpayer,
} from './withholding.ts'

const RATES: readonly RateInForce[] = [
  { scope: 'resident', country: null, percentage: 1900, validFrom: '2016-01-01' },
  { scope: 'resident', country: null, percentage: 2100, validFrom: '2027-01-01' },
  { scope: 'nonResident', country: null, percentage: 1950, validFrom: '2016-01-01' },
  { scope: 'treaty', country: 'CH', percentage: 500, validFrom: '2020-01-01' },
  { scope: 'treaty', country: 'US', percentage: 2500, validFrom: '2020-01-01' },
  { scope: 'treaty', country: 'CL', percentage: 1950, validFrom: '2020-01-01' },
]
const DAY = '2026-09-30'
const person: Taxpayer = { kind: 'individual', country: 'ES', hasCertificate: false, isExempt: false }
const company: Taxpayer = { ...person, kind: 'company' }
const abroad = (country: string): Taxpayer => ({ ...person, country, hasCertificate: true })

const YES_AND_NO = [true, false]
const EVERYONE: readonly Taxpayer[] = COUNTRY_CODES.flatMap((country) =>
  (['individual', 'company'] as const).flatMap((kind) =>
    YES_AND_NO.flatMap((hasCertificate) => YES_AND_NO.map((isExempt) => ({ kind, country, hasCertificate, isExempt }))),
  ),
)

describe('withholding', () => {
  it.each([
    { who: person, is: [1900, 'residentIndividual', '123', '193'] },
    { who: { ...person, hasCertificate: true }, is: [1900, 'residentIndividual', '123', '193'] },
    // Only companies can be exempt entities.
    { who: { ...person, isExempt: true }, is: [1900, 'residentIndividual', '123', '193'] },
    { who: company, is: [1900, 'residentCompany', '123', '193'] },
    { who: { ...company, isExempt: true }, is: [0, 'exemptEntity', '123', '193'] },
    { who: abroad('DE'), is: [0, 'unionResident', '216', '296'] },
    { who: { ...abroad('FR'), kind: 'company' }, is: [0, 'unionResident', '216', '296'] },
    { who: { ...abroad('FR'), hasCertificate: false }, is: [1950, 'noCertificate', '216', '296'] },
    { who: abroad('NO'), is: [0, 'economicAreaResident', '216', '296'] },
    { who: abroad('LI'), is: [0, 'economicAreaResident', '216', '296'] },
    { who: { ...abroad('IS'), hasCertificate: false }, is: [1950, 'noCertificate', '216', '296'] },
    { who: abroad('CH'), is: [500, 'treaty', '216', '296'] },
    { who: { ...abroad('CH'), hasCertificate: false }, is: [1950, 'noCertificate', '216', '296'] },
    // A treaty rate above the general one has no effect.
    { who: abroad('US'), is: [1950, 'nonResident', '216', '296'] },
    { who: abroad('CL'), is: [1950, 'nonResident', '216', '296'] },
    { who: abroad('GB'), is: [1950, 'nonResident', '216', '296'] },
    { who: { ...abroad('GB'), kind: 'company', isExempt: true }, is: [1950, 'nonResident', '216', '296'] },
  ] as const)('from $who: $is', ({ who, is: [rate, reason, ...forms] }) => {
    expect(withholdingFor(who as Taxpayer, DAY, RATES)).toEqual({ rate, reason, forms })
  })

  it.each([
    ['2015-12-31', undefined],
    ['2016-01-01', 1900],
    ['2026-12-31', 1900],
    ['2027-01-01', 2100],
    ['2030-01-01', 2100],
  ])('from a resident on %s at the rate of that day: %s', (day, rate) => {
    expect(withholdingFor(person, day, RATES)?.rate).toBe(rate)
    expect(withholdingFor(person, day, RATES.toReversed())?.rate).toBe(rate)
  })

  it('follows a treaty from its first day on', () => {
    expect(withholdingFor(abroad('CH'), '2019-12-31', RATES)).toMatchObject({ rate: 1950, reason: 'nonResident' })
    expect(withholdingFor(abroad('CH'), '2020-01-01', RATES)).toMatchObject({ rate: 500, reason: 'treaty' })
  })

  it('is decided for every kind, country, certificate and exemption, and covers every reason', () => {
    const met = new Set<string>()
    for (const taxpayer of EVERYONE) {
      const { kind, country, hasCertificate, isExempt } = taxpayer
      const { rate, reason, forms } = withholdingFor(taxpayer, DAY, RATES)!
      met.add(reason)
      expect(forms).toEqual(country === 'ES' ? ['123', '193'] : ['216', '296'])
      const isFree =
        country === 'ES' ? kind === 'company' && isExempt : hasCertificate && EEA_COUNTRIES.includes(country)
      expect(rate === 0).toBe(isFree)
    }
    expect([...met].toSorted()).toEqual(WITHHOLDING_REASONS.toSorted())
  })
})

it.each([
  ['2026-09-30', null, '2026-09-30'],
  ['2026-09-30', '2026-09-30', '2026-09-30'],
  ['2026-09-30', '2026-11-12', '2026-09-30'],
  ['2026-10-01', '2026-09-28', '2026-09-28'],
])('interest that is due on %s and paid on %s accrues on %s', (dueDate, paidOn, day) => {
  expect(accrualDayOf(dueDate, paidOn)).toBe(day)
})

it('withholding is rounded to the nearest cent, half a cent up', () => {
  expect([0n, 1n, 2n, 3n, 50n, 9375n].map((interest) => withheldFrom(interest, 1900))).toEqual([
    0n,
    0n,
    0n,
    1n,
    10n,
    1781n,
  ])
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.integer({ min: 0, max: 10_000 }), (interest, rate) => {
      const [withheld, exact] = [withheldFrom(interest, rate) * 10_000n, interest * BigInt(rate)]
      expect(withheld - exact).toBeLessThanOrEqual(5_000n)
      expect(exact - withheld).toBeLessThan(5_000n)
      expect(withheld).toBeLessThanOrEqual(interest * 10_000n)
    }),
  )
})

it.each([
  ['2025-12-31', 'platform'],
  ['2026-01-01', 'promoter'],
  ['2026-06-30', 'promoter'],
  ['2026-07-01', 'platform'],
])('the tax on interest accrued on %s is paid by the %s', (day, agent) => {
  const agents = [
    { agent: 'promoter', validFrom: '2026-01-01' },
    { agent: 'platform', validFrom: '2026-07-01' },
  ] as const
  expect(agentOn(agents, day)).toBe(agent)
  expect(agentOn(agents.toReversed(), day)).toBe(agent)
})
