import { addressesOf } from '@cauce/api/database'
import { LEAST_REFLECTION_DAYS } from '@cauce/contract'
import { WORKING_NAME } from '@cauce/contract/brand.ts'
import { ARE_LEGAL_TEXTS_DRAFTS, paths } from '@cauce/contract/pages.ts'
import { INVENTED_SENDER } from './company.ts'
import type { Config } from './config.ts'
import { isLocal, reasonToBeReal } from './demonstration.ts'

export interface Finding {
  readonly level: 'ok' | 'warning' | 'missing'
  readonly subject: string
  readonly text: string
}

export const ok = (subject: string, text: string): Finding => ({ level: 'ok', subject, text })
export const warning = (subject: string, text: string): Finding => ({ level: 'warning', subject, text })
export const missing = (subject: string, text: string): Finding => ({ level: 'missing', subject, text })

/** NIST SP 800-63B-4, 2.2.3. */
const LONGEST_IDLE_MINUTES = 60
const LONGEST_SESSION_HOURS = 24
/** Far above what a person causes. */
const MANY_REQUESTS = 6_000

/** Of the settings alone: the warnings of the start, and the first part of `npm run check`. */
export function findingsOfSettings(config: Config): Finding[] {
  return [
    ...findingsOfMisspelt(config),
    ...ofPlaces(config),
    ...ofServices(config),
    ...ofProtections(config),
    ...ofLaw(config),
  ]
}

/** Also in a demonstration. */
export const findingsOfMisspelt = ({ misspelt }: Pick<Config, 'misspelt'>): Finding[] =>
  misspelt.map(({ given, meant }) => warning(given, `There is no such setting: did you mean ${meant}?`))

function ofPlaces({ installation, trustedProxies, database, api: { origin } }: Config): Finding[] {
  const isHttps = origin.startsWith('https:')
  const isBehindNobody = isHttps && trustedProxies === 0
  const unprotected = database && [database.url, database.ownerUrl].flatMap(addressesOf).some(isReadable)
  return [
    isHttps
      ? ok('ORIGIN', `${origin} is the address of the platform.`)
      : missing('ORIGIN', `${origin} reaches this machine only: set it to the https address of the platform.`),
    isBehindNobody
      ? warning(
          'TRUST_PROXY',
          'The proxy that ends TLS counts as the only client, and its limits hold for everybody: set it.',
        )
      : ok('TRUST_PROXY', 'Clients are told apart.'),
    ...(installation.hasOutsideDatabase
      ? []
      : [
          warning(
            'DATABASE_URL',
            'The embedded database is for trials: set it to a PostgreSQL with a standby and an archive.',
          ),
        ]),
    ...(unprotected
      ? [
          warning(
            'DATABASE_URL',
            'What goes to PostgreSQL can be read on the way: add ?sslmode=verify-full to the addresses.',
          ),
        ]
      : []),
  ]
}

/** Over a network without TLS. */
function isReadable(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const isHere =
    /^(localhost|127\.0\.0\.1|\[::1\]|)$/.test(hostname) || searchParams.get('host')?.startsWith('/') === true
  return !isHere && !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

function ofServices({ api: { smtpUrl, brandName, mailFrom, veriff, breachedPasswordsUrl } }: Config): Finding[] {
  return [
    smtpUrl === undefined
      ? missing('SMTP_URL', 'Mails stay in the data folder, and nobody can confirm an e-mail: set it to a mail server.')
      : ok('SMTP_URL', 'Mails are sent.'),
    brandName === WORKING_NAME
      ? warning('BRAND_NAME', 'Pages, mails and documents show the name that the platform was built under: set it.')
      : ok('BRAND_NAME', `The platform is called ${brandName}.`),
    mailFrom.includes(INVENTED_SENDER)
      ? missing('MAIL_FROM', 'Mails come from an invented address: set it to one of the company.')
      : ok('MAIL_FROM', `Mails come from ${mailFrom}.`),
    veriff === undefined
      ? missing(
          'VERIFF_API_KEY',
          'Nobody can be identified, and so nobody can invest: set it and VERIFF_SHARED_SECRET.',
        )
      : ok('VERIFF_API_KEY', 'People are identified by Veriff.'),
    breachedPasswordsUrl === undefined
      ? warning('BREACHED_PASSWORDS_URL', 'Passwords that were stolen elsewhere are accepted: set it.')
      : ok('BREACHED_PASSWORDS_URL', 'Stolen passwords are refused.'),
  ]
}

function ofProtections({ api, logLevel }: Config): Finding[] {
  const { requestsPerMinute, sessionIdleMinutes, sessionMaximumHours } = api
  const isSlow = requestsPerMinute > 0 && requestsPerMinute <= MANY_REQUESTS
  const isShort = sessionIdleMinutes <= LONGEST_IDLE_MINUTES && sessionMaximumHours <= LONGEST_SESSION_HOURS
  return [
    api.isLoginThrottled
      ? ok('LOGIN_THROTTLE', 'Failed attempts to log in are slowed down.')
      : warning('LOGIN_THROTTLE', 'Passwords can be guessed without delay: remove the setting.'),
    isSlow
      ? ok('REQUESTS_PER_MINUTE', `One address may make ${requestsPerMinute} calls in a minute.`)
      : warning('REQUESTS_PER_MINUTE', `One address can take the whole platform: set it to ${MANY_REQUESTS} or less.`),
    isShort
      ? ok('SESSION_IDLE_MINUTES', `Sessions end after ${sessionIdleMinutes} minutes without use.`)
      : warning(
          'SESSION_IDLE_MINUTES',
          `Sessions last ${sessionIdleMinutes} minutes without use and ${sessionMaximumHours} hours in all: NIST SP 800-63B recommends ${LONGEST_IDLE_MINUTES} and ${LONGEST_SESSION_HOURS} at most.`,
        ),
    /^(trace|debug|info)$/.test(logLevel)
      ? ok('LOG_LEVEL', 'Security events are logged.')
      : warning('LOG_LEVEL', 'Refused calls and log-ins are not logged: set it to info.'),
  ]
}

function ofLaw({ api: { isSheetRequired } }: Config): Finding[] {
  return [
    isSheetRequired
      ? ok('SHEET_REQUIRED', 'No loan opens without its key investment information sheet.')
      : missing(
          'SHEET_REQUIRED',
          'Loans open without the sheet of Regulation (EU) 2020/1503, article 23: leave the setting out.',
        ),
    ARE_LEGAL_TEXTS_DRAFTS
      ? missing(
          'Legal texts',
          `${paths.information}, ${paths.terms}, ${paths.legal}, ${paths.privacy} and ${paths.cookies} are drafts. Legal counsel must review them before the platform opens to the public: packages/handbook/operating.md lists what they lack.`,
        )
      : ok('Legal texts', 'They are no drafts.'),
  ]
}

/** @returns one line for a setting that breaks a law outside a demonstration */
export function refusalOfLaw({ installation, api }: Config): string | undefined {
  if (reasonToBeReal(installation) === undefined) return undefined
  const { reflectionDays } = api.firstParameters
  if (reflectionDays < LEAST_REFLECTION_DAYS)
    return `The setting REFLECTION_DAYS must be ${LEAST_REFLECTION_DAYS} or more outside a demonstration, and is "${reflectionDays}": Regulation (EU) 2020/1503, article 22.`
  if (api.origin.startsWith('http:') && !isLocal(api.origin))
    return `The setting ORIGIN must be an https address outside a demonstration, and is "${api.origin}": passwords would be readable on the way (Regulation (EU) 2016/679, article 32).`
  return undefined
}
