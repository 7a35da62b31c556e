import { expect, test } from 'vitest'
import { decideCorrecting, decidePublishing, isMaterial } from './publishing.domain.ts'

const whole = {
  identifier: '9598CAUCE0000000001200000057',
  gaps: [],
  lengths: [{ pages: 6 }, { pages: 5 }],
  present: 0,
  isSame: false,
  changes: null,
  isMaterial: false,
}
const second = { ...whole, present: 1, changes: 'El plazo' }
const gap = { field: 'activities', language: 'en', problem: 'missing' } as const

test.each([
  ['the first version', whole, { version: 1, changes: null, isMaterial: false }],
  [
    'a first version, ignoring its changes',
    { ...whole, changes: 'Todo', isMaterial: true },
    { version: 1, changes: null, isMaterial: false },
  ],
  ['the second version', second, { version: 2, changes: 'El plazo', isMaterial: false }],
  [
    'a material change',
    { ...second, present: 6, isMaterial: true },
    { version: 7, changes: 'El plazo', isMaterial: true },
  ],
  ['a second version without its changes', { ...second, changes: null }, 'reason-required'],
  ['an offer without identifier', { ...whole, identifier: null }, 'sheet-without-lei'],
  ['a sheet with gaps', { ...whole, gaps: [gap] }, 'sheet-incomplete'],
  ['seven pages in one language', { ...whole, lengths: [{ pages: 6 }, { pages: 7 }] }, 'sheet-too-long'],
  ['a version equal to the one in force', { ...second, isSame: true }, 'sheet-unchanged'],
] as const)('%s', (_what, publishing, outcome) => {
  const decision = decidePublishing(publishing)
  expect(decision.ok ? decision.value : decision.refusal.code).toEqual(outcome)
})

test('a refusal names every missing field', () => {
  const gaps = [gap, { field: 'office', language: null, problem: 'missing' } as const]
  const decision = decidePublishing({ ...whole, gaps })
  expect(decision).toMatchObject({
    refusal: {
      params: { count: 2 },
      errors: [
        { path: 'activitiesEn', code: 'required' },
        { path: 'office', code: 'required' },
      ],
    },
  })
})

const open = { phase: 'Investment', suspended: false } as const
const suspended = { ...open, suspended: true }
const wrong = { version: 2, irregularity: 'El plazo era otro' }
const resuming = { version: 2, endsSuspension: true }

test.each([
  ['a change that does not correct an error', { version: 2 }, open, 'changes'],
  ['a first version', { version: 1 }, suspended, 'changes'],
  ['a material error of an open offer', wrong, open, 'corrects'],
  ['the error of a suspended offer', resuming, suspended, 'resumes'],
  ['the end of a suspension without one', resuming, open, 'state-forbids'],
  ['an error of a version before the first', { ...wrong, version: 1 }, open, 'choice-invalid irregularity'],
  [
    'the end of a suspension by the first version',
    { ...resuming, version: 1 },
    suspended,
    'choice-invalid endsSuspension',
  ],
  ['another error than that of the suspension', { ...wrong, ...resuming }, suspended, 'choice-invalid irregularity'],
] as const)('%s', (_what, correcting, offer, outcome) => {
  const decision = decideCorrecting(correcting, offer)
  const words = decision.ok ? [decision.value] : [decision.refusal.code, decision.refusal.path]
  expect(words.filter(Boolean).join(' ')).toBe(outcome)
})

test.each([
  ['nothing is stated', {}, false],
  ['staff mark it so', { isMaterial: true }, true],
  ['it corrects a material error', { isMaterial: false, irregularity: 'El plazo era otro' }, true],
  ['it ends a suspension', { endsSuspension: true }, true],
])('a change is judged material or not if %s', (_what, body, outcome) => {
  expect(isMaterial(body)).toBe(outcome)
})
