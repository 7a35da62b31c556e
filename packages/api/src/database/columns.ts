import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Shared column kinds. Names follow from the property (`snake_case`). */

/** UUIDv7, made by the application so that a row can be named before it is written. */
export const id = () => uuid()

/** Integer euro cents. */
export const cents = () => bigint({ mode: 'bigint' })

/** An instant to the millisecond, which is what the wire carries; so an `updatedAt` comes back unchanged. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })
