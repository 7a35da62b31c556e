import { errors, type Endpoint, type FieldError, type RefusalValue } from '@cauce/contract'
import { loggedPath } from '@cauce/contract/private-paths.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

interface Caller {
  readonly operation: string
  readonly actor: Actor
}

const callers = new WeakMap<object, Caller>()
const subjects = new WeakMap<object, string>()
const failures = new WeakMap<object, FailuresFrom>()

/** Of one network, as far as throttling remembers. */
export interface FailuresFrom {
  readonly failures: number
  readonly differentAddresses: number
}

export const noteCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller)

export const noteSubject = ({ request }: { readonly request: FastifyRequest }, userId: string): void =>
  void subjects.set(request, userId)

/** Tells one person's mistakes from an attack on many accounts. */
export const noteFailures = ({ request }: { readonly request: FastifyRequest }, counted: FailuresFrom): void =>
  void failures.set(request, counted)

/**
 * Logs changes of log-ins, codes, sessions, devices and passwords; staff actions are audited instead. Never names,
 * e-mails or input (decision logs-metrics-traces).
 */
export function logAuthentication(request: FastifyRequest, { method, path }: Endpoint): void {
  if (method !== 'GET' && path.startsWith('/v1/auth/'))
    request.log.info({ security: 'done', ...eventOf(request) }, 'Security event')
}

const MAXIMUM_FIELDS = 10

/** Refusals: wrong password, foreign record, foreign origin, rate limit, invalid input. */
export function logRefusal(request: FastifyRequest, { code, path, errors: fields }: RefusalValue): void {
  const { status } = errors[code]
  // 5xx are logged with their cause; unknown addresses are crawlers' noise.
  const isStray = callers.get(request) === undefined && (status === 404 || status === 405)
  if (status >= 500 || isStray) return
  const mistakes = fields ?? (path === undefined ? [] : [{ path, code }])
  request.log.info(
    {
      security: 'refused',
      code,
      ...eventOf(request),
      ...(mistakes.length > 0 && { fields: mistakes.slice(0, MAXIMUM_FIELDS).map(mistakeOf) }),
    },
    'Security event',
  )
}

/** Field names may be invented by the sender. */
const mistakeOf = ({ path, code }: FieldError) => `${sliceOfText(path, 0, 60)}: ${code}`

/** Each log line has time and `reqId`. */
function eventOf(request: FastifyRequest) {
  const caller = callers.get(request)
  const userId = caller?.actor.userId ?? subjects.get(request)
  return {
    operation: caller?.operation,
    method: request.method,
    path: sliceOfText(loggedPath(request.url), 0, 200),
    userId,
    role: caller?.actor.role ?? undefined,
    sessionId: caller?.actor.sessionId ?? undefined,
    address: request.ip,
    ...failures.get(request),
  }
}
