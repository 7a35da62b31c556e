import type { Endpoint, FieldError } from '@cauce/contract'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { visitor, type Actor } from './actor.ts'
import { logAuthentication, logRefusal, noteCaller, noteSubject } from './security-log.ts'

const PERSON: Actor = { ...visitor, kind: 'user', userId: 'u', role: 'user', sessionId: 's' }

function requestOf(url = '/v1/auth/login?next=x') {
  const lines: unknown[] = []
  const log = { info: (details: object, message: string) => void lines.push({ ...details, message }) }
  return { lines, request: { method: 'POST', url, ip: '203.0.113.9', log } as unknown as FastifyRequest }
}
const LOGIN = { method: 'POST', path: '/v1/auth/login' } as unknown as Endpoint
const EVENT = { message: 'Security event', method: 'POST', path: '/v1/auth/login', address: '203.0.113.9' }

describe('a successful call', () => {
  test.each([
    { method: 'POST', path: '/v1/auth/login', isLogged: true },
    { method: 'DELETE', path: '/v1/auth/devices/{deviceId}', isLogged: true },
    { method: 'GET', path: '/v1/auth/session', isLogged: false },
    { method: 'POST', path: '/v1/account/users', isLogged: false },
  ])('$method $path is logged: $isLogged', ({ method, path, isLogged }) => {
    const { lines, request } = requestOf()
    logAuthentication(request, { method, path } as Endpoint)
    expect(lines).toEqual(isLogged ? [{ ...EVENT, security: 'done' }] : [])
  })

  test('names the caller, or the account it is about', () => {
    const [session, mail] = [requestOf(), requestOf()]
    noteCaller(session.request, { operation: 'sessions.logout', actor: PERSON })
    noteSubject({ request: session.request }, 'another')
    noteCaller(mail.request, { operation: 'sessions.login', actor: visitor })
    noteSubject({ request: mail.request }, 'v')
    for (const { request } of [session, mail]) logAuthentication(request, LOGIN)
    expect(session.lines).toEqual([
      { ...EVENT, security: 'done', operation: 'sessions.logout', userId: 'u', role: 'user', sessionId: 's' },
    ])
    expect(mail.lines).toEqual([{ ...EVENT, security: 'done', operation: 'sessions.login', userId: 'v' }])
  })
})

describe('a refused call', () => {
  test.each([
    { code: 'not-found', isCalled: true, isLogged: true },
    { code: 'not-found', isCalled: false, isLogged: false },
    { code: 'method-not-allowed', isCalled: false, isLogged: false },
    { code: 'origin-refused', isCalled: false, isLogged: true },
    { code: 'too-many-requests', isCalled: true, isLogged: true },
    { code: 'unexpected', isCalled: true, isLogged: false },
    { code: 'unavailable', isCalled: true, isLogged: false },
  ] as const)('with $code is logged: $isLogged, with an operation found: $isCalled', ({ code, isCalled, isLogged }) => {
    const { lines, request } = requestOf()
    if (isCalled) noteCaller(request, { operation: 'users.read', actor: visitor })
    logRefusal(request, { code })
    const event = { ...EVENT, security: 'refused', code, ...(isCalled && { operation: 'users.read' }) }
    expect(lines).toEqual(isLogged ? [event] : [])
  })

  test('names its field or the first ten, and shortens long names and addresses', () => {
    const { lines, request } = requestOf(`/v1/auth/${'a'.repeat(300)}`)
    const errors = Array.from({ length: 12 }, (_, n): FieldError => ({
      path: `${n}`.padEnd(70, 'x'),
      code: 'unknown-field',
    }))
    logRefusal(request, { code: 'input-invalid', errors })
    logRefusal(request, { code: 'code-wrong', path: 'code' })
    expect(lines).toMatchObject([
      {
        path: `/v1/auth/${'a'.repeat(191)}`,
        fields: Array.from({ length: 10 }, (_, n) => `${`${n}`.padEnd(60, 'x')}: unknown-field`),
      },
      { fields: ['code: code-wrong'] },
    ])
  })
})

test.each([
  '/v1/support/complaint-links/{token}',
  '/v1/support/complaint-links/{token}/messages',
  '/v1/project/payment-calendars/{token}',
  '/v1/project/payment-calendars/{token}/unknown',
])('a refusal at %s is logged without the secret', (path) => {
  const { lines, request } = requestOf(path.replace('{token}', 'the%2Dsecret'))
  logRefusal(request, { code: 'input-invalid' })
  expect(lines).toMatchObject([{ path }])
})
