import {
  accept,
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

/** On which side of a ticket somebody stands: the client's, or that of whoever works it. */
export type Side = 'customer' | 'staff'

interface Party {
  readonly userId: string
  readonly role: Role
}

/**
 * The side somebody acts on. The client of a ticket stands on the client's, whoever they are otherwise; `isAdmin` says it
 * outright (spec section 6), and only staff may claim theirs, for a ticket that is not their own.
 */
export function sideOf(
  ticket: { readonly userId: string },
  party: Party,
  isAdmin: boolean | undefined,
): Decision<Side> {
  const mayBeStaff = party.role !== 'user' && ticket.userId !== party.userId
  if (isAdmin === true && !mayBeStaff) return decline('forbidden', undefined, 'isAdmin')
  if (isAdmin === false && ticket.userId !== party.userId) return decline('forbidden', undefined, 'isAdmin')
  return accept(mayBeStaff ? 'staff' : 'customer')
}

type Action = keyof typeof ticketLifecycle.transitions

/** Actions that belong to one side only; the others are open to both. */
const staffOnly = (action: Action): boolean => !isPermitted(ticketLifecycle.transitions[action].permission!, 'user')

/** The state that somebody asks a ticket to go to, if the lifecycle leads there and their side may take that way. */
export function decideState(state: TicketStateName, stateId: string, side: Side): Decision<TicketStateName> {
  const target = ticketStateOf(stateId)
  if (target === undefined) return decline('reference-unknown', undefined, 'stateId')
  if (target === state) return accept(state)
  const ways = (Object.keys(ticketLifecycle.transitions) as Action[]).filter((action) => {
    return ticketLifecycle.transitions[action].to === target && stateAfter(ticketLifecycle, action, state) !== undefined
  })
  if (ways.length === 0) return decline('state-forbids', { state })
  return side === 'staff' || ways.some((action) => !staffOnly(action))
    ? accept(target)
    : decline('forbidden', undefined, 'stateId')
}

/** The state after a message: it passes the ticket to the other side, unless staff says where to leave it. */
export function decideMessage(
  state: TicketStateName,
  stateId: string | undefined,
  side: Side,
): Decision<TicketStateName> {
  if (state === 'Closed' || state === 'Dismissed') return decline('state-forbids', { state })
  if (stateId !== undefined) {
    return side === 'staff' ? decideState(state, stateId, side) : decline('forbidden', undefined, 'stateId')
  }
  return accept(stateAfter(ticketLifecycle, side === 'staff' ? 'ask' : 'answer', state) ?? state)
}

/** Which flags a change by one side sets: news for the other, none for oneself. */
export const unreadAfter = (side: Side) =>
  side === 'staff'
    ? { isUnreadByCustomer: true, isUnreadByStaff: false }
    : { isUnreadByCustomer: false, isUnreadByStaff: true }

/** What each document of a new ticket is, and whether its content may be that. */
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
