import type { Executor } from '../../database/index.ts'
import { users } from './users.table.ts'

export type NewUser = typeof users.$inferInsert

/** Adds the row of a user; wallet and the rest are `createAccount`'s. */
export async function insertUser(executor: Executor, user: NewUser): Promise<void> {
  await executor.insert(users).values(user)
}
