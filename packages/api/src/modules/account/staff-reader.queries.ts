import { ne, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { allOf, isCustomerOf } from '../../database/index.ts'

/** What staff write about customers is read by the staff of these customers, and never by whom it is about. */
export interface StaffReader {
  readonly readerId: string
  readonly managerId?: string | undefined
}

/** The rows about customers that the reader may see. */
export const isReadableBy = (userId: PgColumn, { readerId, managerId }: StaffReader): SQL | undefined =>
  allOf(ne(userId, readerId), managerId !== undefined && isCustomerOf(userId, managerId))
