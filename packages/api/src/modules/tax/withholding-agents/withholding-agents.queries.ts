import type { AgentInForce } from '@cauce/contract'
import { eq } from 'drizzle-orm'
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

export const lockAgentsAt = (tx: Transaction, { validFrom: from }: Pick<Row, 'validFrom'>): Promise<Row[]> =>
  agentProposals.lockActive(tx, eq(validFrom, from))
