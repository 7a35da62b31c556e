import { expect, it } from 'vitest'
import { expiryOf, firstApprovalOf, firstApprovalView, handsOf, oldestValid } from './four-eyes.domain.ts'

const approvedAt = new Date('2026-11-18T09:00:00.000Z')
const byAda = { adminId: 'ada', approvedAt }
const inTime = expiryOf(approvedAt)

it('gives the second administrator two days', () => {
  expect(inTime).toEqual(new Date('2026-11-20T09:00:00.000Z'))
  expect(oldestValid(inTime)).toEqual(approvedAt)
})

it('reads and shows the first approval of a row', () => {
  const row = { firstApprovedBy: 'ada', firstApprovedAt: approvedAt }
  expect(firstApprovalOf(row)).toEqual(byAda)
  expect(firstApprovalView(row, 'Ada')).toEqual({ ...byAda, adminName: 'Ada', expiresAt: inTime })
  expect(firstApprovalView(row, null, { isLasting: true })).toEqual({ ...byAda, adminName: '', expiresAt: null })
})

it.each([
  { firstApprovedBy: null, firstApprovedAt: null },
  { firstApprovedBy: null, firstApprovedAt: approvedAt },
  { firstApprovedBy: 'ada', firstApprovedAt: null },
])('finds no first approval in $firstApprovedBy at $firstApprovedAt', (row) => {
  expect(firstApprovalOf(row)).toBeNull()
  expect(firstApprovalView(row, 'Ada')).toBeNull()
})

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 9))
const on = (userId: string, handId: string, day: number, isStaff = true) => ({
  userId,
  handId,
  createdAt: at(day),
  isStaff,
})
/** Ada proposed and Bea approved the role of Pia. */
const PIA = [on('pia', 'ada', 18), on('pia', 'bea', 18)]

it.each<{ title: string; of: string; rows: readonly ReturnType<typeof on>[]; day?: number; hands: readonly string[] }>([
  { title: 'only her own without changes', of: 'ada', rows: [], hands: ['ada'] },
  { title: 'a new administrator counts as both who made her', of: 'pia', rows: PIA, hands: ['ada', 'bea', 'pia'] },
  { title: 'who proposed her counts as her', of: 'ada', rows: PIA, hands: ['ada', 'pia'] },
  { title: 'who approved her counts as her', of: 'bea', rows: PIA, hands: ['bea', 'pia'] },
  {
    title: 'a customer whom she helped counts as nobody',
    of: 'ada',
    rows: [on('cli', 'ada', 18, false)],
    hands: ['ada'],
  },
  { title: 'somebody else counts as nobody', of: 'cai', rows: PIA, hands: ['cai'] },
  { title: 'the day before the seventh', of: 'ada', rows: PIA, day: 24, hands: ['ada', 'pia'] },
  { title: 'seven days later she has her own hand', of: 'ada', rows: PIA, day: 25, hands: ['ada'] },
  { title: 'a chain', of: 'quin', rows: [on('pia', 'ada', 18), on('quin', 'pia', 19)], hands: ['ada', 'pia', 'quin'] },
  {
    title: 'the beginning of a chain',
    of: 'ada',
    rows: [on('pia', 'ada', 18), on('quin', 'pia', 19)],
    hands: ['ada', 'pia', 'quin'],
  },
  {
    title: 'two whom the same person made',
    of: 'pia',
    rows: [on('pia', 'ada', 18), on('quin', 'ada', 19)],
    hands: ['ada', 'pia', 'quin'],
  },
])('the hands of an administrator: $title', ({ of, rows, day = 20, hands }) => {
  expect([...handsOf(of, rows, at(day))].toSorted()).toEqual(hands)
})
