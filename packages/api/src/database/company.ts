import { COMPANY_FACTS, type Company } from '@cauce/contract/company.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Executor } from './database.ts'
import { uuidv7 } from '../ids.ts'
import { companyDetails } from './schema/misc.ts'

export interface CompanyInForce {
  now(): Company
  load(): Promise<void>
}

/** Kept in memory as the brand is (decision brand). Takes the first data from the environment. */
export async function followCompany(
  database: Database,
  first: Company,
  log: { info(details: object, message: string): void },
): Promise<CompanyInForce> {
  if (await insertFirst(database, first))
    log.info(first, 'Taken from the settings once: from now on administrators change the data of the company.')
  let present: Company = {}
  const load = async () => {
    present = (await findCompany(database)) ?? {}
  }
  await load()
  return { now: () => present, load }
}

/** A world of the past has its own, and leaves none. */
export const fixedCompany = (company: Company): CompanyInForce => ({ now: () => company, load: async () => {} })

/** Without what is not known. */
export async function findCompany(executor: Executor): Promise<Company | undefined> {
  const [row] = await executor.select().from(companyDetails).where(eq(companyDetails.state, 'active'))
  return row && Object.fromEntries(COMPANY_FACTS.flatMap((fact) => (row[fact] ? [[fact, row[fact]]] : [])))
}

/** Processes that start together write it once. */
async function insertFirst(database: Database, first: Company): Promise<boolean> {
  if (Object.keys(first).length === 0) return false
  const inserted = await database
    .insert(companyDetails)
    .values({
      ...{ companyDetailsId: uuidv7(), ...first, basis: '', state: 'active' as const },
      ...{ createdAt: sql`now()`, updatedAt: sql`now()` },
    })
    .onConflictDoNothing()
    .returning({ id: companyDetails.companyDetailsId })
  return inserted.length > 0
}
