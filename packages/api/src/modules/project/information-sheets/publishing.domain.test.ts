import { expect, test } from 'vitest'
import { decidePublishing } from './publishing.domain.ts'

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
    'a first version, which changes nothing',
    { ...whole, changes: 'Todo', isMaterial: true },
    { version: 1, changes: null, isMaterial: false },
  ],
  ['the second version', second, { version: 2, changes: 'El plazo', isMaterial: false }],
  [
    'a material change',
    { ...second, present: 6, isMaterial: true },
    { version: 7, changes: 'El plazo', isMaterial: true },
  ],
  ['a second version without what changed', { ...second, changes: null }, 'reason-required'],
  ['an offer without identifier', { ...whole, identifier: null }, 'sheet-without-lei'],
  ['a sheet with gaps', { ...whole, gaps: [gap] }, 'sheet-incomplete'],
  ['seven sides in one language', { ...whole, lengths: [{ pages: 6 }, { pages: 7 }] }, 'sheet-too-long'],
  ['what the version in force says already', { ...second, isSame: true }, 'sheet-unchanged'],
] as const)('%s', (_what, publishing, outcome) => {
  const decision = decidePublishing(publishing)
  expect(decision.ok ? decision.value : decision.refusal.code).toEqual(outcome)
})

test('a refusal names every field that is missing', () => {
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
