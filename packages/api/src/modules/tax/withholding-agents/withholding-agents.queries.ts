import type { AgentInForce, WithholdingAgentState } from '@cauce/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import {
  allOf,
  among,
  listOf,
  orderOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { withholdingAgents } from '../../../database/schema/tax.ts'

const { withholdingAgentId, agent, validFrom, state, createdAt, updatedAt } = withholdingAgents
/** Rows of who withholds by id. */
export const withholdingAgentRows = rowsOf(withholdingAgents, withholdingAgentId)
export type Row = typeof withholdingAgents.$inferSelect

const columns = { validFrom, createdAt, state, updatedAt }
const [proposer, decider] = [alias(users, 'proposer'), alias(users, 'decider')]

interface Filter {
  readonly ids?: readonly string[] | undefined
  readonly state?: z.infer<typeof WithholdingAgentState> | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: withholdingAgents, proposedByName: userName(proposer), decidedByName: userName(decider) })
    .from(withholdingAgents)
    .leftJoin(proposer, eq(proposer.userId, withholdingAgents.proposedBy))
    .leftJoin(decider, eq(decider.userId, withholdingAgents.decidedBy))

type Selected = Awaited<ReturnType<typeof select>>[number]
function viewOf({ row: stored, proposedByName, decidedByName }: Selected) {
  const { approvedBy: _, ...row } = stored
  return { ...row, proposedByName: row.proposedBy && proposedByName, decidedByName: row.decidedBy && decidedByName }
}

/** A page of who withholds, what came into force last first. */
export async function listAgents(executor: Executor, filter: Filter, input: ListInput<keyof typeof columns>) {
  const where = allOf(among(withholdingAgentId, filter), filter.state && eq(state, filter.state))
  const order = orderOf(input, columns, 'validFrom', withholdingAgentId)
  const listing = { id: withholdingAgentId, where, order }
  const { data, total } = await listOf(executor, select(executor).$dynamic(), listing, input)
  return { data: data.map(viewOf), total }
}

/** Who withholds from a day on, with the names of who proposed it and who decided. */
export async function findAgent(executor: Executor, id: string) {
  const [row] = await select(executor).where(eq(withholdingAgentId, id))
  return row && viewOf(row)
}

/** What is or was in force, for the pure decision who pays the tax. */
export async function findAgentsInForce(executor: Executor): Promise<AgentInForce[]> {
  return executor.select({ agent, validFrom }).from(withholdingAgents).where(eq(state, 'active'))
}

/** What is in force from the same day. The table is locked, so that two approvals at once follow each other. */
export async function lockAgentsAt(tx: Transaction, { validFrom: from }: Pick<Row, 'validFrom'>): Promise<Row[]> {
  await tx.execute(sql`lock table ${withholdingAgents} in share row exclusive mode`)
  return tx
    .select()
    .from(withholdingAgents)
    .where(and(eq(state, 'active'), eq(validFrom, from)))
}
