import { and, asc, eq, isNull } from 'drizzle-orm'
import { rowsOf, type Executor } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { demonstrationAccounts } from '../../../database/schema/misc.ts'

export const insertDemonstrationAccount = rowsOf(demonstrationAccounts, demonstrationAccounts.userId).insert

export async function listDemonstrationAccounts(executor: Executor) {
  return executor
    .select({
      userId: users.userId,
      name: userName(),
      email: users.email,
      role: users.role,
      password: demonstrationAccounts.password,
      about: demonstrationAccounts.about,
    })
    .from(demonstrationAccounts)
    .innerJoin(users, eq(users.userId, demonstrationAccounts.userId))
    .where(and(isNull(users.deletedAt), eq(users.disabled, false)))
    .orderBy(asc(demonstrationAccounts.position), asc(users.userId))
}
