import { eq } from 'drizzle-orm'
import { proposalsOf, type Executor } from '../../../database/index.ts'
import { declarers } from '../../../database/schema/tax.ts'

const { declarerId, state } = declarers
export type Row = typeof declarers.$inferSelect

export const declarerProposals = proposalsOf(declarers, {
  id: declarerId,
  search: ['name', 'taxNumber'],
  sortedBy: 'createdAt',
})

/** Undefined until approved. */
export async function findDeclarerInForce(executor: Executor): Promise<Row | undefined> {
  return (await executor.select().from(declarers).where(eq(state, 'active')))[0]
}
