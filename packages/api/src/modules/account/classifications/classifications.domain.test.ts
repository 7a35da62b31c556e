import { describe, expect, test } from 'vitest'
import { decideNewClassification, decideOnClassification, decideOwnStep } from './classifications.domain.ts'

const now = new Date('2026-11-20T09:00:00Z')
const deciding = { adminId: 'ada', hands: new Set(['ada']), now, today: '2026-11-20' }
const person = { kind: 'individual', isAnotherPending: false } as const
const company = { kind: 'company', isAnotherPending: false } as const
const sophisticated = { wantedClass: 'sophisticated' } as const

describe('a new request', () => {
  test.each([
    ['two criteria of a person', { ...sophisticated, criteria: ['income', 'transactions'] }, person],
    ['one criterion of a company', { ...sophisticated, criteria: ['turnover'] }, company],
    ['a professional client', { wantedClass: 'professional', criteria: ['publicBody'] }, company],
  ] as const)('waits for a decision: %s', (_what, body, asking) => {
    const given = { ...body, criteria: [...body.criteria] }
    expect(decideNewClassification(given, asking)).toEqual({ ok: true, value: { state: 'pending' } })
  })

  test.each([
    ['one criterion of a person', { ...sophisticated, criteria: ['income', 'portfolio'] }, person, 'criteria-not-met'],
    ['criteria of a person for a company', { ...sophisticated, criteria: ['income'] }, company, 'criteria-not-met'],
    [
      'a person as a professional client',
      { wantedClass: 'professional', criteria: ['publicBody'] },
      person,
      'criteria-not-met',
    ],
    [
      'a second request while the first waits',
      { ...sophisticated, criteria: ['turnover'] },
      { ...company, isAnotherPending: true },
      'classification-pending',
    ],
  ] as const)('is refused: %s', (_what, body, asking, code) => {
    const given = { ...body, criteria: [...body.criteria] }
    expect(decideNewClassification(given, asking)).toMatchObject({ ok: false, refusal: { code } })
  })
})

const waiting = { state: 'pending', userId: 'ana', wantedClass: 'sophisticated', reason: null } as const
const approved = { ...waiting, state: 'approved' } as const

describe('a decision', () => {
  const decided = { decidedBy: 'ada', decidedAt: now }
  test.each([
    [
      'approves for two years',
      waiting,
      { state: 'approved' },
      { state: 'approved', ...decided, reason: null, validFrom: '2026-11-20', validUntil: '2028-11-19' },
    ],
    [
      'approves a professional client without an end date',
      { ...waiting, wantedClass: 'professional' },
      { state: 'approved' },
      { state: 'approved', ...decided, reason: null, validFrom: '2026-11-20', validUntil: null },
    ],
    [
      'refuses with a reason',
      waiting,
      { state: 'refused', reason: 'No se lee' },
      { state: 'refused', ...decided, reason: 'No se lee' },
    ],
    [
      'ends a class whose conditions have ceased, and keeps its approver',
      approved,
      { state: 'ended', reason: 'Ya no llega' },
      { state: 'ended', reason: 'Ya no llega', endedAt: now, endedBy: 'ada' },
    ],
  ] as const)('%s', (_what, stored, patch, value) =>
    expect(decideOnClassification(stored, patch, deciding)).toEqual({ ok: true, value }),
  )

  test.each([
    ['on a decided request', approved, { state: 'approved' }, 'state-forbids'],
    ['on a withdrawn request', { ...waiting, state: 'withdrawn' }, { state: 'approved' }, 'state-forbids'],
    ['to end a class that was never approved', waiting, { state: 'ended', reason: 'x' }, 'state-forbids'],
    ['to refuse an approved request', approved, { state: 'refused', reason: 'x' }, 'state-forbids'],
    ['on their own request', { ...waiting, userId: 'ada' }, { state: 'approved' }, 'maker-is-checker'],
    ['to refuse without a reason', waiting, { state: 'refused' }, 'reason-required'],
    ['to end without a reason', approved, { state: 'ended' }, 'reason-required'],
  ] as const)('is not possible: %s', (_what, stored, patch, code) =>
    expect(decideOnClassification(stored, patch, deciding)).toMatchObject({ ok: false, refusal: { code } }),
  )
})

describe('an investor', () => {
  test('withdraws a waiting request, and gives up a class in force at once', () => {
    expect(decideOwnStep(waiting, 'withdraw', { now })).toEqual({ ok: true, value: { state: 'withdrawn' } })
    const value = { state: 'ended', endedAt: now, endedBy: 'ana' }
    expect(decideOwnStep(approved, 'giveUp', { now })).toEqual({ ok: true, value })
  })

  test.each([
    ['withdraw', approved],
    ['giveUp', waiting],
    ['giveUp', { ...approved, state: 'expired' }],
  ] as const)('cannot %s in another state', (step, stored) =>
    expect(decideOwnStep(stored, step, { now })).toMatchObject({ ok: false, refusal: { code: 'state-forbids' } }),
  )
})
