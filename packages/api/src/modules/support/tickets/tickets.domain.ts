import {
  accept,
  actionsFrom,
  decline,
  isPermitted,
  stateAfter,
  TICKET_DOCUMENT_KINDS,
  ticketLifecycle,
  ticketStateOf,
  type Decision,
  type DocumentOwnerType,
  type FileKind,
  type RefusalValue,
  type Role,
  type TicketStateName,
} from '@cauce/contract'

export type Side = 'customer' | 'staff'

interface Party {
  readonly userId: string
  readonly role: Role
}

/**
 * `isAdmin` claims a side (spec section 6): only staff may claim theirs, and only for a ticket that is not their own.
 */
export function sideOf(
  ticket: { readonly userId: string | null },
  party: Party,
  isAdmin: boolean | undefined,
): Decision<Side> {
  const mayBeStaff = party.role !== 'user' && ticket.userId !== party.userId
  if (isAdmin === true && !mayBeStaff) return decline('forbidden', undefined, 'isAdmin')
  if (isAdmin === false && ticket.userId !== party.userId) return decline('forbidden', undefined, 'isAdmin')
  return accept(mayBeStaff ? 'staff' : 'customer')
}

type Action = keyof typeof ticketLifecycle.transitions

const isStaffOnly = (action: Action): boolean => !isPermitted(ticketLifecycle.transitions[action].permission!, 'user')

/** Only if the caller's side may take the lifecycle's action. */
export function decideState(state: TicketStateName, stateId: string, side: Side): Decision<TicketStateName> {
  const target = ticketStateOf(stateId)
  if (target === undefined) return decline('reference-unknown', undefined, 'stateId')
  if (target === state) return accept(state)
  const action = actionsFrom(ticketLifecycle, state).find((each) => stateAfter(ticketLifecycle, each, state) === target)
  if (action === undefined) return decline('state-forbids', { state })
  return side === 'staff' || !isStaffOnly(action) ? accept(target) : decline('forbidden', undefined, 'stateId')
}

/** The other side's turn, unless the message names another state. A visitor cannot answer: it ends the ticket. */
export function decideMessage(
  { state, userId }: { readonly state: TicketStateName; readonly userId: string | null },
  stateId: string | undefined,
  side: Side,
): Decision<TicketStateName> {
  const isEnded = stateAfter(ticketLifecycle, 'reopen', state) !== undefined
  if (isEnded) return decline('state-forbids', { state })
  if (stateId !== undefined) return decideState(state, stateId, side)
  const action = userId === null ? 'finish' : side === 'staff' ? 'ask' : 'answer'
  return accept(stateAfter(ticketLifecycle, action, state) ?? state)
}

export const unreadAfter = (side: Side) =>
  side === 'staff'
    ? { isUnreadByCustomer: true, isUnreadByStaff: false }
    : { isUnreadByCustomer: false, isUnreadByStaff: true }

export function decideDocuments(
  kinds: readonly FileKind[],
  types: readonly DocumentOwnerType[] | undefined,
): Decision<DocumentOwnerType[]> {
  if (types !== undefined && types.length !== kinds.length)
    return decline('choice-invalid', undefined, 'documentOwnerTypes')
  const ownerTypes = types ?? kinds.map(() => 'userDocument' as const)
  const wrong = ownerTypes.findIndex((type, index) => !isKindOf(type, kinds[index]!))
  return wrong === -1 ? accept([...ownerTypes]) : { ok: false, refusal: wrongKind(ownerTypes[wrong]!) }
}

const isKindOf = (type: DocumentOwnerType, kind: FileKind) =>
  (TICKET_DOCUMENT_KINDS[type] as readonly FileKind[]).includes(kind)

const wrongKind = (type: DocumentOwnerType): RefusalValue => ({
  code: 'file-kind',
  params: { kinds: TICKET_DOCUMENT_KINDS[type].map((kind) => kind.toUpperCase()).join(', ') },
  path: 'documents',
})
