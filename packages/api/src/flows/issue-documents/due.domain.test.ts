import { describe, expect, it } from 'vitest'
import { endedPeriodsOf, subjectKey, subjectsOf, type Activity } from './due.domain.ts'

const NOTHING: Activity = { orders: [], ended: [], months: [], paidYears: [], hasMoney: false }
const due = (activity: Partial<Activity>, today: string) =>
  subjectsOf({ ...NOTHING, ...activity }, today).map(({ kind, periodStart, periodEnd }) =>
    periodStart === null ? kind : `${kind} ${periodStart} ${periodEnd}`,
  )

describe('the documents due to a person', () => {
  it('include contract and confirmation on the day of an order', () => {
    const order = { orderId: 'one', projectId: 'casa', day: '2026-11-20' }
    expect(due({ orders: [order] }, '2026-11-20')).toEqual(['orderContract', 'orderConfirmation'])
  })

  it('include the statement of a month with movements from the first of the next month', () => {
    expect(due({ months: ['2026-02'] }, '2026-02-28')).toEqual([])
    expect(due({ months: ['2026-02'] }, '2026-03-01')).toEqual(['monthlyStatement 2026-02-01 2026-02-28'])
  })

  it('include the yearly statement and the certificate from the next January', () => {
    const activity = { months: ['2025-12'], paidYears: [2025] }
    expect(due(activity, '2025-12-31')).toEqual([])
    expect(due(activity, '2026-01-01')).toEqual([
      'monthlyStatement 2025-12-01 2025-12-31',
      'yearlyStatement 2025-01-01 2025-12-31',
      'taxCertificate 2025-01-01 2025-12-31',
    ])
  })

  it('include the statement of a year without movements while the person has money', () => {
    const years = (hasMoney: boolean) =>
      due({ months: ['2023-05'], hasMoney }, '2026-03-01').filter((name) => name.startsWith('yearly'))
    expect(years(false)).toEqual(['yearlyStatement 2023-01-01 2023-12-31'])
    expect(years(true)).toHaveLength(3)
  })

  it('include a yearly statement from the year of the first movement to that of the last', () => {
    const years = due({ months: ['2025-02', '2023-05'] }, '2026-03-01').filter((name) => name.startsWith('yearly'))
    expect(years.map((name) => name.slice(16, 20))).toEqual(['2023', '2024', '2025'])
  })

  it('include the summary of a project that has ended', () => {
    const [subject] = subjectsOf({ ...NOTHING, ended: [{ projectId: 'casa', day: '2025-06-30' }] }, '2026-01-01')
    expect(subject).toMatchObject({ kind: 'projectSummary', projectId: 'casa', orderId: null, year: 2025 })
  })
})

it('lists each document once', () => {
  const orders = ['one', 'two'].map((orderId) => ({ orderId, projectId: 'casa', day: '2024-03-01' }))
  const ended = [{ projectId: 'casa', day: '2025-06-30' }]
  const all = subjectsOf(
    { orders, ended, months: ['2024-03', '2025-06'], paidYears: [2025], hasMoney: true },
    '2026-11-20',
  )
  expect(new Set(all.map(subjectKey)).size).toBe(all.length)
})

it('finds the last month and year that have ended', () => {
  expect(endedPeriodsOf('2026-01-01')).toEqual({ month: '2025-12-01', monthEnd: '2026-01-01', year: 2025 })
  expect(endedPeriodsOf('2026-11-20')).toEqual({ month: '2026-10-01', monthEnd: '2026-11-01', year: 2025 })
})
