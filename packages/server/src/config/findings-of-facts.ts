import { type Company, lacksOf } from '@cauce/contract/company.ts'
import type { LegalDocument } from '@cauce/contract/pages.ts'
import { advised, type Finding, needed } from './findings.ts'

export interface DatabaseFacts {
  readonly version: number
  /** Of the role in DATABASE_URL. */
  readonly isPrivileged: boolean
  /** Of this machine, ahead of PostgreSQL. */
  readonly clockSeconds: number
  /** Undefined before the first start. */
  readonly inside: Inside | undefined
}

interface Inside {
  /** Those with a device for codes. */
  readonly administrators: number
  readonly hasAccount: boolean
  readonly company: Company
  readonly isSheetRequired: boolean
  readonly drafts: readonly LegalDocument[]
  /** A published one, or a name of its own. */
  readonly hasBrand: boolean
  /** Ids of accounts. */
  readonly oddNumbers: readonly string[]
  readonly isMarked: boolean
  /** As `npm run backup` and `npm run restore -- --try` noted; null before the first. */
  readonly lastTakenAt: Date | null
  readonly lastTrialAt: Date | null
}

/** What was tried. */
export interface Facts {
  readonly database: DatabaseFacts | { readonly failure: string }
  readonly storageFailure: string | undefined
  readonly mailFailure: string | undefined
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
    ...('failure' in database ? [needed('database', false, { ...database })] : ofDatabase(database)),
    needed('storage', storageFailure === undefined, { failure: storageFailure ?? '' }),
    needed('mailServer', mailFailure === undefined, { failure: mailFailure ?? '' }),
    ...('inside' in database && database.inside ? ofBackups(database.inside, facts) : []),
  ]
}

function ofBackups({ lastTakenAt, lastTrialAt }: Inside, { trialDays, now }: Facts): Finding[] {
  const isWithin = (at: Date | null, milliseconds: number) => at !== null && now.getTime() - at.getTime() < milliseconds
  const days = trialDays + 1
  return [
    advised('backup', isWithin(lastTakenAt, OLDEST_BACKUP_MS)),
    advised('trial', isWithin(lastTrialAt, days * DAY_MS), { days }),
  ]
}

function ofDatabase({ version, isPrivileged, clockSeconds: seconds, inside }: DatabaseFacts): Finding[] {
  return [
    needed('database', true),
    needed('databaseVersion', version >= NEEDED_VERSION, { version, needed: NEEDED_VERSION }),
    needed('roles', !isPrivileged),
    advised('clock', Math.abs(seconds) <= CLOCK_TOLERANCE_SECONDS, { seconds }),
    ...(inside === undefined ? [needed('tables', false)] : ofAccounts(inside)),
  ]
}

const ofAccounts = ({
  administrators,
  company,
  drafts,
  hasAccount,
  hasBrand,
  isMarked,
  oddNumbers,
  ...inside
}: Inside) => [
  needed('inventedData', !isMarked),
  needed('administrators', administrators >= 2, { count: administrators }),
  needed(
    'company',
    lacksOf(company).every((fact) => fact === 'paymentInstitution'),
  ),
  needed('paymentInstitution', company.paymentInstitution !== undefined),
  needed('legalTexts', drafts.length === 0),
  needed('sender', company.sender !== undefined),
  needed('account', hasAccount),
  needed('sheets', inside.isSheetRequired),
  advised('brand', hasBrand),
  advised('numbers', oddNumbers.length === 0, { count: oddNumbers.length, ids: oddNumbers.slice(0, 20).join(', ') }),
]
