import { describe, expect, it } from 'vitest'
import { statesAfterReply } from './ticket-steps.ts'

describe('the states in which a reply leaves a ticket', () => {
  it.each([
    { state: 'Open', expected: ['PendingCustomer', 'InProcess', 'Closed'] },
    { state: 'PendingManager', expected: ['PendingCustomer', 'InProcess', 'Closed'] },
    { state: 'InProcess', expected: ['PendingCustomer', 'InProcess', 'Closed'] },
    { state: 'PendingCustomer', expected: ['PendingCustomer', 'InProcess', 'Closed'] },
    { state: 'Closed', expected: [] },
    { state: 'Dismissed', expected: [] },
    { state: 'Open', userId: null, expected: ['Closed', 'InProcess'] },
  ] as const)('from $state: $expected', ({ expected, ...ticket }) =>
    expect(statesAfterReply({ userId: 'ana', ...ticket })).toEqual(expected),
  )
})
