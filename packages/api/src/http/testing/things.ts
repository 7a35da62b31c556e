import { tmpdir } from 'node:os'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@cauce/contract'
import { requestOf, type RequestInput } from '@cauce/testing/contract-requests'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { visitor, type Actor } from '../actor.ts'
import { bind, type BoundRoute, type Call } from '../bind.ts'
import { createReadingRoom } from '../uploads/reading-room.ts'
import { registerRoute, type RouteOptions } from '../contract-route.ts'
import { registerProblems } from '../problem.ts'
import { registerBodyParser } from '../raw-body.ts'

export const actorOf = (kind: Actor['kind'], more: Partial<Actor> = {}): Actor => ({
  ...visitor,
  kind,
  userId: kind === 'visitor' ? null : 'u1',
  ...more,
})

export const thing = (endpoint: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path: '/v1/things',
  operation: `things.${endpoint.method ?? 'GET'}`,
  tag: 'Things',
  summary: 'Things.',
  permission: 'users.read',
  ...endpoint,
})

export const Said = z.strictObject({ said: z.string() })

export async function startThings(
  routes: readonly BoundRoute[],
  { actor = actorOf('user'), log, ...options }: Partial<RouteOptions> & { actor?: Actor; log?: FastifyBaseLogger } = {},
) {
  const app = log ? Fastify({ loggerInstance: log }) : Fastify()
  registerProblems(app)
  registerBodyParser(app)
  await app.register(multipart)
  for (const route of routes)
    registerRoute(app, route, {
      authenticate: async () => actor,
      database: 'primary' as never,
      noteWritten: async () => {},
      uploads: { keep: async (uploads) => uploads as never, forgetUnused: async () => {} },
      readingRoom: createReadingRoom({ add: () => ({ current: 0, ttl: 0 }) }, tmpdir()),
      onUnaudited: () => {},
      onUndocumented: () => {},
      ...options,
    })
  return {
    app,
    async call(endpoint: Endpoint, input: RequestInput = {}, headers: Readonly<Record<string, string>> = {}) {
      const request = await requestOf(endpoint, input)
      const { statusCode, payload, ...answer } = await app.inject({
        ...request,
        headers: { ...request.headers, ...headers },
      })
      return { statusCode, payload, headers: answer.headers, body: payload && JSON.parse(payload) }
    },
  }
}

export function recorded(endpoint: Endpoint, answer: (call: Call) => unknown = () => ({ said: 'done' })) {
  const calls: Call[] = []
  const route = bind(endpoint, async (call) => {
    calls.push(call)
    return answer(call) as never
  })
  return { route, calls }
}

export const outcomeOf = ({ statusCode, body }: { statusCode: number; body: { code?: string } }) =>
  body?.code ?? statusCode
