import { expect, test } from 'vitest'
import { fieldErrorsOf } from '../problem.ts'
import { ProjectPatch } from './projects.ts'
import { lockOf, PROJECT_TERMS } from './projects.terms.ts'

test.each<{ title: string; patch: object; mistakes: string[] }>([
  { title: 'no terms', patch: {}, mistakes: [] },
  { title: 'an end after the start', patch: { dateStart: '2026-11-01', dateEnd: '2026-11-02' }, mistakes: [] },
  {
    title: 'an end on the day of the start',
    patch: { dateStart: '2026-11-01', dateEnd: '2026-11-01' },
    mistakes: ['dateEnd end-before-start'],
  },
  { title: 'a loan from the start', patch: { dateStart: '2026-11-01', startedAt: '2026-11-01' }, mistakes: [] },
  {
    title: 'a loan from before the start',
    patch: { dateStart: '2026-11-01', startedAt: '2026-10-31' },
    mistakes: ['startedAt date-too-early 2026-11-01'],
  },
  {
    title: 'a preinvestment until the end',
    patch: { dateEnd: '2026-12-31', preinvestorDateEnd: '2026-12-31' },
    mistakes: [],
  },
  {
    title: 'a preinvestment beyond the end',
    patch: { dateEnd: '2026-12-31', preinvestorDateEnd: '2027-01-01' },
    mistakes: ['preinvestorDateEnd date-too-late 2026-12-31'],
  },
  { title: 'only a minimum', patch: { minimumInvestment: '100.00' }, mistakes: [] },
  { title: 'only a maximum', patch: { maximumInvestment: '100.00' }, mistakes: [] },
  {
    title: 'a minimum equal to its maximum',
    patch: { minimumInvestment: '100.00', maximumInvestment: '100.00' },
    mistakes: [],
  },
  {
    title: 'a minimum above its maximum',
    patch: { minimumInvestment: '100.01', maximumInvestment: '100.00', financingAmount: '500.00' },
    mistakes: ['minimumInvestment above-project-maximum 100.00'],
  },
  {
    title: 'a minimum above the financing amount',
    patch: { minimumInvestment: '500.01', maximumInvestment: null, financingAmount: '500.00' },
    mistakes: ['minimumInvestment above-project-maximum 500.00'],
  },
  {
    title: 'an impossible day and a minimum above its maximum',
    patch: { dateEnd: '2026-02-30', minimumInvestment: '2.00', maximumInvestment: '1.00' },
    mistakes: ['dateEnd date-invalid', 'minimumInvestment above-project-maximum 1.00'],
  },
  {
    title: 'an impossible amount and a minimum above its maximum',
    patch: { minimumInvestment: '2.00', maximumInvestment: '1.00', financingAmount: '1' },
    mistakes: ['financingAmount amount-invalid'],
  },
])('a project with $title has the mistakes $mistakes', ({ patch, mistakes }) => {
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
  const held = PROJECT_TERMS.filter((term) => lockOf(term, '1', { phase, hasOrders: true }) === lock)
  expect(held.join(' ')).toBe(terms)
})

test.each([
  { what: 'a term without a value', value: null, phase: 'Investment', hasOrders: true, lock: undefined },
  { what: 'a project without orders', value: '1', phase: 'Investment', hasOrders: false, lock: undefined },
  { what: 'a discarded project', value: null, phase: 'Discarded', hasOrders: false, lock: 'over' },
] as const)('$what has the lock $lock', ({ value, phase, hasOrders, lock }) => {
  expect(lockOf('riskCategory', value, { phase, hasOrders })).toBe(lock)
})
