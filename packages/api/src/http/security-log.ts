import { errors, type Endpoint, type FieldError, type RefusalValue } from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from './actor.ts'

/** Who made a request, and what they asked for. */
interface Caller {
  readonly operation: string
  readonly actor: Actor
}

const callers = new WeakMap<object, Caller>()
const subjects = new WeakMap<object, string>()

/** Remembers for the log who made a request. */
export const noteCaller = (request: FastifyRequest, caller: Caller): void => void callers.set(request, caller)

/** Names for the log the account that a request is about, where no session names it: a log-in, a mailed link. */
export const noteSubject = ({ request }: { readonly request: FastifyRequest }, userId: string): void =>
  void subjects.set(request, userId)

/**
 * Logs what was done about a way in: log-ins, codes, sessions, devices, passwords. What staff do to records is in the
 * audit records. Neither names, nor e-mail addresses, nor anything that was sent is logged (decision 152).
 */
export function logAuthentication(request: FastifyRequest, { method, path }: Endpoint): void {
  if (method !== 'GET' && path.startsWith('/v1/auth/'))
    request.log.info({ security: 'done', ...eventOf(request) }, 'Security event')
}

const MAXIMUM_FIELDS = 10

/** Logs a refusal: a wrong password, a record of another person, a form of another site, too many calls, input that does not fit. */
export function logRefusal(request: FastifyRequest, { code, path, errors: fields }: RefusalValue): void {
  const { status } = errors[code]
  // A 5xx has been logged with its cause. Addresses that lead nowhere are tried out by every crawler.
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

/** The name of a field may be the sender's own invention. */
const mistakeOf = ({ path, code }: FieldError) => `${sliceOfText(path, 0, 60)}: ${code}`

/** Time, and the id of the request as `reqId`, are in every line of the log. */
function eventOf(request: FastifyRequest) {
  const caller = callers.get(request)
  const userId = caller?.actor.userId ?? subjects.get(request)
  return {
    operation: caller?.operation,
    method: request.method,
    // Without the query, which may carry a signature.
    path: sliceOfText(request.url.split('?', 1)[0]!, 0, 200),
    userId,
    role: caller?.actor.role ?? undefined,
    sessionId: caller?.actor.sessionId ?? undefined,
    address: request.ip,
  }
}
