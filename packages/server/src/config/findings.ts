import { addressesOf } from '@cauce/api/database'
import { type Check, LEAST_REFLECTION_DAYS } from '@cauce/contract'
import { messagesOf } from '@cauce/i18n'
import { interpolate } from '@cauce/i18n/interpolate.ts'
import type { Config } from './config.ts'
import { isLocal, reasonToBeReal } from './demonstration.ts'

export interface Finding {
  readonly check: Check
  readonly level: 'ok' | 'warning' | 'missing'
  readonly params: Readonly<Record<string, string | number>>
}

const found =
  (level: Finding['level']) =>
  (check: Check, isFine: boolean, params: Finding['params'] = {}): Finding => ({
    ...{ check, level: isFine ? 'ok' : level, params },
  })
/** Advice, unless it is fine. */
export const advised = found('warning')
/** What a real installation needs. */
export const needed = found('missing')

/** In English, for the command and the log. */
export function wordsOf({ check, params }: Finding) {
  const { title, text } = messagesOf('en').checklist.finding[check]
  return { title, text: interpolate(text, params) }
}

/** NIST SP 800-63B-4, 2.2.3. */
const LONGEST_IDLE_MINUTES = 60
const LONGEST_SESSION_HOURS = 24
/** Far above what a person causes. */
const MANY_REQUESTS = 6_000

/** Of the settings alone: the warnings of the start, and the first part of `npm run check`. */
export function findingsOfSettings(config: Config): Finding[] {
  return [...findingsOfMisspelt(config), ...ofPlaces(config), ...ofServices(config), ...ofProtections(config)]
}

/** Also in a demonstration. */
export const findingsOfMisspelt = ({ misspelt }: Pick<Config, 'misspelt'>): Finding[] =>
  misspelt.map((names) => advised('misspelt', false, { ...names }))

function ofPlaces({ installation, trustedProxies, database, api: { origin } }: Config): Finding[] {
  const isHttps = origin.startsWith('https:')
  const isReadableNow = database && [database.url, database.ownerUrl].flatMap(addressesOf).some(isReadable)
  return [
    needed('address', isHttps, { origin }),
    advised('proxy', !isHttps || trustedProxies !== 0),
    advised('embeddedDatabase', installation.hasOutsideDatabase),
    advised('readableDatabase', !isReadableNow),
  ]
}

/** Over a network without TLS. */
function isReadable(address: string): boolean {
  const { hostname, searchParams } = new URL(address)
  const isHere =
    /^(localhost|127\.0\.0\.1|\[::1\]|)$/.test(hostname) || searchParams.get('host')?.startsWith('/') === true
  return !isHere && !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

const ofServices = ({ api: { smtpUrl, veriff, breachedPasswordsUrl } }: Config): Finding[] => [
  needed('mail', smtpUrl !== undefined),
  needed('identification', veriff !== undefined),
  advised('stolenPasswords', breachedPasswordsUrl !== undefined),
]

function ofProtections({ api, logLevel }: Config): Finding[] {
  const { requestsPerMinute, sessionIdleMinutes: minutes, sessionMaximumHours: hours } = api
  const isShort = minutes <= LONGEST_IDLE_MINUTES && hours <= LONGEST_SESSION_HOURS
  const most = { mostMinutes: LONGEST_IDLE_MINUTES, mostHours: LONGEST_SESSION_HOURS }
  return [
    advised('loginThrottle', api.isLoginThrottled),
    advised('requests', requestsPerMinute > 0 && requestsPerMinute <= MANY_REQUESTS, { most: MANY_REQUESTS }),
    advised('sessions', isShort, { minutes, hours, ...most }),
    advised('log', /^(trace|debug|info)$/.test(logLevel)),
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
