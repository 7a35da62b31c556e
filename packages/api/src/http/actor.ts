import type { ActorKind, Role } from '@cauce/contract'

/** `pending`: password given, code owed (handbook rule 2.15). */
export interface Actor {
  readonly kind: ActorKind
  readonly userId: string | null
  readonly role: Role | null
  readonly sessionId: string | null
  /** False in a session opened without a code in a trusted browser. */
  readonly isCodeGiven: boolean
  readonly isDeviceTrusted: boolean
  /** Without further use. */
  readonly sessionEndsAt: Date | null
  /** Unacknowledged recovery codes in this session. */
  readonly hasCodesToKeep: boolean
  /**
   * WAL position after the last write of a staff session, for read-your-writes on the standby; null without one
   * (decision processes-and-failover).
   */
  readonly writtenPosition: bigint | null
  /** The cookie names an ended session. */
  readonly isSessionOver?: boolean
}

export const visitor: Actor = {
  kind: 'visitor',
  userId: null,
  role: null,
  sessionId: null,
  isCodeGiven: false,
  isDeviceTrusted: false,
  sessionEndsAt: null,
  hasCodesToKeep: false,
  writtenPosition: null,
}

export function userIdOf(actor: Actor): string {
  if (actor.userId === null) throw new Error('A visitor reached a handler that needs a person')
  return actor.userId
}

export const personOf = ({ actor }: { readonly actor: Actor }) => ({
  userId: userIdOf(actor),
  sessionId: actor.sessionId!,
})
