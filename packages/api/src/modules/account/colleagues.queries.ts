import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { type Executor, allOf, isCustomerOf } from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'

const customers = alias(users, 'customers')

/** Administrators, and the customer's manager. */
const isColleagueOf = (userId: string): SQL | undefined =>
  and(
    eq(users.disabled, false),
    isNull(users.deletedAt),
    ne(users.userId, userId),
    or(
      eq(users.role, 'admin'),
      and(
        eq(users.role, 'operator'),
        sql`${users.userId} = (select ${customers.managerId} from ${users} ${sql.identifier('customers')} where ${customers.userId} = ${userId})`,
      ),
    ),
  )

/** By name. */
export async function listColleagues(executor: Executor, userId: string, ids?: readonly string[]) {
  return executor
    .select({ userId: users.userId, name: userName(), role: users.role })
    .from(users)
    .where(and(isColleagueOf(userId), ids && inArray(users.userId, [...ids])))
    .orderBy(asc(sql`cauce_fold(${userName()})`), asc(users.userId))
}

export interface StaffReader {
  readonly readerId: string
  readonly managerId?: string | undefined
}

export const isReadableBy = (userId: PgColumn, { readerId, managerId }: StaffReader): SQL | undefined =>
  allOf(ne(userId, readerId), managerId !== undefined && isCustomerOf(userId, managerId))
