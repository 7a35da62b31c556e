import { TICKET_STATE_IDS, TICKET_STATES, type FileKind, type TicketStateName } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideDocuments, decideMessage, decideState, sideOf, unreadAfter, type Side } from './tickets.domain.ts'

const outcome = (decision: ReturnType<typeof decideState>) => (decision.ok ? decision.value : decision.refusal.code)

/** For each state and each side, which states it leads to; everything else is refused. */
const ways: Record<TicketStateName, Record<Side, readonly TicketStateName[]>> = {
  Open: { customer: ['Open', 'Closed'], staff: ['Open', 'InProcess', 'PendingCustomer', 'Closed', 'Dismissed'] },
  InProcess: {
    customer: ['InProcess', 'PendingManager', 'Closed'],
    staff: ['InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'],
  },
  PendingCustomer: {
    customer: ['PendingCustomer', 'PendingManager', 'Closed'],
    staff: ['InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'],
  },
  PendingManager: {
    customer: ['PendingManager', 'Closed'],
    staff: ['InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'],
  },
  Closed: { customer: ['Open', 'Closed'], staff: ['Open', 'Closed'] },
  Dismissed: { customer: ['Open', 'Dismissed'], staff: ['Open', 'Dismissed'] },
}

describe.each(TICKET_STATES)('a ticket that is %s', (state) => {
  test.each(['customer', 'staff'] as const)('is led by the %s to the states of the table and no others', (side) => {
    const reached = TICKET_STATES.filter((target) => decideState(state, TICKET_STATE_IDS[target], side).ok)
    expect(reached).toEqual(TICKET_STATES.filter((target) => ways[state][side].includes(target)))
  })
})

describe('a refused change of state', () => {
  test.each<[TicketStateName, string, Side, string]>([
    ['Open', TICKET_STATE_IDS.InProcess, 'customer', 'forbidden'],
    ['Open', TICKET_STATE_IDS.Dismissed, 'customer', 'forbidden'],
    ['Closed', TICKET_STATE_IDS.InProcess, 'staff', 'state-forbids'],
    ['Open', '01890000-0000-7000-8000-000000000999', 'staff', 'reference-unknown'],
  ])('from %s to %s by the %s is %s', (state, stateId, side, code) => {
    expect(outcome(decideState(state, stateId, side))).toBe(code)
  })
})

describe('a message', () => {
  test.each<[TicketStateName, string | undefined, Side, string]>([
    ['Open', undefined, 'customer', 'Open'],
    ['InProcess', undefined, 'customer', 'PendingManager'],
    ['PendingCustomer', undefined, 'customer', 'PendingManager'],
    ['PendingManager', undefined, 'customer', 'PendingManager'],
    ['Open', undefined, 'staff', 'PendingCustomer'],
    ['PendingManager', undefined, 'staff', 'PendingCustomer'],
    ['PendingCustomer', undefined, 'staff', 'PendingCustomer'],
    ['Open', TICKET_STATE_IDS.InProcess, 'staff', 'InProcess'],
    ['InProcess', TICKET_STATE_IDS.Closed, 'staff', 'Closed'],
    ['InProcess', TICKET_STATE_IDS.Closed, 'customer', 'forbidden'],
    ['Closed', undefined, 'customer', 'state-forbids'],
    ['Dismissed', undefined, 'staff', 'state-forbids'],
    ['Closed', TICKET_STATE_IDS.Open, 'staff', 'state-forbids'],
  ])('in %s with the wish %s by the %s leaves %s', (state, stateId, side, expected) => {
    expect(outcome(decideMessage(state, stateId, side))).toBe(expected)
  })
})

describe('the side', () => {
  const ticket = { userId: 'ana' }
  test.each([
    ['ana', 'user', undefined, 'customer'],
    ['ana', 'user', false, 'customer'],
    ['ana', 'user', true, 'forbidden'],
    ['marta', 'operator', undefined, 'staff'],
    ['marta', 'operator', true, 'staff'],
    ['marta', 'operator', false, 'forbidden'],
    ['ana', 'admin', undefined, 'customer'],
    ['ana', 'admin', true, 'forbidden'],
  ] as const)('of %s (%s) who says %s is %s', (userId, role, isAdmin, expected) => {
    const decision = sideOf(ticket, { userId, role }, isAdmin)
    expect(decision.ok ? decision.value : decision.refusal.code).toBe(expected)
  })

  test('that has written has read, and the other has not', () => {
    expect(unreadAfter('staff')).toEqual({ isUnreadByCustomer: true, isUnreadByStaff: false })
    expect(unreadAfter('customer')).toEqual({ isUnreadByCustomer: false, isUnreadByStaff: true })
  })
})

describe('documents', () => {
  test.each<[FileKind[], Parameters<typeof decideDocuments>[1], string]>([
    [[], undefined, ''],
    [['pdf', 'png'], undefined, 'userDocument,userDocument'],
    [
      ['pdf', 'png', 'json'],
      ['userDocument', 'screenshot', 'requestHistory'],
      'userDocument,screenshot,requestHistory',
    ],
    [['pdf'], ['screenshot'], 'file-kind'],
    [['png'], ['requestHistory'], 'file-kind'],
    [['json'], undefined, 'file-kind'],
    [['png', 'png'], ['screenshot'], 'choice-invalid'],
    [[], ['screenshot'], 'choice-invalid'],
  ])('%j as %j are taken as %s', (kinds, types, expected) => {
    const decision = decideDocuments(kinds, types)
    expect(decision.ok ? decision.value.join(',') : decision.refusal.code).toBe(expected)
  })
})
