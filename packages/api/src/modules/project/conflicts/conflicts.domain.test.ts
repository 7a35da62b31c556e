import { normalisedTaxNumber, type Decision } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideConflictStep, decideTerms, type ConflictTerms } from './conflicts.domain.ts'

const today = '2026-11-20'
const terms: ConflictTerms = { tie: 'other', projectId: null, taxNumber: null, since: '2026-01-01' }
const codeOf = (decision: Decision<unknown>) => {
  if (decision.ok) return 'accepted'
  const { code, path = '', errors = [{ code, path }] } = decision.refusal
  return errors.map((error) => `${error.code} ${error.path}`.trim()).join(', ')
}

/** Regulation (EU) 2020/1503, article 8. */
describe('an entry', () => {
  test.each<{ what: string; change: Partial<ConflictTerms>; outcome: string }>([
    { what: 'with another tie needs no project', change: {}, outcome: 'accepted' },
    { what: 'of an investor without project', change: { tie: 'investor' }, outcome: 'required projectId' },
    { what: 'of an investor in a project', change: { tie: 'investor', projectId: 'one' }, outcome: 'accepted' },
    { what: 'of a promoter without project or tax number', change: { tie: 'promoter' }, outcome: 'required taxNumber' },
    { what: 'of a promoter by project', change: { tie: 'promoter', projectId: 'one' }, outcome: 'accepted' },
    { what: 'of a promoter by tax number', change: { tie: 'promoter', taxNumber: 'B1' }, outcome: 'accepted' },
    { what: 'of a promoter by spaces', change: { tie: 'promoter', taxNumber: ' - ' }, outcome: 'required taxNumber' },
    { what: 'from today', change: { since: today }, outcome: 'accepted' },
    { what: 'from tomorrow', change: { since: '2026-11-21' }, outcome: 'date-too-late since' },
    {
      what: 'with every field wrong',
      change: { tie: 'investor', since: '2026-11-21' },
      outcome: 'required projectId, date-too-late since',
    },
  ])('$what: $outcome', ({ change, outcome }) => {
    expect(codeOf(decideTerms({ ...terms, ...change }, today))).toBe(outcome)
  })

  test.each([
    [' b-12.345.674 ', 'B12345674'],
    ['', null],
    [null, null],
  ])('normalises the tax number %j', (typed, kept) => {
    expect(normalisedTaxNumber(typed)).toBe(kept)
  })
})

describe('a step', () => {
  test.each([
    { present: 'active', step: 'review', change: { state: 'active', reviewedOn: today } },
    { present: 'active', step: 'end', change: { state: 'ended', endedOn: today } },
  ] as const)('$step of an entry that is $present', ({ present, step, change }) => {
    expect(decideConflictStep(present, step, today)).toEqual({ ok: true, value: change })
  })

  test.each(['review', 'end'] as const)('%s of an ended entry is refused', (step) => {
    expect(codeOf(decideConflictStep('ended', step, today))).toBe('state-forbids')
  })
})
