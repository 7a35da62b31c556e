import type { AgentInForce } from '@cauce/contract'
import { and, eq, sql } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { withholdingAgents } from '../../../database/schema/tax.ts'

const { withholdingAgentId, agent, validFrom, state } = withholdingAgents
export type Row = typeof withholdingAgents.$inferSelect

export const agentProposals = proposalsOf(withholdingAgents, {
  id: withholdingAgentId,
  search: ['agent', 'source', 'reason'],
  sortedBy: 'validFrom',
})

export async function findAgentsInForce(executor: Executor): Promise<AgentInForce[]> {
  return executor.select({ agent, validFrom }).from(withholdingAgents).where(eq(state, 'active'))
}

/** Table lock, so that concurrent approvals are serialised. */
export async function lockAgentsAt(tx: Transaction, { validFrom: from }: Pick<Row, 'validFrom'>): Promise<Row[]> {
  await tx.execute(sql`lock table ${withholdingAgents} in share row exclusive mode`)
  return tx
    .select()
    .from(withholdingAgents)
    .where(and(eq(state, 'active'), eq(validFrom, from)))
}
