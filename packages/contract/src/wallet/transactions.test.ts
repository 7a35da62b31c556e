import { expect, test } from 'vitest'
import { stateOfTransaction } from './transactions.lifecycle.ts'
import { withdrawalNumberIn } from './transactions.ts'
import { isTransferCancellable, TRANSFER_STAGES } from './transfers.ts'

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

test.each([
  ['RT-2026-004117', 'RT-2026-004117'],
  ['RT2026004117', 'RT-2026-004117'],
  [' rt 2026 004117 ', 'RT-2026-004117'],
  ['RT-2026-1004117', 'RT-2026-1004117'],
  ['RT-2026-4117', undefined],
  ['RF69CAU000017', undefined],
  ['2026', undefined],
  ['', undefined],
])('%j is the number %j', (typed, number) => {
  expect(withdrawalNumberIn(typed)).toBe(number)
})
