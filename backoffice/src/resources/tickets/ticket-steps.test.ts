import { describe, expect, it } from 'vitest'
import { statesAfterReply } from './ticket-steps.ts'

describe('the states in which a reply leaves a ticket', () => {
  it.each([
    ['Open', ['PendingCustomer', 'InProcess', 'Closed']],
    ['PendingManager', ['PendingCustomer', 'InProcess', 'Closed']],
    ['InProcess', ['PendingCustomer', 'InProcess', 'Closed']],
    ['PendingCustomer', ['PendingCustomer', 'InProcess', 'Closed']],
    ['Closed', []],
    ['Dismissed', []],
  ] as const)('from %s: %j', (state, expected) => expect(statesAfterReply(state)).toEqual(expected))
})
