import { TIME_ZONE, type InvestorClass } from '@cauce/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import { informationSheets, sheetDrafts } from '../../../database/schema/information-sheets.ts'
import { keptIdentities } from '../../../database/schema/kept-identities.ts'
import { orderMovements, orders } from '../../../database/schema/orders.ts'
import { projectPhases, projects, projectTypes } from '../../../database/schema/project.ts'
import { declaredName, spanishTaxNumber } from '../../tax/tax-files/index.ts'
import type { InvestedPart, Investor, OfferFacts } from './report.domain.ts'

const zone = sql.raw(`'${TIME_ZONE}'`)
/** In Madrid. */
const startOf = (year: number): SQL => sql`(${`${year}-01-01`}::timestamp at time zone ${zone})`
const madeIn = (year: number): SQL =>
  sql`o.created_at >= ${startOf(year)} and o.created_at < ${startOf(year + 1)} and o.order_type = 'invest'`

type OfferRow = { [Field in keyof OfferFacts]: Field extends 'raised' ? string : OfferFacts[Field] }

export async function findOffers(executor: Executor, year: number): Promise<OfferFacts[]> {
  const { rows } = await executor.execute<OfferRow>(sql`
    select p.project_id as "projectId", p.name as "projectName", t.is_loan as "isLoan", p.promoter_name as "promoterName",
      p.promoter_tax_number as "promoterTaxNumber", d.offer_number as "offerNumber", d.content->>'naceCode' as "naceCode",
      (select min(s.identifier) from ${informationSheets} s where s.project_id = p.project_id) as identifier,
      (select coalesce(sum(case m.type when 'invest' then m.amount else -m.amount end), 0)::bigint
        from ${orderMovements} m join ${orders} o using (order_id) where o.project_id = p.project_id and ${madeIn(year)}) as raised
    from ${projects} p join ${projectTypes} t using (project_type_id) left join ${sheetDrafts} d using (project_id)
    where exists (select from ${projectPhases} f where f.project_id = p.project_id and f.phase = 'Investment'
        and f.started_at < ${startOf(year + 1)} and coalesce(f.ended_at, 'infinity') > ${startOf(year)})
      or exists (select from ${orders} o where o.project_id = p.project_id and o.status <> 'cancelled' and ${madeIn(year)})
    order by p.name, p.project_id`)
  return rows.map((row) => ({ ...row, raised: BigInt(row.raised) }))
}

export async function findInvested(executor: Executor, year: number): Promise<InvestedPart[]> {
  const { rows } = await executor.execute<{
    projectId: string
    userId: string
    investorClass: InvestorClass
    day: string
    amount: string
  }>(sql`
    select o.project_id as "projectId", o.user_id as "userId", o.investor_class as "investorClass",
      (o.created_at at time zone ${zone})::date::text as day, sum(o.amount)::bigint as amount
    from ${orders} o where o.status <> 'cancelled' and ${madeIn(year)}
    group by 1, 2, 3, 4 order by 2, 4`)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: BigInt(amount) }))
}

const { kind, name, surname, companyName, taxNumber, nationality } = users
const { identificationDocumentType, identificationDocumentNumber } = users
/** Closed accounts from retained identities. */
const person = {
  ...{ kind, name, surname, companyName, taxNumber, nationality },
  ...{ identificationDocumentType, identificationDocumentNumber },
}

/** A closed account by its retained identity (decision data-retention). */
export async function findInvestors(executor: Executor, userIds: readonly string[]): Promise<(id: string) => Investor> {
  const rows = await executor
    .select({ userId: users.userId, deletedAt: users.deletedAt, person, kept: keptIdentities.person })
    .from(users)
    .leftJoin(keptIdentities, eq(keptIdentities.userId, users.userId))
    .where(sql`${users.userId} = any(${sql.param([...new Set(userIds)])}::uuid[])`)
  const known = new Map(
    rows.map(({ userId, deletedAt, person: own, kept }) => [
      userId,
      investorOf(userId, deletedAt === null ? own : kept, deletedAt),
    ]),
  )
  return (id) => known.get(id)!
}

type Person = Parameters<typeof declaredName>[0] &
  Omit<Parameters<typeof spanishTaxNumber>[0], 'documentType' | 'documentNumber'> & {
    readonly identificationDocumentType: string | null
    readonly identificationDocumentNumber: string | null
  }

function investorOf(userId: string, own: Person | null, deletedAt: Date | null): Investor {
  const isClosed = deletedAt !== null
  if (own === null) return { userId, name: null, isClosed, taxNumber: null }
  const { identificationDocumentType: documentType, identificationDocumentNumber: documentNumber } = own
  const number = spanishTaxNumber({ ...own, documentType, documentNumber })
  return { userId, name: declaredName(own), isClosed, taxNumber: number }
}
