import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findCompany, inTransaction, openPatientDatabase, type Database, type Executor } from '@cauce/api/database'
import { systemClock } from '@cauce/api/kernel'
import { findLastClose } from '@cauce/api/modules/bank/daily-closes'
import { auditPlatform } from '@cauce/api/platform/audit'
import { openStorage } from '@cauce/api/storage'
import { formatAmount } from '@cauce/contract'
import { lacksOf } from '@cauce/contract/company.ts'
import { messagesOf } from '@cauce/i18n'
import { isPublicKey, isSecretKey } from './age.ts'
import { backupTarget } from './backup/backup.ts'
import { findUnreadable, loadCopy } from './backup/restore.ts'
import { endWith, readArguments, refuseFailure, runCommand } from './command.ts'
import { readConfig } from './config/config.ts'
import { startDatabase } from './database.ts'
import { StartRefusal } from './lifetime.ts'
import { createLog } from './log.ts'
import { printReconciliation } from './reconcile.ts'
import { OPEN } from './run-off/form.ts'
import { type RunOffPackage, writePackage } from './run-off/package.ts'
import { openPackage } from './run-off/read.ts'

const USAGE = `Give one of these (handbook run-off.md):
  npm run run-off -- --to <folder> --recipient <age1…>
  npm run run-off -- --read <package> --identity <file of age-keygen> --signer <fingerprint>`
const COMMAND = 'npm run run-off'

const options = {
  to: { type: 'string' },
  recipient: { type: 'string' },
  read: { type: 'string' },
  identity: { type: 'string' },
  signer: { type: 'string' },
} as const

/** Writes the run-off package, or reads one into an empty installation. Exit code 1 when it lacks files or does not balance. */
if (process.argv.includes('--read')) await endWith(read)
else await runCommand(write)

async function write({ config, database, ownerUrl }: Parameters<Parameters<typeof runCommand>[0]>[0]): Promise<number> {
  const { to, recipient, ...others } = readArguments({ options }).values
  if (recipient === undefined || Object.keys(others).length > 0) throw new StartRefusal(USAGE)
  if (!isPublicKey(recipient))
    throw new StartRefusal('The recipient must be a public key of age, which begins with age1.')
  await lastClose(database)
  const { api } = config
  const company = (await findCompany(database)) ?? api.firstCompany
  const made = await writePackage({
    ...{ ownerUrl, recipient, storage: openStorage(api), to: backupTarget(to, api.dataFolder) },
    ...{ secret: api.secret, brandName: api.brandName, company },
    record: () => note(database, 'runOff'),
  }).catch(refuseFailure('The package was not made'))
  for (const line of linesOf(made)) console.log(line)
  for (const line of lacksIn(
    made,
    lacksOf(company).map((fact) => messagesOf('en').companyDetails.fields[fact]),
  ))
    console.error(line)
  return made.lostFiles.length === 0 ? 0 : 1
}

function linesOf({ folder, manifest, held, fingerprint }: RunOffPackage): string[] {
  const euro = (cents: string) => `${formatAmount(BigInt(cents))} EUR`
  return [
    'The run-off package is in',
    folder,
    `${held.people} customers and ${held.closed} closed accounts, ${euro(held.inWallets)} in wallets`,
    `${held.loans} loans with ${held.instalments} payments to come of ${euro(held.due)}; ${held.inDefault} in default`,
    `${held.holdings} holdings, ${euro(held.outstanding)} of principal outstanding`,
    `${manifest.tables.length} tables and ${manifest.files.count} files as of ${manifest.takenAt}`,
    'Only the recipient can read it. Tell them the fingerprint of its signature on another way:',
    fingerprint,
  ]
}

function lacksIn({ held, drafts, lostFiles }: RunOffPackage, facts: readonly string[]): string[] {
  return [
    ...lostFiles.map((key) => `Missing: ${key}, which the storage has lost or changed.`),
    ...(held.unpayable > 0 ? [`Missing: a valid bank account of ${held.unpayable} people with holdings.`] : []),
    ...(held.nameless > 0 ? [`Missing: the name of ${held.nameless} customers.`] : []),
    ...facts.map((fact) => `Missing from the data of the company: ${fact}.`),
    ...(drafts.length > 0 ? [`Missing: published texts, these are drafts: ${drafts.join(', ')}.`] : []),
  ]
}

async function read(): Promise<number> {
  const { read: folder, identity, signer, ...others } = readArguments({ options }).values
  if (folder === undefined || identity === undefined || signer === undefined || Object.keys(others).length > 0)
    throw new StartRefusal(USAGE)
  const opened = await openPackage(path.resolve(folder), secretKeyIn(identity), signer)
  const { manifest } = opened
  const config = readConfig(process.env)
  const { url, ownerUrl, stop } = await startDatabase(config, createLog(config))
  try {
    const storage = openStorage(config.api)
    await loadCopy({ ...opened, form: OPEN }, { url, ownerUrl, storage, isReplacing: false })
    const database = openPatientDatabase(url)
    const isBalanced = await note(database, 'takeOver')
      .then(() => printReconciliation(database))
      .finally(() => database.$client.end())
    const unreadable = await findUnreadable(storage, opened)
    for (const key of unreadable) console.error(`The storage does not give back ${key}.`)
    console.log(`Read ${manifest.tables.length} tables and ${manifest.files.count} files as of ${manifest.takenAt}.`)
    console.log('Everybody sets a new password by mail, and a new OTP device.')
    console.log('No payment leaves before the statements since then are imported.')
    return isBalanced && unreadable.length === 0 ? 0 : 1
  } finally {
    await stop()
  }
}

function secretKeyIn(file: string): string {
  try {
    const lines = readFileSync(file, 'utf8').split(/\s+/)
    const key = lines.find(isSecretKey)
    if (key !== undefined) return key
  } catch (error) {
    throw new StartRefusal(`The identity cannot be read: ${(error as Error).message}.`)
  }
  throw new StartRefusal(`There is no secret key of age in ${file}.`)
}

/** By whom is the operator's to know: no account did it. */
async function note(database: Database, act: 'runOff' | 'takeOver'): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { dailyCloseId: recordId, number, day, hash } = await lastClose(tx)
    await auditPlatform(
      { clock: systemClock },
      tx,
      `dailyCloses.${act}`,
      { recordId, after: { number, day, hash } },
      COMMAND,
    )
  })
}

async function lastClose(executor: Executor) {
  const last = await findLastClose(executor)
  if (!last) throw new StartRefusal('No day of the books is closed yet: let the platform run for a day first.')
  return last
}
