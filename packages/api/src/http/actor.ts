import type { ActorKind, Role } from '@cauce/contract'

/** Who asks. `pending` has given the password and owes the code (handbook rule 2.15). */
export interface Actor {
  readonly kind: ActorKind
  readonly userId: string | null
  readonly role: Role | null
  readonly sessionId: string | null
  /** False in a session that a trusted browser opened without a code. */
  readonly isCodeGiven: boolean
  readonly isDeviceTrusted: boolean
  /** Recovery codes of this session wait for the person to say that they are kept. */
  readonly hasCodesToKeep: boolean
  /** How far the log of the database was after the last write of a session of staff; null if there was none (decision 166). */
  readonly writtenPosition: bigint | null
  /** A visitor whose cookie names a session that has ended. */
  readonly isSessionOver?: boolean
}

/** A caller without a session. */
export const visitor: Actor = {
  kind: 'visitor',
  userId: null,
  role: null,
  sessionId: null,
  isCodeGiven: false,
  isDeviceTrusted: false,
  hasCodesToKeep: false,
  writtenPosition: null,
}

/** The id of a person who is known to be logged in, because the permission excludes visitors. */
export function userIdOf(actor: Actor): string {
  if (actor.userId === null) throw new Error('A visitor reached a handler that needs a person')
  return actor.userId
}

/** A person who is known to be logged in, with their session. */
export const personOf = ({ actor }: { readonly actor: Actor }) => ({
  userId: userIdOf(actor),
  sessionId: actor.sessionId!,
})
