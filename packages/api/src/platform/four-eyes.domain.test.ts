import { expect, it } from 'vitest'
import { decideFourEyes, expiryOf, type FirstApproval } from './four-eyes.domain.ts'

const approvedAt = new Date('2026-11-18T09:00:00.000Z')
const byAda = { adminId: 'ada', approvedAt }
const byBea = { adminId: 'bea', approvedAt }
const inTime = expiryOf(approvedAt)
const tooLate = new Date(inTime.getTime() + 1)

it('gives the second administrator two days', () => {
  expect(inTime).toEqual(new Date('2026-11-20T09:00:00.000Z'))
})

it.each<[string, bigint, FirstApproval | null, Date, string]>([
  ['is enough below the threshold', 99n, null, inTime, 'complete'],
  ['is enough below the threshold, though the same person was first', 99n, byAda, inTime, 'complete'],
  ['is the first half from the threshold on', 100n, null, inTime, 'first-half'],
  ['completes what somebody else approved first', 100n, byBea, inTime, 'complete'],
  ['is refused to who approved first', 100n, byAda, inTime, 'maker-is-checker'],
  ['begins anew when the first half of somebody else has expired', 100n, byBea, tooLate, 'first-half'],
  ['begins anew when their own first half has expired', 100n, byAda, tooLate, 'first-half'],
])("ada's approval %s", (_, amount, first, now, outcome) => {
  const decision = decideFourEyes(amount, first, { adminId: 'ada', fourEyesThreshold: 100n, now })
  expect(decision.ok ? decision.value : decision.refusal.code).toBe(outcome)
})
