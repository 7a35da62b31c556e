import { describe, expect, it } from 'vitest'
import { bulkModeOf, rejectionOf } from './bulk.ts'
import type { QueueKind } from './queue.ts'

describe('what may be done with several rows at once', () => {
  it.each<{ fact: string; kinds: QueueKind[]; mode: string }>([
    { fact: 'incomes are approved together, each with its evidence', kinds: ['income', 'income'], mode: 'movements' },
    { fact: 'so are withdrawals', kinds: ['withdraw', 'withdraw'], mode: 'movements' },
    { fact: 'an income and a withdrawal are not decided by one press', kinds: ['income', 'withdraw'], mode: 'mixed' },
    { fact: 'nor an income and an identity', kinds: ['income', 'verification'], mode: 'mixed' },
    { fact: 'nor an identity and an account', kinds: ['verification', 'bankAccount'], mode: 'mixed' },
    { fact: 'identities are approved one by one', kinds: ['verification', 'verification'], mode: 'one-by-one' },
    { fact: 'so are bank accounts', kinds: ['bankAccount'], mode: 'one-by-one' },
  ])('$fact', ({ kinds, mode }) => expect(bulkModeOf(kinds.map((kind) => ({ kind })))).toBe(mode))
})

it.each([
  { kind: 'income', change: { status: 'rejected', rejectReason: 'No coincide' } },
  { kind: 'withdraw', change: { status: 'rejected', rejectReason: 'No coincide' } },
  { kind: 'bankAccount', change: { state: 'error', errorMessage: 'No coincide' } },
  { kind: 'verification', change: { decision: 'Declined', reason: 'No coincide' } },
] as const)('rejects $kind with the reason', ({ kind, change }) =>
  expect(rejectionOf({ kind }, 'No coincide').change).toEqual(change),
)
