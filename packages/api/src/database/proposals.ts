import { and, eq, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './database.ts'
import { uuidArray } from './expressions.ts'
import { allOf, among } from './list-conditions.ts'
import { listOf } from './lists.ts'
import { orderOf, type ListInput } from './paging.ts'
import { rowsOf } from './rows.ts'
import { userName, users } from './schema/account.ts'

type ProposalTable = PgTable & Record<'state' | 'proposedBy' | 'decidedBy' | 'createdAt' | 'updatedAt', PgColumn>

export interface ProposalRow {
  readonly approvedBy: string | null
  readonly proposedBy: string | null
  readonly decidedBy: string | null
}

interface Selected<Of extends ProposalRow> {
  readonly row: Of
  readonly proposedByName: string
  readonly decidedByName: string
}

export interface ProposalQuery extends ListInput {
  readonly state?: string | undefined
}

interface Listing {
  readonly id: PgColumn
  readonly search: readonly string[]
  readonly sortedBy: string
}

const [proposer, decider] = [alias(users, 'proposer'), alias(users, 'decider')]

/** Statements of a table of proposals (decision four-eyes-approval). */
export function proposalsOf<Table extends ProposalTable>(table: Table, { id, search, sortedBy }: Listing) {
  const { state, proposedBy, decidedBy } = table
  const select = (executor: Executor) =>
    executor
      .select({ row: table as PgTable, proposedByName: userName(proposer), decidedByName: userName(decider) })
      .from(table as PgTable)
      .leftJoin(proposer, eq(proposer.userId, proposedBy))
      .leftJoin(decider, eq(decider.userId, decidedBy))
  const view = (selected: object) => proposalView(selected as Selected<Table['$inferSelect'] & ProposalRow>)
  return {
    rows: rowsOf(table, id),
    awaits: (approver: { readonly hands: ReadonlySet<string> }): SQL => awaitsProposalBy(table, approver),
    async list(executor: Executor, query: ProposalQuery, further?: SQL) {
      const where = allOf(among(id, query), query.state && eq(state, query.state), further)
      const order = orderOf(query, sortedBy, id)
      const { data, total } = await listOf(executor, select(executor).$dynamic(), { id, where, order, search }, query)
      return { data: data.map(view), total }
    },
    async find(executor: Executor, value: string) {
      const [selected] = await select(executor).where(eq(id, value))
      return selected && view(selected)
    },
    /** What an approval replaces. A table lock: row locks would wait for a concurrent approval and then miss the row it activated. */
    async lockActive(tx: Transaction, place?: SQL): Promise<Table['$inferSelect'][]> {
      await tx.execute(sql`lock table ${table} in share row exclusive mode`)
      return tx
        .select()
        .from(table as PgTable)
        .where(allOf(eq(state, 'active'), place))
    },
  }
}

export const awaitsProposalBy = (
  { state, proposedBy }: Pick<ProposalTable, 'state' | 'proposedBy'>,
  { hands }: { readonly hands: ReadonlySet<string> },
): SQL => and(eq(state, 'proposed'), sql`coalesce(${proposedBy} <> all(${uuidArray([...hands])}), true)`)!

function proposalView<Of extends ProposalRow>({ row, proposedByName, decidedByName }: Selected<Of>) {
  const { approvedBy: _, ...shown } = row
  return {
    ...shown,
    // A join without a person answers a name all the same.
    proposedByName: (row.proposedBy && proposedByName) as Extract<Of['proposedBy'], null> | string,
    decidedByName: row.decidedBy && decidedByName,
  }
}
