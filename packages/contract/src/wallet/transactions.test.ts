import { expect, test } from 'vitest'
import { stateOfTransaction } from './transactions.lifecycle.ts'
import { isTransferCancellable, TRANSFER_STAGES } from './transactions.ts'

test('a transfer can be cancelled until it is released', () => {
  expect(TRANSFER_STAGES.filter(isTransferCancellable)).toEqual(['approved', 'batched'])
})

test.each([
  { status: 'pending', cancelledAt: null, state: 'pending' },
  { status: 'completed', cancelledAt: null, state: 'completed' },
  { status: 'rejected', cancelledAt: null, state: 'rejected' },
  { status: 'rejected', cancelledAt: '2026-11-23T09:00:00.000Z', state: 'cancelled' },
] as const)('a transaction $status and cancelled at $cancelledAt has state $state', ({ state, ...transaction }) => {
  expect(stateOfTransaction(transaction)).toBe(state)
})
