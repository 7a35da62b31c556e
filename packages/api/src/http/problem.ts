import {
  allEndpoints,
  errors,
  Refusal,
  RETRY_AFTER_SECONDS,
  type FieldError,
  type Problem,
  type RefusalValue,
} from '@cauce/contract'
import { errorMessage, translator } from '@cauce/i18n'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StorageError } from '../storage.ts'
import { unavailabilityOf } from '../database/index.ts'
import { noteRefusal, noteUnavailable } from './activities.ts'
import { MAXIMUM_BODY_BYTES } from './raw-body.ts'
import { logRefusal } from './security-log.ts'
import { requestLanguage } from './cookies.ts'

/** Maps refusals and bugs to application/problem+json (RFC 9457). */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, refusalOf(error, request)))
  // Unknown addresses count towards the rate limit too.
  const limit = app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limit, (request, reply) => {
    const methods = methodsOf(app, request.url)
    if (methods.length === 0) return sendProblem(request, reply, { code: 'not-found' })
    return sendProblem(request, reply.header('allow', methods.join(', ')), { code: 'method-not-allowed' })
  })
}

/** An address that the router cannot parse is not found. */
export const answerUnroutable = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void =>
  void sendProblem(request, reply, { code: 'not-found' })

const addresses = allEndpoints.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** Allowed methods (RFC 9110, 15.5.6); empty for an unknown address. */
function methodsOf(app: FastifyInstance, url: string): string[] {
  const pathname = url.split('?', 1)[0]!
  const methods = new Set<string>(addresses.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method))
  if (methods.has('GET') || app.hasRoute({ method: 'GET', url: pathname })) methods.add('GET').add('HEAD')
  return [...methods].toSorted()
}

function refusalOf(error: FastifyError, request: FastifyRequest): RefusalValue {
  if (error instanceof Refusal) return error
  // The client disconnected; the error code is that of a lost database.
  if (error === request.raw.errored) return { code: 'body-unreadable' }
  if (error instanceof StorageError) {
    request.log.error({ error }, error.message)
    if (error.isMissing) return { code: 'not-found' }
    noteUnavailable(request, 'storage')
    return { code: 'unavailable' }
  }
  const unavailability = unavailabilityOf(error)
  if (unavailability !== undefined) {
    noteUnavailable(request, unavailability)
    request.log.warn({ error }, 'The database is not reachable')
    return { code: 'unavailable' }
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return { code: 'body-unreadable' }
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'body-too-large', params: { maximumMegabytes: MAXIMUM_BODY_BYTES / 1_000_000 } }
    default:
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: 'body-unreadable' }
  request.log.error({ error }, 'unexpected')
  return { code: 'unexpected' }
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: RefusalValue) {
  noteRefusal(request, refusal.code)
  logRefusal(request, refusal)
  const { status } = errors[refusal.code]
  const t = translator(requestLanguage(request))
  const fieldErrors = fieldErrorsIn(refusal)
  const problem: Problem = {
    type: 'about:blank',
    title: errorMessage(t, refusal),
    status,
    code: refusal.code,
    ...(refusal.params && { params: { ...refusal.params } }),
    ...(fieldErrors.length > 0 && {
      errors: fieldErrors.map((error) => ({
        ...error,
        message: errorMessage(t, error),
      })),
    }),
    requestId: request.id,
  }
  if (status === 429 && refusal.params?.['seconds'] !== undefined)
    reply.header('retry-after', String(refusal.params['seconds']))
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

function fieldErrorsIn(refusal: RefusalValue): FieldError[] {
  if (refusal.errors) return [...refusal.errors]
  if (refusal.path === undefined) return []
  return [{ path: refusal.path, code: refusal.code, ...(refusal.params && { params: refusal.params }) }]
}
