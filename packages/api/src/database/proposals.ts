import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Executor, Transaction } from './database.ts'
import { uuidArray } from './expressions.ts'
import { allOf, sameAs, type Wanted } from './list-conditions.ts'
import { listOf } from './lists.ts'
import type { ListInput } from './paging.ts'
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

type Columns = Readonly<Record<string, PgColumn>>

interface Listing<Filters extends Columns> {
  readonly id: PgColumn
  /** Besides the state. */
  readonly filters?: Filters
  readonly search: readonly string[]
  readonly sortedBy: string
}

const [proposer, decider] = [alias(users, 'proposer'), alias(users, 'decider')]

/** Statements of a table of proposals (decision four-eyes-approval). */
export function proposalsOf<Table extends ProposalTable, Filters extends Columns = Record<never, PgColumn>>(
  table: Table,
  { id, filters, search, sortedBy }: Listing<Filters>,
) {
  const { state, proposedBy, decidedBy } = table
  const select = (executor: Executor) =>
    executor
      .select({ row: table as PgTable, proposedByName: userName(proposer), decidedByName: userName(decider) })
      .from(table as PgTable)
      .leftJoin(proposer, eq(proposer.userId, proposedBy))
      .leftJoin(decider, eq(decider.userId, decidedBy))
  const idKey = Object.entries(getTableColumns(table)).find(([, column]) => column === id)![0]
  const view = (selected: object) => proposalView(selected as Selected<Table['$inferSelect'] & ProposalRow>)
  /** A table lock: row locks would wait for a concurrent approval and then miss the row it activated. */
  async function lockActive(tx: Transaction, place?: SQL): Promise<Table['$inferSelect'][]> {
    await tx.execute(sql`lock table ${table} in share row exclusive mode`)
    return tx
      .select()
      .from(table as PgTable)
      .where(allOf(eq(state, 'active'), place))
  }
  return {
    rows: rowsOf(table, id),
    idOf: (row: Table['$inferSelect']) => (row as Readonly<Record<string, unknown>>)[idKey] as string,
    awaits: (approver: { readonly hands: ReadonlySet<string> }): SQL => awaitsProposalBy(table, approver),
    async list(executor: Executor, query: ProposalQuery & Wanted<Filters>, further?: SQL) {
      const where = allOf(sameAs<Columns>({ state, ...filters }, query), further)
      const { data, total } = await listOf(executor, select(executor), { id, where, order: sortedBy, search }, query)
      return { data: data.map(view), total }
    },
    async find(executor: Executor, value: string) {
      const [selected] = await select(executor).where(eq(id, value))
      return selected && view(selected)
    },
    lockActive,
    /** What an approval replaces. */
    lockReplaced: (tx: Transaction) => lockActive(tx),
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
