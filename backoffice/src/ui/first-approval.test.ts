import { expect, it } from 'vitest'
import { firstApprovalState } from './first-approval.ts'

const firstApproval = {
  adminId: '0198c0de-0000-7000-8000-000000000001',
  adminName: 'Teresa Olmedo',
  approvedAt: '2026-07-01T08:00:00.000Z',
  expiresAt: '2026-07-03T08:00:00.000Z',
}
const expiry = Date.parse(firstApproval.expiresAt)

it.each([
  { fact: 'there was none', isPending: true, approval: null, now: expiry, state: 'none' },
  { fact: 'it waits until its last moment', isPending: true, approval: firstApproval, now: expiry, state: 'stands' },
  { fact: 'it is too old after', isPending: true, approval: firstApproval, now: expiry + 1, state: 'expired' },
  {
    fact: 'an entry does not age',
    isPending: true,
    approval: { ...firstApproval, expiresAt: null },
    now: expiry + 1,
    state: 'stands',
  },
  { fact: 'the second came', isPending: false, approval: firstApproval, now: expiry + 1, state: 'followed' },
])('knows that $fact', ({ isPending, approval, now, state }) => {
  expect(firstApprovalState(approval, isPending, now)).toBe(state)
})
