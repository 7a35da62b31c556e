import { type Company, lacksOf } from '@cauce/contract/company.ts'
import { messagesOf } from '@cauce/i18n'
import { type Finding, missing, ok, warning } from './findings.ts'

export interface DatabaseFacts {
  readonly version: number
  /** Of the role in DATABASE_URL. */
  readonly isPrivileged: boolean
  /** Of this machine, ahead of PostgreSQL. */
  readonly clockSeconds: number
  /** Undefined before the first start. */
  readonly inside:
    | {
        /** Those with a device for codes. */
        readonly administrators: number
        readonly hasAccount: boolean
        readonly company: Company
        /** Ids of accounts. */
        readonly oddNumbers: readonly string[]
        readonly isMarked: boolean
        /** As `npm run backup` and `npm run restore -- --try` noted; null before the first. */
        readonly lastTakenAt: Date | null
        readonly lastTrialAt: Date | null
      }
    | undefined
}

/** What `npm run check` has tried. */
export interface Facts {
  readonly database: DatabaseFacts | { readonly failure: string }
  readonly storageFailure: string | undefined
  readonly mailFailure: string | undefined
  /** BACKUP_TRIAL_DAYS. */
  readonly trialDays: number
  readonly now: Date
}

const OLDEST_BACKUP_MS = 36 * 3_600_000
const DAY_MS = 24 * 3_600_000
/** As in the API, which follows the clock of PostgreSQL beyond it. */
const CLOCK_TOLERANCE_SECONDS = 2
const NEEDED_VERSION = 18

export function findingsOfFacts(facts: Facts): Finding[] {
  const { database, storageFailure, mailFailure } = facts
  return [
    ...('failure' in database ? [missing('Database', database.failure)] : ofDatabase(database)),
    storageFailure === undefined ? ok('Storage', 'Files can be written and read.') : missing('Storage', storageFailure),
    ...(mailFailure === undefined ? [] : [missing('Mail server', mailFailure)]),
    ...('inside' in database && database.inside ? ofBackups(database.inside, facts) : []),
  ]
}

function ofBackups(
  { lastTakenAt, lastTrialAt }: NonNullable<DatabaseFacts['inside']>,
  { trialDays, now }: Facts,
): Finding[] {
  const isWithin = (at: Date | null, milliseconds: number): at is Date =>
    at !== null && now.getTime() - at.getTime() < milliseconds
  return [
    isWithin(lastTakenAt, OLDEST_BACKUP_MS)
      ? ok('Backup', `The last one was made at ${lastTakenAt.toISOString()}.`)
      : warning('Backup', 'None was made in the last 36 hours: run npm run backup every night.'),
    isWithin(lastTrialAt, (trialDays + 1) * DAY_MS)
      ? ok('Trial of a backup', `The last that succeeded was at ${lastTrialAt.toISOString()}.`)
      : warning(
          'Trial of a backup',
          `None has succeeded in the last ${trialDays + 1} days: run npm run restore -- --try <folder of backups> after every backup.`,
        ),
  ]
}

function ofDatabase({ version, isPrivileged, clockSeconds, inside }: DatabaseFacts): Finding[] {
  return [
    version >= NEEDED_VERSION
      ? ok('Database', `PostgreSQL ${version} answers.`)
      : missing('Database', `PostgreSQL ${version} is too old: ${NEEDED_VERSION} or newer is needed.`),
    isPrivileged
      ? missing(
          'Roles',
          'The role of DATABASE_URL can pass over the rules of the books: npm run roles prints the SQL of another.',
        )
      : ok('Roles', 'The application owns nothing.'),
    Math.abs(clockSeconds) <= CLOCK_TOLERANCE_SECONDS
      ? ok('Clock', 'This machine and PostgreSQL agree.')
      : warning('Clock', `This machine is ${clockSeconds} seconds ahead of PostgreSQL: set both right.`),
    ...(inside === undefined
      ? [missing('Tables', 'There are none yet: the first start makes them.')]
      : ofAccounts(inside)),
  ]
}

function ofAccounts({
  administrators,
  company,
  hasAccount,
  isMarked,
  oddNumbers,
}: NonNullable<DatabaseFacts['inside']>): Finding[] {
  return [
    isMarked
      ? missing(
          'Data',
          'The database was filled with invented people, and can never be used for real: use an empty one.',
        )
      : ok('Data', 'The database was not filled with invented people.'),
    administrators >= 2
      ? ok('Administrators', `${administrators} have a device for codes.`)
      : missing(
          'Administrators',
          `${administrators} of the two that approvals need have a device for codes: npm run admin -- --setup prints a code for each.`,
        ),
    ofCompany(company),
    hasAccount
      ? ok('Company account', 'The main account is approved.')
      : missing(
          'Company account',
          'Deposits have no destination: one administrator proposes the main account in the back office, another approves it.',
        ),
    oddNumbers.length === 0
      ? ok('Numbers of identity', 'All are in their one form.')
      : warning(
          'Numbers of identity',
          `${oddNumbers.length} accounts have a document or tax number that is wrong or not in its one form: correct them in the back office, at /admin/customer/<id>. The first are ${oddNumbers.slice(0, 20).join(', ')}.`,
        ),
  ]
}

/** Law 34/2002, article 10; Regulation (EU) 2020/1503, article 23. */
function ofCompany(company: Company): Finding {
  const { fields } = messagesOf('en').companyDetails
  const lacks = lacksOf(company).map((fact) => fields[fact])
  return lacks.length === 0
    ? ok('Company', 'Pages, mails and sheets say who runs the platform.')
    : missing(
        'Company',
        `Propose the data of the company in the back office. Pages, mails or sheets lack: ${lacks.join(', ')}.`,
      )
}
