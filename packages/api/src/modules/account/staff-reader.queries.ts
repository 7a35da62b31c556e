import { ne, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { allOf, isCustomerOf } from '../../database/index.ts'

export interface StaffReader {
  readonly readerId: string
  readonly managerId?: string | undefined
}

export const isReadableBy = (userId: PgColumn, { readerId, managerId }: StaffReader): SQL | undefined =>
  allOf(ne(userId, readerId), managerId !== undefined && isCustomerOf(userId, managerId))
