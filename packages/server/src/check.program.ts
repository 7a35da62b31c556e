import { endWith } from './command.ts'
import { readConfig, type Config } from './config/config.ts'
import { reasonToBeReal } from './config/demonstration.ts'
import { type Finding, findingsOfSettings } from './config/findings.ts'
import { findingsOfFacts, type DatabaseFacts, type Facts } from './config/findings-of-facts.ts'
import { findCompany, openPatientDatabase, summariseBackups, type Database } from '@cauce/api/database'
import { listOddNumbers } from '@cauce/api/modules/account/users'
import { findMainAccount } from '@cauce/api/modules/bank/company-accounts'
import { verifyMailServer } from '@cauce/api/platform/mail'
import { openStorage } from '@cauce/api/storage'
import { reachDatabase } from './database.ts'
import { lineOf } from './error-lines.ts'
import { createLog } from './log.ts'

const row = ({ level, subject, text }: Finding) => `${level.padEnd(8)} ${subject.padEnd(25)} ${text}`
const count = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).length

/** `npm run check`, with or without a running platform. Exit code 1 if a real installation lacks something. */
await endWith(async () => {
  const config = readConfig(process.env)
  const reason = reasonToBeReal(config.installation)
  console.log(
    reason === undefined
      ? 'This is a demonstration. For real, these settings and data would need:\n'
      : `A real installation, because ${reason}:\n`,
  )
  const findings = [...findingsOfSettings(config), ...findingsOfFacts(await gatherFacts(config))]
  for (const finding of findings) console.log(row(finding))
  const [lacking, warnings] = [count(findings, 'missing'), count(findings, 'warning')]
  console.log(`\n${lacking} missing, ${warnings} to look at, ${count(findings, 'ok')} fine.`)
  return lacking > 0 ? 1 : 0
})

/** Tries everything that the settings name. */
async function gatherFacts(config: Config): Promise<Facts> {
  const { api } = config
  return {
    database: await gatherOfDatabase(config).catch((error: unknown) => ({ failure: lineOf(error) })),
    storageFailure: await failureOf(tryStorage(api)),
    mailFailure: api.smtpUrl === undefined ? undefined : await failureOf(verifyMailServer(api.smtpUrl)),
    trialDays: config.backups.trialDays,
    now: new Date(),
  }
}

// Hoisted: the command above runs first.
function failureOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(() => undefined, lineOf)
}

async function tryStorage(api: Config['api']): Promise<void> {
  const storage = openStorage(api)
  const key = `files/check-${process.pid}`
  await storage.put(key, Buffer.from('check'), 'text/plain')
  await storage.read(key)
  await storage.remove(key)
}

async function gatherOfDatabase(config: Config): Promise<DatabaseFacts> {
  const reached = await reachDatabase(config, createLog({ logLevel: 'error' }))
  const database = openPatientDatabase(reached.directUrl)
  try {
    return await factsOf(database)
  } finally {
    await database.$client.end()
    await reached.stop()
  }
}

async function factsOf(database: Database): Promise<DatabaseFacts> {
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
  return { ...facts, clockSeconds, inside: isMigrated ? await insideOf(database) : undefined }
}

async function insideOf(database: Database): Promise<DatabaseFacts['inside']> {
  const { rows } = await database.$client.query<{ administrators: number; isMarked: boolean }>(
    `select exists (select from demonstrations) as "isMarked", count(*)::integer as administrators from users
     where role = 'admin' and not disabled and deleted_at is null
       and exists (select from totps where totps.user_id = users.user_id and confirmed_at is not null)`,
  )
  return {
    ...rows[0]!,
    oddNumbers: await listOddNumbers(database),
    company: (await findCompany(database)) ?? {},
    hasAccount: (await findMainAccount(database)) !== undefined,
    ...(await summariseBackups(database)),
  }
}
