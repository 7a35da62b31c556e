import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiSettings } from '@cauce/api'
import type { DatabaseLimits } from '@cauce/api/database'
import type { LogLevel } from 'fastify'
import type { TrustedProxies } from '../http/client-address.ts'
import { StartRefusal } from '../lifetime.ts'
import { makeFolder } from '../make-folder.ts'
import { companyOf, nameWithoutBrand } from './company.ts'
import { type Installation, reasonBeyondTrial, reasonToBeReal } from './demonstration.ts'
import { refusalOfLaw } from './findings.ts'
import { type FormerSetting, formerSettingsIn, parametersOf } from './former-settings.ts'
import { type Misspelt, misspeltSettings } from './misspelt.ts'
import { fileSettingOf, metaOf, secretSettings, type SettingName, Settings, type SettingValues } from './settings.ts'

/** URLs for calls, for direct connections without a pooler (decision processes-and-failover), and for migrations. */
export interface DatabaseUrls {
  readonly url: string
  /** Same as `url` without a pooler. */
  readonly directUrl: string
  readonly ownerUrl: string
}

export interface Config {
  readonly installation: Installation
  readonly misspelt: readonly Misspelt[]
  /** Those that are set. */
  readonly formerSettings: readonly FormerSetting[]
  readonly port: number
  readonly host: string
  readonly trustedProxies: TrustedProxies
  /** Of the source code, for the footer. */
  readonly sourceUrl: string | undefined
  /** How long a stopping process goes on serving. */
  readonly drainMs: number
  readonly isRunningJobs: boolean
  readonly logLevel: LogLevel
  /** External PostgreSQL; undefined for the embedded one. */
  readonly database: DatabaseUrls | undefined
  /** Read replica for long staff lists and reports. */
  readonly standby: { readonly url: string; readonly maximumLagMs: number } | undefined
  readonly databasePort: number | undefined
  readonly databaseLimits: DatabaseLimits
  /** Undefined disables `/metrics`. */
  readonly metricsToken: string | undefined
  /** Undefined disables tracing. */
  readonly traces: TraceSettings | undefined
  readonly ownInstitution: { readonly secret: string } | undefined
  readonly backups: BackupSettings
  readonly api: ApiSettings
}

export interface BackupSettings {
  /** `age1…`; undefined leaves backups readable. */
  readonly publicKey: string | undefined
  /** For restores and trials. */
  readonly secretKey: string | undefined
  /** Undefined starts an embedded one. */
  readonly trialDatabase: string | undefined
  readonly trialDays: number
}

export interface TraceSettings {
  /** Collector URL without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Sampling ratio 0 to 1, if the proxy has not decided. */
  readonly ratio: number
}

/** Longer than the load balancers of the handbook take to notice. */
const DRAIN_SECONDS = 5

type Environment = Readonly<Record<string, string | undefined>>

/** @throws StartRefusal with one line that names the setting and its valid form */
export function readConfig(environment: Environment): Config {
  const values = parseSettings(environment)
  const origin = values.ORIGIN ?? `http://localhost:${values.PORT}`
  const dataFolder = path.resolve(values.DATA_FOLDER)
  const installation = { given: values.CAUCE_DEMO, hasOutsideDatabase: values.DATABASE_URL !== undefined, origin }
  const isDemonstration = reasonToBeReal(installation) === undefined
  refuseBadSecrets(values, installation)
  refuseUnusableFolder(dataFolder)
  const secret = values.SECRET ?? keptSecret(dataFolder)
  const config: Config = {
    installation,
    misspelt: misspeltSettings(environment),
    formerSettings: formerSettingsIn(environment),
    port: values.PORT,
    host: values.HOST,
    trustedProxies: values.TRUST_PROXY,
    sourceUrl: values.SOURCE_URL,
    drainMs: (values.DRAIN_SECONDS ?? (isDemonstration ? 0 : DRAIN_SECONDS)) * 1000,
    isRunningJobs: values.RUN_JOBS,
    logLevel: values.LOG_LEVEL,
    database: databaseOf(values),
    standby: standbyOf(values),
    databasePort: values.DATABASE_PORT,
    databaseLimits: limitsOf(values),
    metricsToken: values.METRICS_TOKEN,
    traces: tracesOf(values),
    ownInstitution: ownInstitutionOf(values, secret),
    backups: backupsOf(values),
    api: {
      origin,
      isDemonstration,
      secret,
      previousSecret: values.SECRET_PREVIOUS,
      dataFolder,
      sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
      sessionMaximumHours: values.SESSION_MAXIMUM_HOURS,
      firstParameters: parametersOf(values, isDemonstration),
      firstCompany: companyOf(values, isDemonstration),
      smtpUrl: values.SMTP_URL,
      brandName: values.BRAND_NAME ?? nameWithoutBrand({ origin, isDemonstration }),
      s3: s3Of(values),
      veriff: veriffOf(values),
      institution: institutionOf(values, isDemonstration),
      breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
      requestsPerMinute: values.REQUESTS_PER_MINUTE,
      isLoginThrottled: values.LOGIN_THROTTLE,
    },
  }
  const refusal = refusalOfLaw(config)
  if (refusal !== undefined) throw new StartRefusal(refusal)
  return config
}

const limitsOf = (values: SettingValues) => ({
  connectMs: values.DATABASE_WAIT_SECONDS * 1000,
  lockMs: values.DATABASE_WAIT_SECONDS * 1000,
  statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
  transactionMs: values.DATABASE_TRANSACTION_SECONDS * 1000,
})

const backupsOf = (values: SettingValues) => ({
  publicKey: values.BACKUP_KEY,
  secretKey: values.BACKUP_SECRET_KEY,
  trialDatabase: values.TRIAL_DATABASE_URL,
  trialDays: values.BACKUP_TRIAL_DAYS,
})

/**
 * Undefined without an outside one.
 * @throws StartRefusal like `readConfig`
 */
export const readDatabase = (environment: Environment): DatabaseUrls | undefined =>
  databaseOf(parseSettings(environment))

function parseSettings(environment: Environment): SettingValues {
  // Empty values such as `SMTP_URL=` count as absent.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = Settings.safeParse({ ...given, ...readSecretFiles(given) })
  if (result.success) return result.data
  const name = result.error.issues[0]!.path[0] as SettingName
  const { form, isSecret } = metaOf(name)
  const source = isSecret && given[name] === undefined ? `content of ${fileSettingOf(name)}` : `setting ${name}`
  throw new StartRefusal(`The ${source} must be ${form}${isSecret ? '' : `, and is "${given[name]}"`}.`)
}

/** The trailing newline of editors and `echo` is dropped. */
function readSecretFiles(given: Environment): Record<string, string> {
  const named = secretSettings().filter((name) => given[fileSettingOf(name)] !== undefined)
  const both = named.find((name) => given[name] !== undefined)
  if (both !== undefined)
    throw new StartRefusal(`The settings ${both} and ${fileSettingOf(both)} are both given: give one of them.`)
  return Object.fromEntries(named.map((name) => [name, contentOf(name, given[fileSettingOf(name)]!)]))
}

function contentOf(name: SettingName, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { message } = error as Error
    throw new StartRefusal(`The setting ${fileSettingOf(name)} must name a file that can be read: ${message}.`)
  }
}

const missing = (name: SettingName, reason: string) =>
  new StartRefusal(`The setting ${name} must be ${metaOf(name).form}, because ${reason}.`)

/** All or none of them. */
function together<Name extends SettingName>(
  values: SettingValues,
  names: readonly Name[],
): { [Each in Name]: NonNullable<SettingValues[Each]> } | undefined {
  const given = names.find((name) => values[name] !== undefined)
  if (given === undefined) return undefined
  const absent = names.find((name) => values[name] === undefined)
  if (absent !== undefined) throw missing(absent, `${given} is set`)
  return values as { [Each in Name]: NonNullable<SettingValues[Each]> }
}

function databaseOf(values: SettingValues): DatabaseUrls | undefined {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url, DATABASE_OWNER_URL: ownerUrl } = values
  if (url !== undefined && ownerUrl === undefined) throw missing('DATABASE_OWNER_URL', 'DATABASE_URL is set')
  if (url !== undefined) return { url, directUrl: directUrl!, ownerUrl: ownerUrl! }
  if (directUrl !== undefined) throw missing('DATABASE_URL', 'DATABASE_DIRECT_URL is set')
  return undefined
}

function standbyOf({ DATABASE_URL, DATABASE_READ_URL: url, ...values }: SettingValues): Config['standby'] {
  if (url === undefined) return undefined
  if (DATABASE_URL === undefined) throw missing('DATABASE_URL', 'DATABASE_READ_URL is set')
  return { url, maximumLagMs: values.DATABASE_READ_LAG_SECONDS * 1000 }
}

function s3Of(values: SettingValues): ApiSettings['s3'] {
  const s3 = together(values, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  return (
    s3 && {
      bucket: s3.S3_BUCKET,
      region: values.S3_REGION,
      endpoint: values.S3_ENDPOINT,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    }
  )
}

function veriffOf(values: SettingValues): ApiSettings['veriff'] {
  const veriff = together(values, ['VERIFF_API_KEY', 'VERIFF_SHARED_SECRET'])
  return (
    veriff && {
      baseUrl: values.VERIFF_BASE_URL,
      apiKey: veriff.VERIFF_API_KEY,
      sharedSecret: veriff.VERIFF_SHARED_SECRET,
    }
  )
}

/** The sandbox moves no real money: demo only (decision company-accounts-and-institution). */
function institutionOf(values: SettingValues, isDemonstration: boolean): ApiSettings['institution'] {
  const { INSTITUTION, INSTITUTION_URL: baseUrl, INSTITUTION_SECRET: secret } = values
  if (INSTITUTION === 'files') return undefined
  if (!isDemonstration)
    throw new StartRefusal(
      'The setting INSTITUTION must be files outside a demonstration: the sandbox moves no real money.',
    )
  if (baseUrl === undefined) return undefined
  if (secret === undefined) throw missing('INSTITUTION_SECRET', 'INSTITUTION_URL is set')
  return { baseUrl, secret, previousSecret: values.INSTITUTION_SECRET_PREVIOUS }
}

function tracesOf({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...values }: SettingValues): TraceSettings | undefined {
  if (endpoint === undefined) return undefined
  return { endpoint, headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {}, ratio: values.OTEL_TRACES_SAMPLER_ARG }
}

function ownInstitutionOf(values: SettingValues, secret: string): Config['ownInstitution'] {
  if (values.INSTITUTION === 'files' || values.INSTITUTION_URL !== undefined) return undefined
  return { secret: values.INSTITUTION_SECRET ?? createHmac('sha256', secret).update('institution').digest('hex') }
}

/**
 * Only a local demo generates its own secret. Otherwise processes share it, and it must not be stored beside the data
 * that it protects.
 */
function refuseBadSecrets({ SECRET, SECRET_PREVIOUS }: SettingValues, installation: Installation): void {
  const reason = reasonToBeReal(installation) ?? reasonBeyondTrial(installation)
  if (SECRET === undefined && reason !== undefined)
    throw new StartRefusal(`The setting SECRET must be given, ${metaOf('SECRET').form}, because ${reason}.`)
  if (SECRET_PREVIOUS !== undefined && (SECRET === undefined || SECRET === SECRET_PREVIOUS))
    throw new StartRefusal(
      'The setting SECRET_PREVIOUS must be the secret before SECRET, which must be given and differ.',
    )
}

function keptSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  return readFileSync(file, 'utf8').trim()
}

/** @throws StartRefusal when it is no folder or cannot be written to */
function refuseUnusableFolder(dataFolder: string): void {
  const probe = path.join(dataFolder, `probe-${process.pid}`)
  try {
    makeFolder(dataFolder)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { message } = error as Error
    throw new StartRefusal(`The setting DATA_FOLDER must be a folder that can be written to: ${message}.`)
  }
}
