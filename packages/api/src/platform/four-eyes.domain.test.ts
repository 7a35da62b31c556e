import { expect, it } from 'vitest'
import {
  decideFourEyes,
  expiryOf,
  firstApprovalOf,
  firstApprovalView,
  oldestValid,
  type FirstApproval,
} from './four-eyes.domain.ts'

const approvedAt = new Date('2026-11-18T09:00:00.000Z')
const byAda = { adminId: 'ada', approvedAt }
const byBea = { adminId: 'bea', approvedAt }
const inTime = expiryOf(approvedAt)
const tooLate = new Date(inTime.getTime() + 1)

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

it.each<{ title: string; amount: bigint; first: FirstApproval | null; now: Date; outcome: string }>([
  { title: 'is enough below the threshold', amount: 99n, first: null, now: inTime, outcome: 'complete' },
  {
    title: 'is enough below the threshold, though she approved first',
    amount: 99n,
    first: byAda,
    now: inTime,
    outcome: 'complete',
  },
  {
    title: 'is the first approval from the threshold on',
    amount: 100n,
    first: null,
    now: inTime,
    outcome: 'first-half',
  },
  {
    title: 'completes what another administrator approved first',
    amount: 100n,
    first: byBea,
    now: inTime,
    outcome: 'complete',
  },
  { title: 'is refused when she approved first', amount: 100n, first: byAda, now: inTime, outcome: 'maker-is-checker' },
  {
    title: 'is a first approval again when the one of another administrator has expired',
    amount: 100n,
    first: byBea,
    now: tooLate,
    outcome: 'first-half',
  },
  {
    title: 'is a first approval again when her own has expired',
    amount: 100n,
    first: byAda,
    now: tooLate,
    outcome: 'first-half',
  },
])("ada's approval $title", ({ amount, first, now, outcome }) => {
  const decision = decideFourEyes(amount, first, { adminId: 'ada', fourEyesThreshold: 100n, now })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
