import { ABROAD } from '@cauce/testing/sample-files'
import { describe, expect, it } from 'vitest'
import { decideNewDetail, decideOnDetail, decideWithdrawal } from './tax-details.domain.ts'

const now = new Date('2026-11-20T09:00:00Z')
const sender = { kind: 'company', hasDocument: true, now } as const
const residence = { kind: 'residence', country: 'DE', validFrom: '2026-11-20', ...ABROAD } as const
const certificate = { kind: 'certificate', country: 'DE', validFrom: '2027-01-01', validUntil: '2027-12-31' } as const
const unborn = { birthCity: null, birthCountry: null }
const exemption = { kind: 'exemption', validFrom: '2026-01-01' } as const
const refused = (code: string, path?: string) => ({ ok: false, refusal: path ? { code, path } : { code } })

describe('a new tax detail', () => {
  it.each([
    ['a residence', residence, { hasDocument: false }],
    ['a residence of a person', residence, { kind: 'individual', hasDocument: false } as const],
    ['a residence of a company, which was not born', { ...residence, ...unborn }, { hasDocument: false }],
    ['a certificate, even for a later year', certificate, {}],
    ['an exemption of a company', exemption, {}],
  ])('waits for a decision: %s', (_what, body, some) => {
    expect(decideNewDetail(body, { ...sender, ...some })).toEqual({ ok: true, value: { state: 'pending' } })
  })

  it.each([
    ['an exemption of a person', exemption, { kind: 'individual' }, refused('choice-invalid', 'kind')],
    ['an exemption without evidence', exemption, { hasDocument: false }, refused('required', 'document')],
    ['a certificate without its document', certificate, { hasDocument: false }, refused('required', 'document')],
    [
      'a residence of a person who was born nowhere',
      { ...residence, birthCity: '' },
      { kind: 'individual', hasDocument: false },
      refused('required', 'birthCity'),
    ],
    ['a residence with a document', residence, {}, refused('choice-invalid', 'document')],
    [
      'a residence that begins tomorrow',
      { ...residence, validFrom: '2026-11-21' },
      { hasDocument: false },
      refused('date-too-late', 'validFrom'),
    ],
  ] as const)('is refused: %s', (_what, body, some, refusal) => {
    expect(decideNewDetail(body, { ...sender, ...some })).toMatchObject(refusal)
  })

  it('is refused with all its errors at once', () => {
    const decision = decideNewDetail({ ...residence, validFrom: '2026-11-21' }, sender)
    expect(decision.ok ? [] : decision.refusal.errors!.map(({ path, code }) => `${path} ${code}`)).toEqual([
      ...['document choice-invalid', 'validFrom date-too-late'],
    ])
  })
})

describe('a decision on a tax detail', () => {
  const waiting = { state: 'pending', userId: 'ana' } as const
  it('validates it, or refuses it with a reason', () => {
    expect(decideOnDetail(waiting, { state: 'valid' }, new Set(['ada']))).toEqual({
      ok: true,
      value: { state: 'valid', reason: null },
    })
    const change = { state: 'refused', reason: 'Otro año' } as const
    expect(decideOnDetail(waiting, change, new Set(['ada']))).toEqual({ ok: true, value: change })
    expect(decideOnDetail({ ...waiting, state: 'valid' }, change, new Set(['ada']))).toEqual({
      ok: true,
      value: change,
    })
  })

  it.each([
    ['an already validated one', { ...waiting, state: 'valid' }, { state: 'valid' }, refused('state-forbids')],
    ['a refused one', { ...waiting, state: 'refused' }, { state: 'valid' }, refused('state-forbids')],
    ['a replaced one', { ...waiting, state: 'replaced' }, { state: 'refused', reason: 'x' }, refused('state-forbids')],
    ['deciding on their own', { ...waiting, userId: 'ada' }, { state: 'valid' }, refused('maker-is-checker')],
    ['a refusal without a reason', waiting, { state: 'refused' }, refused('reason-required', 'reason')],
  ] as const)('is not possible: %s', (_what, stored, change, refusal) => {
    expect(decideOnDetail(stored, change, new Set(['ada']))).toMatchObject(refusal)
  })
})

describe('a withdrawal of a tax detail', () => {
  it('withdraws a waiting tax detail', () => {
    expect(decideWithdrawal({ state: 'pending' })).toEqual({ ok: true, value: { state: 'withdrawn' } })
  })

  it.each(['valid', 'refused', 'replaced', 'withdrawn'] as const)('is not possible once it is %s', (state) => {
    expect(decideWithdrawal({ state })).toEqual({ ok: false, refusal: { code: 'state-forbids', params: { state } } })
  })
})
