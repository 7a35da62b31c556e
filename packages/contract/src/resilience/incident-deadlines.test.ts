import { describe, expect, test } from 'vitest'
import { incidentDeadline, isMajor, type IncidentCriterion } from './incident-deadlines.ts'

/** Delegated Regulation (EU) 2024/1772, article 8(1). */
test.each<[boolean, IncidentCriterion[]]>([
  [false, []],
  [false, ['criticalServices']],
  [false, ['criticalServices', 'clients']],
  [false, ['criticalServices', 'clients', 'clients']],
  [true, ['criticalServices', 'clients', 'duration']],
  [true, ['criticalServices', 'maliciousAccess']],
  [false, ['clients', 'duration', 'maliciousAccess', 'economicImpact']],
])('major is %j with %j', (expected, criteria) => {
  expect(isMajor(criteria)).toBe(expected)
})

/** Delegated Regulation (EU) 2025/301, article 5. */
describe('what is owed next', () => {
  const noticedAt = new Date('2027-01-29T08:00:00Z')
  const due = (...args: Parameters<typeof incidentDeadline>) => {
    const deadline = incidentDeadline(...args)
    return deadline && [deadline.duty, deadline.dueAt.toISOString()]
  }
  const major = (at: string) => ({ state: 'major', noticedAt, classifiedAt: new Date(at) }) as const
  const at = (wire: string) => new Date(wire)

  test.each([
    ['four hours after classification', '2027-01-29T10:00:00Z', '2027-01-29T14:00:00.000Z'],
    ['a day after it was noticed at the latest', '2027-01-30T06:30:00Z', '2027-01-30T08:00:00.000Z'],
    ['four hours after a classification that came later', '2027-01-30T08:00:00Z', '2027-01-30T12:00:00.000Z'],
  ])('the initial notification %s', (_what, classifiedAt, dueAt) => {
    expect(due(major(classifiedAt))).toEqual(['initialReport', dueAt])
  })

  test('the classification, then the reports, each counted from the one before', () => {
    expect(due({ state: 'open', noticedAt, classifiedAt: null })).toEqual([
      'classification',
      '2027-01-30T08:00:00.000Z',
    ])
    const incident = major('2027-01-29T10:00:00Z')
    expect(due(incident, { kind: 'initialReport', doneAt: at('2027-01-29T13:00:00Z') })).toEqual([
      'intermediateReport',
      '2027-02-01T13:00:00.000Z',
    ])
    expect(due(incident, { kind: 'intermediateReport', doneAt: at('2027-01-31T22:30:00Z') })).toEqual([
      'finalReport',
      '2027-02-28T22:30:00.000Z',
    ])
  })

  test.each(['minor', 'reported', 'closed'] as const)('nothing of an incident that is %s', (state) => {
    expect(due({ state, noticedAt, classifiedAt: noticedAt })).toBeNull()
  })
})
