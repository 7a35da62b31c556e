import { TICKET_STATE_IDS, TICKET_STATES, type FileKind, type TicketStateName } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideDocuments, decideMessage, decideState, sideOf, unreadAfter, type Side } from './tickets.domain.ts'

const outcome = (decision: ReturnType<typeof decideState>) => (decision.ok ? decision.value : decision.refusal.code)

/** Allowed transitions by state and side; others are refused. */
const ways: Record<TicketStateName, Record<Side, readonly TicketStateName[]>> = {
  Open: {
    customer: ['Open', 'PendingManager', 'Closed'],
    staff: ['Open', 'InProcess', 'PendingCustomer', 'PendingManager', 'Closed', 'Dismissed'],
  },
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
  test.each(['customer', 'staff'] as const)('can be changed by the %s exactly to the states of the table', (side) => {
    const reached = TICKET_STATES.filter((target) => decideState(state, TICKET_STATE_IDS[target], side).ok)
    expect(reached).toEqual(TICKET_STATES.filter((target) => ways[state][side].includes(target)))
  })
})

describe('a refused change of state', () => {
  test.each<{ state: TicketStateName; stateId: string; side: Side; code: string }>([
    { state: 'Open', stateId: TICKET_STATE_IDS.InProcess, side: 'customer', code: 'forbidden' },
    { state: 'Closed', stateId: TICKET_STATE_IDS.InProcess, side: 'staff', code: 'state-forbids' },
    { state: 'Open', stateId: '01890000-0000-7000-8000-000000000999', side: 'staff', code: 'reference-unknown' },
  ])('from $state to $stateId by the $side is $code', ({ state, stateId, side, code }) => {
    expect(outcome(decideState(state, stateId, side))).toBe(code)
  })
})

describe('a message', () => {
  test.each<{ state: TicketStateName; stateId?: string; side: Side; isVisitor?: true; expected: string }>([
    { state: 'Open', side: 'customer', expected: 'Open' },
    { state: 'InProcess', side: 'customer', expected: 'PendingManager' },
    { state: 'Open', side: 'staff', expected: 'PendingCustomer' },
    { state: 'Open', stateId: TICKET_STATE_IDS.InProcess, side: 'staff', expected: 'InProcess' },
    { state: 'Open', stateId: TICKET_STATE_IDS.PendingManager, side: 'customer', expected: 'PendingManager' },
    { state: 'InProcess', stateId: TICKET_STATE_IDS.Dismissed, side: 'customer', expected: 'forbidden' },
    { state: 'Closed', side: 'customer', expected: 'state-forbids' },
    { state: 'Dismissed', side: 'staff', expected: 'state-forbids' },
    { state: 'Closed', stateId: TICKET_STATE_IDS.Open, side: 'staff', expected: 'state-forbids' },
    { state: 'Open', side: 'staff', isVisitor: true, expected: 'Closed' },
    { state: 'Open', stateId: TICKET_STATE_IDS.InProcess, side: 'staff', isVisitor: true, expected: 'InProcess' },
  ])(
    'in $state with state $stateId by the $side leads to $expected',
    ({ state, stateId, side, isVisitor, expected }) => {
      expect(outcome(decideMessage({ state, userId: isVisitor ? null : 'ana' }, stateId, side))).toBe(expected)
    },
  )
})

describe('the side', () => {
  const ticket = { userId: 'ana' }
  test.each([
    { userId: 'ana', role: 'user', isAdmin: undefined, expected: 'customer' },
    { userId: 'ana', role: 'user', isAdmin: true, expected: 'forbidden' },
    { userId: 'marta', role: 'operator', isAdmin: undefined, expected: 'staff' },
    { userId: 'marta', role: 'operator', isAdmin: false, expected: 'forbidden' },
    { userId: 'luis', role: 'user', isAdmin: undefined, expected: 'customer' },
    { userId: 'ana', role: 'admin', isAdmin: undefined, expected: 'customer' },
    { userId: 'ana', role: 'admin', isAdmin: true, expected: 'forbidden' },
  ] as const)('of $userId ($role) with isAdmin $isAdmin is $expected', ({ userId, role, isAdmin, expected }) => {
    const decision = sideOf(ticket, { userId, role }, isAdmin)
    expect(decision.ok ? decision.value : decision.refusal.code).toBe(expected)
  })

  test('has read the ticket after writing, and the other side has not', () => {
    expect(unreadAfter('staff')).toEqual({ isUnreadByCustomer: true, isUnreadByStaff: false })
    expect(unreadAfter('customer')).toEqual({ isUnreadByCustomer: false, isUnreadByStaff: true })
  })
})

describe('documents', () => {
  test.each<{ kinds: FileKind[]; types: Parameters<typeof decideDocuments>[1]; expected: string }>([
    { kinds: [], types: undefined, expected: '' },
    { kinds: ['pdf', 'png'], types: undefined, expected: 'userDocument,userDocument' },
    {
      kinds: ['pdf', 'png', 'json'],
      types: ['userDocument', 'screenshot', 'requestHistory'],
      expected: 'userDocument,screenshot,requestHistory',
    },
    { kinds: ['pdf'], types: ['screenshot'], expected: 'file-kind' },
    { kinds: ['png'], types: ['requestHistory'], expected: 'file-kind' },
    { kinds: ['json'], types: undefined, expected: 'file-kind' },
    { kinds: ['png', 'png'], types: ['screenshot'], expected: 'choice-invalid' },
    { kinds: [], types: ['screenshot'], expected: 'choice-invalid' },
  ])('$kinds as $types are taken as $expected', ({ kinds, types, expected }) => {
    const decision = decideDocuments(kinds, types)
    expect(decision.ok ? decision.value.join(',') : decision.refusal.code).toBe(expected)
  })

  test('are refused with the file kinds allowed for their type', () => {
    expect(decideDocuments(['png', 'json'], ['screenshot', 'userDocument'])).toEqual({
      ok: false,
      refusal: { code: 'file-kind', params: { kinds: 'PNG, JPG, PDF' }, path: 'documents' },
    })
  })
})
