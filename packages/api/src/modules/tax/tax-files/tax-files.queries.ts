import { TIME_ZONE, type WITHHOLDING_AGENTS, type WithholdingReason } from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { keptIdentities, type KeptPerson } from '../../../database/schema/kept-identities.ts'
import { projects } from '../../../database/schema/project.ts'
import { ledgerTransfers } from '../../../database/schema/wallet.ts'

type Agent = (typeof WITHHOLDING_AGENTS)[number]

const startOf = (day: string) => sql`(${day}::timestamp at time zone ${sql.raw(`'${TIME_ZONE}'`)})`
const paidIn = (year: number) =>
  sql`s.paid_at >= ${startOf(`${year}-01-01`)} and s.paid_at < ${startOf(`${year + 1}-01-01`)}`

const promoter = sql`case when d.withholding_agent = 'promoter' then p.promoter_name end`
const accruedOn = sql`least(d.due_date, d.paid_on)`
const parts = sql`${distributionShares} s join ${distributions} d using (distribution_id)
  join ${projects} p on p.project_id = d.project_id join ${users} u on u.user_id = s.user_id`

/**
 * Current, or retained from a closed account: returns are among the retention duties (decision data-retention). Null once erased.
 */
const who = (field: keyof KeptPerson): SQL =>
  sql`case when u.deleted_at is null then ${sql.raw(`u.${COLUMNS[field]}`)} else k.person->>${sql.raw(`'${field}'`)} end`
const COLUMNS: Readonly<Record<keyof KeptPerson, string>> = {
  kind: 'kind',
  name: 'name',
  surname: 'surname',
  companyName: 'company_name',
  legalRepresentativeName: 'legal_representative_name',
  taxNumber: 'tax_number',
  nationality: 'nationality',
  birthdayAt: 'birthday_at',
  identificationDocumentType: 'identification_document_type',
  identificationDocumentNumber: 'identification_document_number',
}

/** By declarer, reason, rate and accrual year. */
export interface YearPart {
  readonly agent: Agent
  readonly promoter: string | null
  readonly promoterTaxNumber: string | null
  readonly userId: string
  readonly kind: 'individual' | 'company'
  readonly isClosed: boolean
  /** Null once erased. */
  readonly name: string | null
  readonly surname: string | null
  readonly companyName: string | null
  readonly taxNumber: string | null
  readonly nationality: string | null
  readonly documentType: string | null
  readonly documentNumber: string | null
  readonly reason: WithholdingReason
  /** Basis points. */
  readonly rate: number
  readonly accrualYear: number
  readonly accruedOn: string
  readonly interest: bigint
  readonly withheld: bigint
}

export async function findYearParts(executor: Executor, year: number): Promise<YearPart[]> {
  const { rows } = await executor.execute<Record<string, never>>(sql`
    select d.withholding_agent as agent, ${promoter} as promoter, max(case when d.withholding_agent = 'promoter' then p.promoter_tax_number end) as promoter_tax_number, u.user_id, u.kind, u.deleted_at is not null as is_closed, ${who('name')} as name, ${who('surname')} as surname, ${who('companyName')} as company_name,
      ${who('taxNumber')} as tax_number, ${who('nationality')} as nationality, ${who('identificationDocumentType')} as document_type,
      ${who('identificationDocumentNumber')} as document_number, s.withholding_reason as reason, s.withholding_rate as rate,
      extract(year from ${accruedOn})::integer as accrual_year, max(${accruedOn})::text as accrued_on, sum(s.interest)::bigint as interest, sum(s.withheld)::bigint as withheld
    from ${parts} left join ${keptIdentities} k on k.user_id = u.user_id where ${paidIn(year)} and s.interest > 0
    group by 1, 2, u.user_id, k.user_id, s.withholding_reason, s.withholding_rate, extract(year from ${accruedOn})
    order by u.user_id, accrual_year, rate`)
  return (rows as Record<string, unknown>[]).map(
    (row) =>
      ({
        agent: row['agent'],
        promoter: row['promoter'],
        promoterTaxNumber: row['promoter_tax_number'],
        userId: row['user_id'],
        kind: row['kind'],
        isClosed: row['is_closed'],
        name: row['name'],
        surname: row['surname'],
        companyName: row['company_name'],
        taxNumber: row['tax_number'],
        nationality: row['nationality'],
        documentType: row['document_type'],
        documentNumber: row['document_number'],
        reason: row['reason'],
        rate: Number(row['rate']),
        accrualYear: row['accrual_year'],
        accruedOn: row['accrued_on'],
        interest: BigInt(row['interest'] as string),
        withheld: BigInt(row['withheld'] as string),
      }) as YearPart,
  )
}

export async function findQuarterParts(executor: Executor, year: number, onForm123: SQL) {
  const { rows } = await executor.execute<{
    agent: Agent
    promoter: string | null
    form: '123' | '216'
    day: string
    payees: number
    interest: string
    withheld: string
  }>(sql`
    select d.withholding_agent as agent, ${promoter} as promoter, case when s.withholding_reason = any(${onForm123}) then '123' else '216' end as form,
      to_char(date_trunc('quarter', ${accruedOn}::timestamp), 'YYYY-MM-DD') as day, count(distinct s.user_id)::integer as payees,
      sum(s.interest)::bigint as interest, sum(s.withheld)::bigint as withheld
    from ${parts} where s.paid_at is not null and s.interest > 0 and extract(year from ${accruedOn}) = ${year}
    group by 1, 2, 3, 4 order by 4, 3, 1, 2`)
  return rows.map(({ interest, withheld, ...row }) => ({
    ...row,
    interest: BigInt(interest),
    withheld: BigInt(withheld),
  }))
}

export async function findPostedTax(
  executor: Executor,
  year: number,
  declarer: Pick<YearPart, 'agent' | 'promoter'>,
  onForm193: SQL,
): Promise<bigint> {
  const { rows } = await executor.execute<{ amount: string }>(sql`
    select coalesce(sum(t.amount), 0)::bigint as amount from ${ledgerTransfers} t
    join ${distributionShares} s on s.order_id = t.order_id and s.distribution_id = t.distribution_id
    join ${distributions} d on d.distribution_id = s.distribution_id join ${projects} p on p.project_id = d.project_id
    where t.kind = 'withholding' and s.paid_at is not null and t.created_at >= ${startOf(`${year}-01-01`)} and t.created_at < ${startOf(`${year + 1}-01-01`)}
      and d.withholding_agent = ${declarer.agent} and (${promoter}) is not distinct from ${declarer.promoter}::text and s.withholding_reason = any(${onForm193})`)
  return BigInt(rows[0]!.amount)
}
