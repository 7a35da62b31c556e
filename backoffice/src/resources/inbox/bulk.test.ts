import { describe, expect, it } from 'vitest'
import { bulkChangeFor } from './bulk.ts'
import type { QueueItem } from './queue.ts'

const item = (kind: string, document: unknown = null) => ({ kind, record: { document } }) as unknown as QueueItem
const approve = { verb: 'approve' } as const
const reject = { verb: 'reject', reason: 'No coincide' } as const

describe('one decision for many', () => {
  it.each([
    {
      fact: 'approves an income that has its proof',
      waiting: item('income', { name: 'a.pdf' }),
      decision: approve,
      expected: { status: 'completed' },
    },
    {
      fact: 'cannot approve a withdrawal without one',
      waiting: item('withdraw'),
      decision: approve,
      expected: undefined,
    },
    {
      fact: 'rejects with the reason',
      waiting: item('withdraw'),
      decision: reject,
      expected: { status: 'rejected', rejectReason: 'No coincide' },
    },
    { fact: 'validates an account', waiting: item('bankAccount'), decision: approve, expected: { state: 'valid' } },
    {
      fact: 'marks an account',
      waiting: item('bankAccount'),
      decision: reject,
      expected: { state: 'error', errorMessage: 'No coincide' },
    },
    {
      fact: 'approves an identity',
      waiting: item('verification'),
      decision: approve,
      expected: { decision: 'Approved' },
    },
    {
      fact: 'declines an identity',
      waiting: item('verification'),
      decision: reject,
      expected: { decision: 'Declined', reason: 'No coincide' },
    },
  ])('$fact', ({ waiting, decision, expected }) => expect(bulkChangeFor(waiting, decision)).toEqual(expected))
})
