import type { Cents, api } from '@cauce/contract'
import { eq, sql, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { listOf, rowsOf, type Executor, type Transaction, sameAs, firstOf } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { loanDefaults } from '../../../database/schema/loans.ts'
import { projects, projectTypes } from '../../../database/schema/project.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { Due } from './arrears.domain.ts'

const { loanDefaultId, projectId, state, since } = loanDefaults
export const loanDefaultRows = rowsOf(loanDefaults, loanDefaultId)

const [recorder, ender] = [alias(users, 'recorder'), alias(users, 'ender')]
const fields = {
  ...getTableColumns(loanDefaults),
  projectName: projects.name,
  recordedByName: optionalUserName(recorder),
  endedByName: optionalUserName(ender),
}

const select = (executor: Executor) =>
  executor
    .select(fields)
    .from(loanDefaults)
    .innerJoin(projects, eq(projects.projectId, projectId))
    .leftJoin(recorder, eq(recorder.userId, loanDefaults.recordedBy))
    .leftJoin(ender, eq(ender.userId, loanDefaults.endedBy))

export async function listLoanDefaults(executor: Executor, query: QueryOf<typeof api.loanDefaults.list>) {
  const where = sameAs({ projectId, state }, query)
  return listOf(
    executor,
    select(executor),
    { id: loanDefaultId, where, order: 'since', search: ['reason', 'endReason', 'projectName'] },
    query,
  )
}

export const findLoanDefault = (executor: Executor, id: string) =>
  firstOf(select(executor).where(eq(loanDefaultId, id)))

/** Of a locked project, latest last. */
export const defaultsOf = (tx: Transaction, id: string) =>
  tx.select().from(loanDefaults).where(eq(projectId, id)).orderBy(since, loanDefaultId)

interface LoanDebt {
  readonly projectId: string
  readonly isLoan: boolean
  /** Of the payout; undefined before. */
  readonly lentOn: string | undefined
  readonly lent: Cents
  readonly outstanding: Cents
  readonly unpaid: readonly Due[]
}

export const lentOnOf = (rows: string) => sql.raw(`(min(${rows}.created_at) at time zone 'Europe/Madrid')::date::text`)

const debts = sql`
  select p.project_id, t.is_loan, p.amount_invested::text as lent, ${lentOnOf('d')} as lent_on,
    (p.amount_invested - coalesce(sum(d.principal) filter (where d.status = 'paid'), 0))::text as outstanding,
    coalesce(json_agg(json_build_object('day', d.due_date, 'amount', (d.interest_due + d.principal_due)::text))
      filter (where d.status not in ('paid', 'reversed')), '[]') as unpaid
  from ${projects} p join ${projectTypes} t using (project_type_id) left join ${distributions} d using (project_id)`

interface Row extends Record<string, unknown> {
  project_id: string
  is_loan: boolean
  lent: string
  lent_on: string | null
  outstanding: string
  unpaid: readonly { day: string; amount: string }[]
}

const debtOf = (row: Row): LoanDebt => ({
  projectId: row.project_id,
  isLoan: row.is_loan,
  lentOn: row.lent_on ?? undefined,
  lent: BigInt(row.lent),
  outstanding: BigInt(row.outstanding),
  unpaid: row.unpaid.map(({ day, amount }) => ({ dueDate: day, amount: BigInt(amount) })),
})

export async function findDebt(executor: Executor, projectId: string): Promise<LoanDebt | undefined> {
  const { rows } = await executor.execute<Row>(
    sql`${debts} where p.project_id = ${projectId} group by p.project_id, t.is_loan`,
  )
  return rows[0] && debtOf(rows[0])
}

export async function findOverdue(executor: Executor, before: string): Promise<LoanDebt[]> {
  const { rows } = await executor.execute<Row>(sql`${debts}
    where t.is_loan and p.phase = 'Financed'
      and exists (select from ${distributions} late where late.project_id = p.project_id and late.status not in ('paid', 'reversed') and late.due_date < ${before})
      and not exists (select from ${loanDefaults} l where l.project_id = p.project_id and l.state <> 'cured')
    group by p.project_id, t.is_loan order by p.project_id`)
  return rows.map(debtOf)
}
