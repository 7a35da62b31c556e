import { and, eq, inArray } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { accessChanges, type AccessChangeRow } from '../../../database/schema/access.ts'
import { userName, users } from '../../../database/schema/account.ts'

const { accessChangeId, userId, kind, state } = accessChanges

const proposals = proposalsOf(accessChanges, {
  id: accessChangeId,
  filters: { userId },
  search: ['reason', 'userName'],
  sortedBy: 'createdAt',
})
export const { rows: accessChangeRows, awaits: awaitsAccessDecision } = proposals

export async function listAccessChanges(...asked: Parameters<typeof proposals.list>) {
  const { data, total } = await proposals.list(...asked)
  return { data: await withPeople(asked[0], data), total }
}

export async function findAccessChange(executor: Executor, id: string) {
  const change = await proposals.find(executor, id)
  return change && (await withPeople(executor, [change]))[0]
}

async function withPeople<Change extends { readonly userId: string }>(executor: Executor, changes: readonly Change[]) {
  const ids = changes.map((change) => change.userId)
  const people = await executor
    .select({ userId: users.userId, userName: userName(), userEmail: users.email })
    .from(users)
    .where(inArray(users.userId, ids))
  return changes.map((change) => ({ ...change, ...people.find((person) => person.userId === change.userId)! }))
}

export async function lockWaiting(
  tx: Transaction,
  personId: string,
  ofKind: AccessChangeRow['kind'],
): Promise<AccessChangeRow | undefined> {
  const isWaiting = and(eq(userId, personId), eq(kind, ofKind), eq(state, 'proposed'))
  const [row] = await tx.select().from(accessChanges).where(isWaiting).for('update')
  return row
}

/** Without the new e-mail. */
export async function forgetAccessChangesOf(executor: Executor, personId: string): Promise<void> {
  await executor.update(accessChanges).set({ value: null }).where(eq(userId, personId))
}
