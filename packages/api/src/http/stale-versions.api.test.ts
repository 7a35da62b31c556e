import { allEndpoints, scopeOf, type Endpoint } from '@cauce/contract'
import { givenWorld, startTestApp, type GivenWorld, type TestApp } from '@cauce/testing'
import { exampleInput, requestOf } from '@cauce/testing/contract-requests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/**
 * Every call that says which version of a record it is based on is refused when it names an older one (handbook rule 12.6). The calls come
 * from the contract, the records from `givenWorld`.
 */
let app: TestApp
let world: GivenWorld
beforeAll(async () => {
  app = await startTestApp()
  world = await givenWorld(app)
})
afterAll(() => app.stop())

const versioned = allEndpoints
  .filter(({ body }) => body instanceof z.ZodObject && 'updatedAt' in body.shape)
  .map((endpoint) => ({ operation: endpoint.operation, endpoint }))
const LONG_AGO = '2020-01-01T00:00:00.000Z'

/** Who may make the call: an administrator, unless it is about the caller. */
const callerOf = ({ permission }: Endpoint) =>
  scopeOf(permission, 'admin') === 'all' ? world.administrator : world.customer

const paramsOf = ({ operation, params }: Endpoint) =>
  Object.fromEntries(
    Object.keys(params?.shape ?? {}).map((name) => {
      const id = world.ids[`${operation}.${name}`] ?? world.ids[`${operation.split('.')[0]!}.${name}`]
      return [name, id!]
    }),
  )

test.each(versioned)('$operation on an older version is an edit conflict', async ({ endpoint }) => {
  const example = exampleInput(endpoint, paramsOf(endpoint))
  const names = endpoint.operation === 'informationSheets.create' && { projectId: world.ids['projects.id'] }
  const body = { ...(example.body as object), ...names, updatedAt: LONG_AGO }
  const request = await requestOf(endpoint, { ...example, body })
  const { payload } = await app.app.inject({ ...request, cookies: { cauce_session: callerOf(endpoint).token } })
  expect(JSON.parse(payload)).toMatchObject({ status: 409, code: 'edit-conflict' })
})
