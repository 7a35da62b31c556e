import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../problem.ts'
import { ProjectPatch } from './projects.ts'
import { lockOf, patchTerms, type ProjectTerm } from './projects.terms.ts'

test.each<[what: string, patch: object, ...mistakes: string[]]>([
  ['no terms', {}],
  ['an end after the start', { dateStart: '2026-11-01', dateEnd: '2026-11-02' }],
  ['an end on the day of the start', { dateStart: '2026-11-01', dateEnd: '2026-11-01' }, 'dateEnd end-before-start'],
  ['a loan from the start', { dateStart: '2026-11-01', startedAt: '2026-11-01' }],
  [
    'a loan from before the start',
    { dateStart: '2026-11-01', startedAt: '2026-10-31' },
    'startedAt date-too-early 2026-11-01',
  ],
  ['a preinvestment until the end', { dateEnd: '2026-12-31', preinvestorDateEnd: '2026-12-31' }],
  [
    'a preinvestment beyond the end',
    { dateEnd: '2026-12-31', preinvestorDateEnd: '2027-01-01' },
    'preinvestorDateEnd date-too-late 2026-12-31',
  ],
  ['a minimum equal to its maximum', { minimumInvestment: '100.00', maximumInvestment: '100.00' }],
  [
    'a minimum above its maximum',
    { minimumInvestment: '100.01', maximumInvestment: '100.00', financingAmount: '500.00' },
    'minimumInvestment above-project-maximum 100.00',
  ],
  [
    'a minimum above the financing amount',
    { minimumInvestment: '500.01', maximumInvestment: null, financingAmount: '500.00' },
    'minimumInvestment above-project-maximum 500.00',
  ],
  [
    'an impossible day and a minimum above its maximum',
    { dateEnd: '2026-02-30', minimumInvestment: '2.00', maximumInvestment: '1.00' },
    ...['dateEnd date-invalid', 'minimumInvestment above-project-maximum 1.00'],
  ],
  [
    'an impossible amount and a minimum above its maximum',
    { minimumInvestment: '2.00', maximumInvestment: '1.00', financingAmount: '1' },
    'financingAmount amount-invalid',
  ],
])('a project with %s', (_what, patch, ...mistakes) => {
  const { error } = ProjectPatch.safeParse(patch)
  const found = fieldErrorsOf(error?.issues ?? [], patch)
  expect(found.map(({ path, code, params }) => [path, code, ...Object.values(params ?? {})].join(' '))).toEqual(
    mistakes,
  )
})

test.each([
  {
    phase: 'Closed',
    lock: undefined,
    terms:
      'name direction locality managerId url showInvestorNumber private promoterDescription promoterDescriptionEn guaranteeAgentName guaranteeAgentDescription guaranteeAgentDescriptionEn',
  },
  {
    phase: 'Investment',
    lock: 'ordered',
    terms:
      'financingAmount projectDuration targetProfitability minimumInvestment cancellationFee managerFee deliveryFeePeriod riskCategory loanToValue mortgageRank',
  },
] as const)('with orders, in phase $phase, the lock $lock holds $terms', ({ phase, lock, terms }) => {
  const held = (Object.keys(patchTerms) as ProjectTerm[]).filter(
    (term) => lockOf(term, '1', { phase, hasOrders: true }) === lock,
  )
  expect(held.join(' ')).toBe(terms)
})

test.each([
  { what: 'a term without a value', value: null, phase: 'Investment', hasOrders: true, lock: undefined },
  { what: 'a project without orders', value: '1', phase: 'Investment', hasOrders: false, lock: undefined },
  { what: 'a discarded project', value: null, phase: 'Discarded', hasOrders: false, lock: 'over' },
] as const)('$what has the lock $lock', ({ value, phase, hasOrders, lock }) => {
  expect(lockOf('riskCategory', value, { phase, hasOrders })).toBe(lock)
})
