import { describe, expect, test } from 'vitest'
import { EMAIL_CHANGE_UNDOABLE_DAYS } from './pages.ts'
import { overBefore, RETENTION } from './retention.ts'

describe('the retention periods', () => {
  test.each([
    { law: 'Ley 10/2010, article 25', rule: 'identities', years: 10 },
    { law: 'Ley 10/2010, article 25', rule: 'examinations', years: 10 },
    { law: 'Regulation (EU) 2020/1503, article 26', rule: 'complaints', years: 5 },
    { law: 'Regulation (EU) 2020/1503, article 26', rule: 'notifications', years: 5 },
    { law: 'Regulation (EU) 2020/1503, article 26', rule: 'classes', years: 5 },
    { law: 'Regulation (EU) 2020/1503, article 26', rule: 'protocol', years: 5 },
    { law: 'Código de Comercio, article 30', rule: 'books', years: 6 },
    { law: 'Código de Comercio, article 30', rule: 'issuedDocuments', years: 6 },
  ] as const)('$rule is kept for $years years by $law', ({ rule, years }) => {
    expect(RETENTION[rule].period).toEqual({ years })
  })
})

test('the former address can undo a change of e-mail for as long as the change is kept', () => {
  expect(RETENTION.emailChanges.period.days).toBe(EMAIL_CHANGE_UNDOABLE_DAYS)
})

test.each([
  { rule: 'loginAttempts', before: '2026-11-20T08:00:00.000Z' },
  { rule: 'importLines', before: '2026-10-21T09:00:00.000Z' },
  { rule: 'complaints', before: '2021-11-20T09:00:00.000Z' },
] as const)('a period of $rule is over if it began before $before', ({ rule, before }) => {
  expect(overBefore(rule, new Date('2026-11-20T09:00:00Z')).toISOString()).toBe(before)
})

test('five years from the last day of a February in a leap year end on 1 March', () => {
  const began = new Date('2024-02-29T12:00:00Z')
  expect(began < overBefore('complaints', new Date('2029-02-28T23:00:00Z'))).toBe(false)
  expect(began < overBefore('complaints', new Date('2029-03-01T13:00:00Z'))).toBe(true)
})
