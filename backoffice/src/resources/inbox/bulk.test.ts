import { describe, expect, it } from 'vitest'
import { bulkChangeFor } from './bulk.ts'
import type { QueueItem } from './queue.ts'

const item = (kind: string, document: unknown = null) => ({ kind, record: { document } }) as unknown as QueueItem
const approve = { verb: 'approve' } as const
const reject = { verb: 'reject', reason: 'No coincide' } as const

describe('one decision for many', () => {
  it.each([
    ['approves an income that has its proof', item('income', { name: 'a.pdf' }), approve, { status: 'completed' }],
    ['cannot approve a withdrawal without one', item('withdraw'), approve, undefined],
    ['rejects with the reason', item('withdraw'), reject, { status: 'rejected', rejectReason: 'No coincide' }],
    ['validates an account', item('bankAccount'), approve, { state: 'valid' }],
    ['marks an account', item('bankAccount'), reject, { state: 'error', errorMessage: 'No coincide' }],
    ['approves an identity', item('verification'), approve, { decision: 'Approved' }],
    ['declines an identity', item('verification'), reject, { decision: 'Declined', reason: 'No coincide' }],
  ])('%s', (_fact, waiting, decision, expected) => expect(bulkChangeFor(waiting, decision)).toEqual(expected))
})
