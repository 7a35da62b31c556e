import { describe, expect, test } from 'vitest'
import {
  areCriteriaMet,
  classesFor,
  classOn,
  criteriaOf,
  isClassInForce,
  lastDayOf,
  type ClassCriterion,
} from './investor-classes.ts'

const met = (kind: 'individual' | 'company', ...criteria: ClassCriterion[]) =>
  areCriteriaMet(kind, 'sophisticated', criteria)

describe('a natural person needs two of the three points (2020/1503, Annex II)', () => {
  test.each<{ criteria: ClassCriterion[]; isMet: boolean }>([
    { criteria: [], isMet: false },
    { criteria: ['income'], isMet: false },
    { criteria: ['income', 'portfolio'], isMet: false },
    { criteria: ['financialPost', 'executive'], isMet: false },
    { criteria: ['income', 'financialPost'], isMet: true },
    { criteria: ['portfolio', 'executive'], isMet: true },
    { criteria: ['financialPost', 'transactions'], isMet: true },
    { criteria: ['income', 'transactions', 'ownFunds'], isMet: false },
    { criteria: ['ownFunds'], isMet: false },
  ])('$criteria: $isMet', ({ criteria, isMet }) => expect(met('individual', ...criteria)).toBe(isMet))
})

describe('a legal person needs one criterion', () => {
  test.each<{ criteria: ClassCriterion[]; isMet: boolean }>([
    { criteria: [], isMet: false },
    { criteria: ['ownFunds'], isMet: true },
    { criteria: ['turnover'], isMet: true },
    { criteria: ['balanceSheet'], isMet: true },
    { criteria: ['income', 'transactions'], isMet: false },
    { criteria: ['ownFunds', 'publicBody'], isMet: false },
  ])('$criteria: $isMet', ({ criteria, isMet }) => expect(met('company', ...criteria)).toBe(isMet))
})

test('a professional client is a company of one of four kinds', () => {
  expect(classesFor('individual')).toEqual(['sophisticated'])
  expect(classesFor('company')).toEqual(['sophisticated', 'professional'])
  for (const criterion of criteriaOf('company', 'professional'))
    expect(areCriteriaMet('company', 'professional', [criterion])).toBe(true)
  expect(areCriteriaMet('company', 'professional', ['ownFunds'])).toBe(false)
  expect(areCriteriaMet('individual', 'professional', ['publicBody'])).toBe(false)
})

test.each([
  { from: '2026-11-23', until: '2028-11-22' },
  { from: '2028-02-29', until: '2030-02-27' },
  { from: '2026-01-01', until: '2027-12-31' },
])('an approval on $from is valid for two years, until $until', ({ from, until }) => {
  expect(lastDayOf('sophisticated', from)).toBe(until)
  expect(lastDayOf('professional', from)).toBeNull()
})

describe('the class depends on the date', () => {
  const granted = { state: 'approved', validUntil: '2028-11-22', wantedClass: 'sophisticated' } as const
  test.each<[what: string, given: Parameters<typeof classOn>[0], today: string, expected: string]>([
    ['on the last day', granted, '2028-11-22', 'sophisticated'],
    ['the day after the last day', granted, '2028-11-23', 'nonSophisticated'],
    ['while the request is pending', { ...granted, state: 'pending' }, '2026-11-23', 'nonSophisticated'],
    ['after the class was ended', { ...granted, state: 'ended' }, '2026-11-23', 'nonSophisticated'],
    ['without a request', undefined, '2026-11-23', 'nonSophisticated'],
    ['without a last day', { ...granted, validUntil: null, wantedClass: 'professional' }, '2099-01-01', 'professional'],
  ])('%s', (_what, given, today, expected) => expect(classOn(given, today)).toBe(expected))

  test('a class that is not approved is never in force', () =>
    expect(isClassInForce({ state: 'refused', validUntil: null }, '2026-11-23')).toBe(false))
})
