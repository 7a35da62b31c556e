import {
  DEFAULT_RESIDENCE,
  TIME_ZONE,
  type ReturnForm,
  type WITHHOLDING_AGENTS,
  type WithholdingReason,
} from '@cauce/contract'
import { sql, type SQL } from 'drizzle-orm'
import { rowsByCursor, uuidArray, type Executor, type Transaction } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { keptIdentities, type KeptPerson } from '../../../database/schema/kept-identities.ts'
import { projects } from '../../../database/schema/project.ts'
import { taxDetails } from '../../../database/schema/tax.ts'
import { ledgerTransfers } from '../../../database/schema/wallet.ts'

type Agent = (typeof WITHHOLDING_AGENTS)[number]

const startOf = (day: string) => sql`(${day}::timestamp at time zone ${sql.raw(`'${TIME_ZONE}'`)})`
const paidIn = (year: number) =>
  sql`s.paid_at >= ${startOf(`${year}-01-01`)} and s.paid_at < ${startOf(`${year + 1}-01-01`)}`

const promoter = sql`case when d.withholding_agent = 'promoter' then p.promoter_name end`
const accruedOn = sql`least(d.due_date, d.paid_on)`
/**
 * With the country of tax residence on the day of accrual, as it is known now (`taxDetailsOn`): what is declared follows it, what was withheld
 * stays (decision tax-withholding-and-forms).
 */
const parts = sql`${distributionShares} s join ${distributions} d using (distribution_id)
  join ${projects} p on p.project_id = d.project_id join ${users} u on u.user_id = s.user_id
  cross join lateral (select coalesce((select t.country from ${taxDetails} t where t.user_id = s.user_id and t.kind = 'residence' and t.state = 'valid'
    and t.valid_from <= ${accruedOn} order by t.valid_from desc, t.decided_at desc, t.tax_detail_id desc limit 1), ${sql.raw(`'${DEFAULT_RESIDENCE}'`)}) as country) residence`
const isResident = sql`residence.country = ${sql.raw(`'${DEFAULT_RESIDENCE}'`)}`
const formOf = (isOnForm123: SQL) => sql`case when ${isOnForm123} then '123' else '216' end`
const quarterDay = sql`to_char(date_trunc('quarter', ${accruedOn}::timestamp), 'YYYY-MM-DD')`

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
  birthdayAt: 'birthday_at::text',
  identificationDocumentType: 'identification_document_type',
  identificationDocumentNumber: 'identification_document_number',
}

export interface NamedPerson {
  readonly userId: string
  readonly kind: 'individual' | 'company'
  readonly isClosed: boolean
  /** Null once erased. */
  readonly name: string | null
  readonly surname: string | null
  readonly companyName: string | null
}

/** By declarer, country, reason, rate and accrual year; of non-residents also by day and borrower, as form 296 states each payment. */
export interface YearPart extends NamedPerson {
  readonly agent: Agent
  readonly promoter: string | null
  readonly promoterTaxNumber: string | null
  readonly taxNumber: string | null
  readonly nationality: string | null
  readonly documentType: string | null
  readonly documentNumber: string | null
  readonly reason: WithholdingReason
  /** Basis points. */
  readonly rate: number
  readonly accrualYear: number
  /** Null of residents; so is the borrower's number. */
  readonly accruedOn: string | null
  readonly borrowerTaxNumber: string | null
  readonly birthday: string | null
  readonly country: string
  readonly interest: bigint
  readonly withheld: bigint
}

const named = sql`u.user_id, u.kind, u.deleted_at is not null as is_closed, ${who('name')} as name, ${who('surname')} as surname, ${who('companyName')} as company_name`
const keptOf = sql`left join ${keptIdentities} k on k.user_id = u.user_id`
const namedOf = (row: Readonly<Record<string, unknown>>) =>
  ({
    userId: row['user_id'],
    kind: row['kind'],
    isClosed: row['is_closed'],
    name: row['name'],
    surname: row['surname'],
    companyName: row['company_name'],
  }) as NamedPerson

const ofNonResident = (value: SQL) => sql`case when not (${isResident}) then ${value} end`

const yearParts = (year: number, where = sql`true`) => sql`
    select d.withholding_agent as agent, ${promoter} as promoter, max(case when d.withholding_agent = 'promoter' then p.promoter_tax_number end) as promoter_tax_number, ${named},
      ${who('taxNumber')} as tax_number, ${who('nationality')} as nationality, ${who('identificationDocumentType')} as document_type,
      ${who('identificationDocumentNumber')} as document_number, ${who('birthdayAt')} as birthday, s.withholding_reason as reason, s.withholding_rate as rate,
      extract(year from ${accruedOn})::integer as accrual_year, ${ofNonResident(accruedOn)}::text as accrued_on,
      ${ofNonResident(sql`p.promoter_tax_number`)} as borrower_tax_number, residence.country, sum(s.interest)::bigint as interest, sum(s.withheld)::bigint as withheld
    from ${parts} ${keptOf} where ${paidIn(year)} and s.interest > 0 and ${where}
    group by 1, 2, u.user_id, k.user_id, s.withholding_reason, s.withholding_rate, extract(year from ${accruedOn}),
      ${ofNonResident(accruedOn)}, ${ofNonResident(sql`p.promoter_tax_number`)}, residence.country
    order by u.user_id, accrual_year, accrued_on, rate`

const yearPartOf = (row: Readonly<Record<string, unknown>>) =>
  ({
    agent: row['agent'],
    promoter: row['promoter'],
    promoterTaxNumber: row['promoter_tax_number'],
    ...namedOf(row),
    taxNumber: row['tax_number'],
    nationality: row['nationality'],
    documentType: row['document_type'],
    documentNumber: row['document_number'],
    reason: row['reason'],
    rate: Number(row['rate']),
    accrualYear: row['accrual_year'],
    accruedOn: row['accrued_on'],
    borrowerTaxNumber: row['borrower_tax_number'],
    birthday: row['birthday'],
    country: row['country'],
    interest: BigInt(row['interest'] as string),
    withheld: BigInt(row['withheld'] as string),
  }) as YearPart

export async function findYearParts(executor: Executor, year: number): Promise<YearPart[]> {
  const { rows } = await executor.execute(yearParts(year))
  return rows.map(yearPartOf)
}

/** Of those whom one declares on a form, by person. */
export async function* partsByCursor(
  tx: Transaction,
  year: number,
  declarer: Declaring & { readonly form: ReturnForm },
): AsyncGenerator<YearPart[]> {
  const query = yearParts(year, sql`${isDeclaredBy(declarer)} and ${isOnForm(declarer.form)}`)
  for await (const rows of rowsByCursor(tx, query)) yield rows.map(yearPartOf)
}

type Declaring = Pick<YearPart, 'agent' | 'promoter'>
const isOnForm = (form: ReturnForm) => sql`(${isResident}) = ${form === '193'}`
const isDeclaredBy = (declarer: Declaring) =>
  sql`d.withholding_agent = ${declarer.agent} and (${promoter}) is not distinct from ${declarer.promoter}::text`

export async function findPromoterTaxNumber(executor: Executor, year: number, declarer: Declaring) {
  const { rows } = await executor.execute<{ promoterTaxNumber: string }>(sql`
    select p.promoter_tax_number as "promoterTaxNumber" from ${parts} where ${paidIn(year)} and s.interest > 0
      and ${isDeclaredBy(declarer)} and p.promoter_tax_number is not null order by u.user_id limit 1`)
  return rows
}

export async function findNamedPeople(executor: Executor, ids: readonly string[]): Promise<NamedPerson[]> {
  const { rows } = await executor.execute<Record<string, unknown>>(
    sql`select ${named} from ${users} u ${keptOf} where u.user_id = any(${uuidArray(ids)})`,
  )
  return rows.map(namedOf)
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
    select d.withholding_agent as agent, ${promoter} as promoter, ${formOf(sql`s.withholding_reason = any(${onForm123})`)} as form,
      ${quarterDay} as day, count(distinct s.user_id)::integer as payees,
      sum(s.interest)::bigint as interest, sum(s.withheld)::bigint as withheld
    from ${parts} where s.paid_at is not null and s.interest > 0 and extract(year from ${accruedOn}) = ${year}
    group by 1, 2, 3, 4 order by 4, 3, 1, 2`)
  return rows.map(({ interest, withheld, ...row }) => ({
    ...row,
    interest: BigInt(interest),
    withheld: BigInt(withheld),
  }))
}

/** Parts of quarters of the year on the other form than their residence asks for. */
export async function findMovedParts(executor: Executor, year: number, onForm123: SQL) {
  const { rows } = await executor.execute<Record<string, unknown>>(sql`
    select d.withholding_agent as agent, ${promoter} as promoter, ${named}, residence.country, ${quarterDay} as day,
      ${formOf(sql`s.withholding_reason = any(${onForm123})`)} as form, sum(s.interest)::bigint as interest, sum(s.withheld)::bigint as withheld
    from ${parts} ${keptOf} where s.paid_at is not null and s.interest > 0 and extract(year from ${accruedOn}) = ${year}
      and (s.withholding_reason = any(${onForm123})) <> (${isResident})
    group by 1, 2, u.user_id, k.user_id, residence.country, 10, 11 order by 10, u.user_id`)
  return rows.map((row) => ({
    agent: row['agent'] as Agent,
    promoter: row['promoter'] as string | null,
    person: namedOf(row),
    country: row['country'] as string,
    fromDay: row['day'] as string,
    form: row['form'] as '123' | '216',
    interest: BigInt(row['interest'] as string),
    withheld: BigInt(row['withheld'] as string),
  }))
}

export async function findPostedTax(
  executor: Executor,
  year: number,
  declarer: Declaring & { readonly form: ReturnForm },
): Promise<bigint> {
  const { rows } = await executor.execute<{ amount: string }>(sql`
    select coalesce(sum(t.amount), 0)::bigint as amount from ${parts} join ${ledgerTransfers} t on t.order_id = s.order_id and t.distribution_id = s.distribution_id
    where t.kind = 'withholding' and s.paid_at is not null and t.created_at >= ${startOf(`${year}-01-01`)} and t.created_at < ${startOf(`${year + 1}-01-01`)}
      and ${isDeclaredBy(declarer)} and ${isOnForm(declarer.form)}`)
  return BigInt(rows[0]!.amount)
}
