import { v7 } from 'uuid'

/** A new id (UUIDv7, RFC 9562): unique, and sorted by the moment of its making. */
export const uuidv7 = (at?: Date): string => v7(at ? { msecs: at.getTime() } : undefined)
