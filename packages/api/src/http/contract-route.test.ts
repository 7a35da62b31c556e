import multipart from '@fastify/multipart'
import { api, Refusal, type ErrorCode } from '@cauce/contract'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { visitor } from './actor.ts'
import { bind } from './bind.ts'
import { registerRoute } from './contract-route.ts'
import { registerProblems } from './problem.ts'

const app = Fastify()
afterEach(() => app.close())

describe('a refusal', () => {
  test('that its call does not document is reported and still answered', async () => {
    const undocumented: [string, ErrorCode][] = []
    registerProblems(app)
    await app.register(multipart)
    const refuse = (code: ErrorCode) => () => {
      throw new Refusal({ code })
    }
    const options = {
      authenticate: async () => visitor,
      database: undefined as never,
      noteWritten: async () => {},
      uploads: { keep: async () => [], forgetUnused: async () => {} },
      onUnaudited: () => {},
      onUndocumented: (operation: string, code: ErrorCode) => void undocumented.push([operation, code]),
    }
    registerRoute(app, bind(api.countries.list, refuse('own-money')), options)
    registerRoute(app, bind(api.documents.view, refuse('link-invalid')), options)

    const { statusCode, payload } = await app.inject({ url: '/v1/misc/countries' })
    const said = { type: 'about:blank', title: expect.any(String), status: 403, requestId: expect.any(String) }
    expect([statusCode, JSON.parse(payload)]).toEqual([403, { ...said, code: 'own-money' }])
    const mistaken = await app.inject({ url: '/v1/misc/countries?skip=-1' })
    expect(mistaken.json()).toMatchObject({
      code: 'input-invalid',
      errors: [{ path: 'skip', code: 'number-negative' }],
    })
    const known = await app.inject({
      url: '/v1/documents/view/01939b2e-7c00-7000-8000-000000000001?expires=1&signature=x',
    })
    expect(known.statusCode).toBe(422)
    expect(undocumented).toEqual([['countries.list', 'own-money']])
  })
})
