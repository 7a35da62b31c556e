import { findCompany, readParameters, summariseBackups, type Database } from '@cauce/api/database'
import { listOddNumbers } from '@cauce/api/modules/account/users'
import { findMainAccount } from '@cauce/api/modules/bank/company-accounts'
import { findPublishedBrand } from '@cauce/api/modules/misc/brands'
import { listDrafts } from '@cauce/api/modules/misc/legal-texts'
import { verifyMailServer } from '@cauce/api/platform/mail'
import { openStorage, tryStorage } from '@cauce/api/storage'
import { calendarDateOf, CHECKS } from '@cauce/contract'
import { nameWithoutBrand } from './config/company.ts'
import type { Config } from './config/config.ts'
import { type Finding, findingsOfSettings } from './config/findings.ts'
import { findingsOfFacts, type DatabaseFacts, type Facts } from './config/findings-of-facts.ts'
import { lineOf } from './error-lines.ts'

/** Of a running platform, in the order of the contract. */
export async function checklistOf(config: Config, database: Database) {
  const items = (await findingsOf(config, factsOf(config, database))).flatMap(({ level, ...finding }) =>
    level === 'ok' ? [] : [{ ...finding, level }],
  )
  return items.toSorted((one, other) => CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check))
}

/** Tries everything that the settings name. */
export const findingsOf = async (config: Config, database: Promise<DatabaseFacts>): Promise<Finding[]> => [
  ...findingsOfSettings(config),
  ...findingsOfFacts(await gatherFacts(config, database)),
]

async function gatherFacts(config: Config, database: Promise<DatabaseFacts>): Promise<Facts> {
  const { api } = config
  return {
    database: await database.catch((error: unknown) => ({ failure: lineOf(error) })),
    storageFailure: await failureOf(tryStorage(openStorage(api))),
    mailFailure: api.smtpUrl === undefined ? undefined : await failureOf(verifyMailServer(api.smtpUrl)),
    trialDays: config.backups.trialDays,
    now: new Date(),
  }
}

const failureOf = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => undefined, lineOf)

export async function factsOf({ api }: Pick<Config, 'api'>, database: Database): Promise<DatabaseFacts> {
  const asked = Date.now()
  const { rows } = await database.$client.query<{
    version: number
    at: string
    isPrivileged: boolean
    isMigrated: boolean
  }>(
    `select current_setting('server_version_num')::integer / 10000 as version,
       extract(epoch from clock_timestamp()) * 1000 as at, rolsuper or rolcreaterole or rolbypassrls as "isPrivileged",
       to_regclass('demonstrations') is not null as "isMigrated" from pg_roles where rolname = current_user`,
  )
  const { at, isMigrated, ...facts } = rows[0]!
  const clockSeconds = Math.round(((asked + Date.now()) / 2 - Number(at)) / 1000)
  return { ...facts, clockSeconds, inside: isMigrated ? await insideOf(api, database) : undefined }
}

async function insideOf(
  { brandName, firstCompany, firstParameters, ...where }: Config['api'],
  database: Database,
): Promise<DatabaseFacts['inside']> {
  const { rows } = await database.$client.query<{
    administrators: number
    isMarked: boolean
  }>(
    `select exists (select from demonstrations) as "isMarked", count(*)::integer as administrators from users
     where role = 'admin' and not disabled and deleted_at is null
       and exists (select from totps where totps.user_id = users.user_id and confirmed_at is not null)`,
  )
  const now = new Date()
  const { isSheetRequired } = { ...firstParameters, ...(await readParameters(database))(now) }
  return {
    ...rows[0]!,
    isSheetRequired,
    oddNumbers: await listOddNumbers(database),
    company: (await findCompany(database)) ?? firstCompany,
    drafts: await listDrafts(database, calendarDateOf(now)),
    hasBrand: brandName !== nameWithoutBrand(where) || (await findPublishedBrand(database)) !== undefined,
    hasAccount: (await findMainAccount(database)) !== undefined,
    ...(await summariseBackups(database)),
  }
}
