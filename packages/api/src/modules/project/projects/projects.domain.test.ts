import type { ProjectContent } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import {
  decideEdit,
  decidePhase,
  decideType,
  splitEdit,
  type PhaseFacts,
  type StoredProject,
} from './projects.domain.ts'

const stored: StoredProject = {
  phase: 'Investment',
  amountInvested: 0n,
  investorCount: 0,
  name: 'Ribera',
  direction: 'Calle Mayor 1',
  locality: 'València',
  projectTypeId: '01939b2e-7c00-7000-8000-000000000001',
  country: 'ES',
  managerId: null,
  url: 'ribera',
  dateStart: '2026-11-01',
  dateEnd: '2026-12-31',
  startedAt: null,
  financingAmount: 1_000_000n,
  projectDuration: 18,
  targetProfitability: 1088,
  minimumInvestment: 10_000n,
  maximumInvestment: null,
  maxInvestorNumber: null,
  showInvestorNumber: true,
  withdrawMoneyFinanced: false,
  cancellationFee: 250,
  managerFee: 400,
  deliveryFeePeriod: 'quarterly',
  riskCategory: 'B',
  loanToValue: 3125,
  mortgageRank: 1,
  preinvestorMaxNumber: null,
  preinvestorDateEnd: null,
  preinvestorDeposit: null,
  preinvestorAmount: null,
  destinationBankAccount: 'ES9121000418450200051332',
  private: false,
  promoterName: 'Levante',
  promoterTaxNumber: 'B98765431',
  raisedElsewhere: 0n,
  raisedElsewhereOn: '2026-11-01',
  promoterDescription: null,
  promoterDescriptionEn: null,
  guaranteeAgentName: null,
  guaranteeAgentDescription: null,
  guaranteeAgentDescriptionEn: null,
  informationSheetId: null,
}
const full: ProjectContent = { descriptions: 1, pictures: 1, visibleDocuments: 1 }
const informationSheetId = '01939b2e-7c00-7000-8000-000000000002'
const today = '2026-11-20'
const facts: PhaseFacts = {
  content: full,
  isAccountApproved: true,
  isLoan: true,
  isInsider: false,
  isSheetRequired: false,
  today,
}

describe('an edit of a project', () => {
  const edit = (patch: Parameters<typeof decideEdit>[1], project: Partial<StoredProject> = {}, hasOrders = false) =>
    decideEdit({ ...stored, ...project }, patch, { hasOrders })

  test('is reduced to the fields that differ', () => {
    expect(edit({ name: 'Ribera', url: undefined, locality: 'Valencia', managerId: null })).toStrictEqual({
      ok: true,
      value: { locality: 'Valencia' },
    })
  })

  test.each([
    { path: 'financingAmount', patch: { financingAmount: 2_000_000n } },
    { path: 'riskCategory', patch: { riskCategory: 'A' as const } },
    { path: 'riskCategory', patch: { riskCategory: null } },
  ])('cannot change $path once the project has an order', ({ path, patch }) => {
    expect(edit(patch, {}, true)).toEqual({
      ok: false,
      refusal: { code: 'terms-locked', errors: [{ path, code: 'terms-locked' }] },
    })
    expect(edit(patch)).toEqual({ ok: true, value: patch })
  })

  test('can set the missing risk category of an older loan', () => {
    expect(edit({ riskCategory: 'A' }, { riskCategory: null }, true)).toEqual({
      ok: true,
      value: { riskCategory: 'A' },
    })
  })

  test('can repeat fixed terms, and change texts and the end of financing', () => {
    const patch = { financingAmount: 1_000_000n, name: 'Ribera II', dateEnd: '2027-01-31' }
    expect(edit(patch, {}, true)).toEqual({ ok: true, value: { name: 'Ribera II', dateEnd: '2027-01-31' } })
  })

  test.each(['Closed', 'Discarded'] as const)('can change only texts in %s', (phase) => {
    expect(edit({ dateEnd: '2027-01-31' }, { phase })).toEqual({
      ok: false,
      refusal: { code: 'state-forbids', params: { state: phase } },
    })
    expect(edit({ promoterDescription: 'Desde 1998', dateEnd: '2027-01-31' }, { phase }).ok).toBe(false)
    expect(edit({ promoterName: 'Otra, S. L.' }, { phase }).ok).toBe(false)
    expect(edit({ promoterTaxNumber: 'B12345674' }, { phase }).ok).toBe(false)
    expect(edit({ promoterDescription: 'Desde 1998' }, { phase, dateEnd: '2026-10-01' }).ok).toBe(true)
  })

  test.each([
    {
      what: 'minimum to the whole target',
      patch: { maximumInvestment: 2_000_000n, minimumInvestment: 1_000_000n },
    },
    { what: 'maximum to the minimum', patch: { maximumInvestment: 10_000n } },
    { what: 'places to the number taken', patch: { maxInvestorNumber: 3 } },
  ])('can set the $what', ({ patch }) => {
    expect(edit(patch, { investorCount: 3 })).toEqual({ ok: true, value: patch })
  })

  test.each([
    { patch: { dateEnd: '2026-11-01' }, mistake: { path: 'dateEnd', code: 'end-before-start' } },
    { patch: { dateStart: '2027-01-01' }, mistake: { path: 'dateEnd', code: 'end-before-start' } },
    {
      patch: { startedAt: '2026-10-31' },
      mistake: { path: 'startedAt', code: 'date-too-early', params: { earliest: '2026-11-01' } },
    },
    {
      patch: { preinvestorDateEnd: '2027-01-01' },
      mistake: { path: 'preinvestorDateEnd', code: 'date-too-late', params: { latest: '2026-12-31' } },
    },
    {
      patch: { maximumInvestment: 2_000_000n, minimumInvestment: 1_000_001n },
      mistake: { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '10000.00' } },
    },
    {
      patch: { financingAmount: 9_999n },
      mistake: { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '99.99' } },
    },
    {
      patch: { maximumInvestment: 9_000n },
      mistake: { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '90.00' } },
    },
    {
      patch: { maxInvestorNumber: 2 },
      mistake: { path: 'maxInvestorNumber', code: 'number-too-small', params: { minimum: 3 } },
    },
  ])('is refused when it contradicts a stored field: $patch', ({ patch, mistake }) => {
    expect(edit(patch, { investorCount: 3 })).toEqual({
      ok: false,
      refusal: { code: 'input-invalid', errors: [mistake] },
    })
  })
})

describe('a change of account, promoter or tax number', () => {
  const split = (changes: Parameters<typeof splitEdit>[1], phase: StoredProject['phase']) =>
    splitEdit({ ...stored, phase }, changes)
  const payee = { iban: stored.destinationBankAccount, beneficiary: 'Levante', taxNumber: 'B98765431' }

  test.each(['Next_Opening', 'Preinvestment', 'Investment', 'Financed'] as const)(
    'is decided by another administrator in %s, and the rest is made at once',
    (phase) => {
      expect(split({ promoterName: 'Otra', name: 'Ribera II' }, phase)).toEqual({
        ok: true,
        value: { made: { name: 'Ribera II' }, payee: { ...payee, beneficiary: 'Otra' } },
      })
      expect(split({ promoterTaxNumber: null }, phase)).toMatchObject({ value: { payee: { taxNumber: null } } })
      expect(split({ destinationBankAccount: 'X' }, phase)).toMatchObject({ value: { made: {}, payee: { iban: 'X' } } })
      expect(split({ name: 'Ribera II' }, phase)).toEqual({
        ok: true,
        value: { made: { name: 'Ribera II' }, payee: null },
      })
      expect(split({ destinationBankAccount: null }, phase)).toMatchObject({
        refusal: { code: 'required', path: 'destinationBankAccount' },
      })
    },
  )

  test('is made at once in a draft', () => {
    const changes = { destinationBankAccount: null, promoterName: 'Otra' }
    expect(split(changes, 'Draft')).toEqual({ ok: true, value: { made: changes, payee: null } })
  })
})

describe('a change of phase', () => {
  test.each([
    { from: 'Next_Opening', to: 'Investment', outcome: 'openInvestment' },
    { from: 'Investment', to: 'Discarded', outcome: 'discard' },
    { from: 'Draft', to: 'Investment', outcome: 'state-forbids' },
    { from: 'Investment', to: 'Financed', outcome: 'state-forbids' },
    { from: 'Financed', to: 'Closed', outcome: 'state-forbids' },
    { from: 'Discarded', to: 'Draft', outcome: 'state-forbids' },
  ] as const)('from $from to $to: $outcome', ({ from, to, outcome }) => {
    const decision = decidePhase({ ...stored, phase: from }, to, facts)
    expect(decision.ok ? decision.value.action : decision.refusal.code).toBe(outcome)
  })

  test.each([
    { from: 'Investment', to: 'Discarded', amountInvested: 1n, returnsMoney: true },
    { from: 'Investment', to: 'Discarded', amountInvested: 0n, returnsMoney: false },
    { from: 'Next_Opening', to: 'Investment', amountInvested: 1n, returnsMoney: false },
  ] as const)(
    'from $from to $to with $amountInvested cents invested returns money: $returnsMoney',
    ({ from, to, amountInvested, returnsMoney }) => {
      const decision = decidePhase({ ...stored, phase: from, amountInvested }, to, facts)
      expect(decision).toMatchObject({ ok: true, value: { returnsMoney } })
    },
  )

  test('needs content to publish a project, but not to hide it', () => {
    const empty = { ...facts, content: { descriptions: 0, pictures: 0, visibleDocuments: 0 }, isAccountApproved: false }
    const bare = {
      ...stored,
      destinationBankAccount: null,
      promoterName: '',
      promoterTaxNumber: null,
      raisedElsewhere: null,
      riskCategory: null,
      dateEnd: '2026-11-19',
    }
    expect(decidePhase({ ...bare, phase: 'Draft' }, 'Next_Opening', empty)).toEqual({
      ok: false,
      refusal: {
        code: 'project-not-ready',
        params: {
          missing:
            'descriptions,pictures,documents,destinationBankAccount,accountApproval,promoterName,promoterTaxNumber,raisedElsewhere,riskCategory,dateEnd',
        },
      },
    })
    expect(decidePhase({ ...bare, phase: 'Next_Opening' }, 'Draft', empty).ok).toBe(true)
    expect(decidePhase({ ...bare, phase: 'Next_Opening' }, 'Discarded', empty).ok).toBe(true)
  })

  test.each([
    { from: 'Draft', to: 'Next_Opening', shows: true },
    { from: 'Next_Opening', to: 'Preinvestment', shows: true },
    { from: 'Next_Opening', to: 'Investment', shows: true },
    { from: 'Preinvestment', to: 'Investment', shows: true },
    { from: 'Next_Opening', to: 'Draft', shows: false },
    { from: 'Next_Opening', to: 'Discarded', shows: false },
  ] as const)('from $from to $to needs a promoter, who is no insider, and the sheet: $shows', ({ from, to, shows }) => {
    const project = { ...stored, phase: from }
    const codeOf = (changed: Partial<StoredProject>, others: Partial<PhaseFacts>) => {
      const decision = decidePhase({ ...project, ...changed }, to, { ...facts, ...others })
      return decision.ok ? 'accepted' : decision.refusal.code
    }
    expect(codeOf({ promoterName: '' }, {})).toBe(shows ? 'project-not-ready' : 'accepted')
    expect(codeOf({}, { isInsider: true })).toBe(shows ? 'promoter-is-insider' : 'accepted')
    expect(codeOf({}, { isSheetRequired: true })).toBe(shows ? 'sheet-missing' : 'accepted')
    expect(codeOf({ informationSheetId }, { isSheetRequired: true })).toBe('accepted')
    expect(codeOf({}, { isSheetRequired: true, isLoan: false })).toBe('accepted')
  })
})

test.each([
  { phase: 'Draft', isRefused: false },
  { phase: 'Next_Opening', isRefused: true },
  { phase: 'Preinvestment', isRefused: true },
  { phase: 'Investment', isRefused: true },
  { phase: 'Financed', isRefused: false },
  { phase: 'Closed', isRefused: false },
  { phase: 'Discarded', isRefused: false },
] as const)('a project in $phase without a sheet cannot become a loan: $isRefused', ({ phase, isRefused }) => {
  const required = { ...facts, isSheetRequired: true }
  const project = { phase, informationSheetId: null }
  const decision = decideType(project, required)
  expect(decision).toMatchObject(isRefused ? { refusal: { code: 'sheet-missing' } } : { ok: true })
  expect(decideType({ phase, informationSheetId }, required).ok).toBe(true)
  expect(decideType(project, { ...required, isLoan: false }).ok).toBe(true)
  expect(decideType(project, facts).ok).toBe(true)
})
