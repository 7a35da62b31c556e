import { expect, it } from 'vitest'
import { expiryOf, firstApprovalOf, firstApprovalView, oldestValid } from './four-eyes.domain.ts'

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
