import { describe, expect, test } from 'vitest'
import { decideEdit, decidePhase, missingOf, type ProjectContent, type StoredProject } from './projects.domain.ts'

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
  preinvestorMaxNumber: null,
  preinvestorDateEnd: null,
  preinvestorDeposit: null,
  preinvestorAmount: null,
  destinationBankAccount: 'ES9121000418450200051332',
  private: false,
  promoterName: 'Levante',
  promoterDescription: null,
  guaranteeAgentName: null,
  guaranteeAgentDescription: null,
}
const full: ProjectContent = { descriptions: 1, pictures: 1, visibleDocuments: 1 }
const today = '2026-11-20'

describe('an edit of a project', () => {
  const edit = (patch: Parameters<typeof decideEdit>[1], project: Partial<StoredProject> = {}, hasOrders = false) =>
    decideEdit({ ...stored, ...project }, patch, { hasOrders })

  test('comes to what differs from the stored one', () => {
    expect(edit({ name: 'Ribera', locality: 'Valencia', managerId: null })).toEqual({
      ok: true,
      value: { locality: 'Valencia' },
    })
  })

  test.each([
    ['financingAmount', { financingAmount: 2_000_000n }],
    ['projectDuration', { projectDuration: 24 }],
    ['targetProfitability', { targetProfitability: 1200 }],
    ['minimumInvestment', { minimumInvestment: 5_000n }],
    ['cancellationFee', { cancellationFee: 0 }],
    ['managerFee', { managerFee: 0 }],
    ['deliveryFeePeriod', { deliveryFeePeriod: 'annual' as const }],
  ])('cannot change %s once somebody has ordered', (path, patch) => {
    expect(edit(patch, {}, true)).toEqual({
      ok: false,
      refusal: { code: 'terms-locked', errors: [{ path, code: 'terms-locked' }] },
    })
    expect(edit(patch)).toEqual({ ok: true, value: patch })
  })

  test('may repeat the terms that are fixed, and change the texts and the end of financing beside them', () => {
    const patch = { financingAmount: 1_000_000n, name: 'Ribera II', dateEnd: '2027-01-31' }
    expect(edit(patch, {}, true)).toEqual({ ok: true, value: { name: 'Ribera II', dateEnd: '2027-01-31' } })
  })

  test.each(['Closed', 'Discarded'] as const)('takes nothing but texts in %s', (phase) => {
    expect(edit({ dateEnd: '2027-01-31' }, { phase })).toEqual({
      ok: false,
      refusal: { code: 'state-forbids', params: { state: phase } },
    })
    expect(edit({ promoterDescription: 'Desde 1998' }, { phase }).ok).toBe(true)
  })

  test.each([
    [{ dateEnd: '2026-11-01' }, { path: 'dateEnd', code: 'end-before-start' }],
    [{ dateStart: '2027-01-01' }, { path: 'dateEnd', code: 'end-before-start' }],
    [
      { minimumInvestment: 1_000_001n },
      { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '10000.00' } },
    ],
    [
      { financingAmount: 9_999n },
      { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '99.99' } },
    ],
    [
      { maximumInvestment: 9_000n },
      { path: 'minimumInvestment', code: 'above-project-maximum', params: { maximum: '90.00' } },
    ],
    [{ maxInvestorNumber: 2 }, { path: 'maxInvestorNumber', code: 'number-too-small', params: { minimum: 3 } }],
  ])('is refused where it contradicts what is stored: %o', (patch, mistake) => {
    expect(edit(patch, { investorCount: 3 })).toEqual({
      ok: false,
      refusal: { code: 'input-invalid', errors: [mistake] },
    })
  })
})

describe('a change of phase', () => {
  const change = (from: StoredProject['phase'], to: StoredProject['phase'], project: Partial<StoredProject> = {}) => {
    const decision = decidePhase({ ...stored, phase: from, ...project }, to, { content: full, today })
    return decision.ok ? decision.value.action : decision.refusal.code
  }

  test.each([
    ['Draft', 'Next_Opening', 'announce'],
    ['Next_Opening', 'Draft', 'withdrawAnnouncement'],
    ['Next_Opening', 'Preinvestment', 'openPreinvestment'],
    ['Next_Opening', 'Investment', 'openInvestment'],
    ['Preinvestment', 'Investment', 'openInvestment'],
    ['Draft', 'Discarded', 'discard'],
    ['Investment', 'Discarded', 'discard'],
    ['Draft', 'Investment', 'state-forbids'],
    ['Preinvestment', 'Next_Opening', 'state-forbids'],
    ['Investment', 'Financed', 'state-forbids'],
    ['Investment', 'Closed', 'state-forbids'],
    ['Financed', 'Closed', 'state-forbids'],
    ['Financed', 'Investment', 'state-forbids'],
    ['Financed', 'Discarded', 'state-forbids'],
    ['Closed', 'Draft', 'state-forbids'],
    ['Discarded', 'Draft', 'state-forbids'],
  ] as const)('from %s to %s: %s', (from, to, outcome) => {
    expect(change(from, to)).toBe(outcome)
  })

  test.each([
    ['Investment', 'Discarded', 1n, true],
    ['Investment', 'Discarded', 0n, false],
    ['Next_Opening', 'Investment', 1n, false],
  ] as const)('from %s to %s with %i cents inside returns money: %s', (from, to, amountInvested, returnsMoney) => {
    const decision = decidePhase({ ...stored, phase: from, amountInvested }, to, { content: full, today })
    expect(decision).toMatchObject({ ok: true, value: { returnsMoney } })
  })

  test('that shows a project needs something to show, one that hides it does not', () => {
    const empty = { content: { descriptions: 0, pictures: 0, visibleDocuments: 0 }, today }
    const bare = { ...stored, destinationBankAccount: null, dateEnd: '2026-11-19' }
    expect(decidePhase({ ...bare, phase: 'Draft' }, 'Next_Opening', empty)).toEqual({
      ok: false,
      refusal: {
        code: 'project-not-ready',
        params: { missing: 'descriptions,pictures,documents,destinationBankAccount,dateEnd' },
      },
    })
    expect(decidePhase({ ...bare, phase: 'Next_Opening' }, 'Draft', empty).ok).toBe(true)
    expect(decidePhase({ ...bare, phase: 'Next_Opening' }, 'Discarded', empty).ok).toBe(true)
  })

  test('allows a project to end today', () => {
    expect(missingOf({ ...stored, dateEnd: today }, full, today)).toEqual([])
  })
})
