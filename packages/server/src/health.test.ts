import { expect, test } from 'vitest'
import { withServer } from './http/with-server.fixture.ts'
import { createHealth, type Health } from './health.ts'

function ask(health: Health, path: string) {
  return withServer(
    (request, response) => void health.answer(response, request.url!),
    (send) => send(path),
  )
}

test('a process that runs is alive, whatever its database does', async () => {
  expect(await ask(createHealth({ isReady: async () => false }), '/healthz')).toMatchObject({
    status: 200,
    body: 'ok\n',
  })
})

test('a process is ready until it begins to stop', async () => {
  const health = createHealth({ isReady: async () => true })
  expect((await ask(health, '/readyz')).status).toBe(200)
  health.beginStopping()
  expect(await ask(health, '/readyz')).toMatchObject({ status: 503, body: 'stopping\n' })
  expect((await ask(health, '/healthz')).status).toBe(200)
})

test.each([
  { database: 'answers with an error', isReady: async () => false },
  { database: 'does not answer at all', isReady: () => new Promise<boolean>(() => {}) },
])('a process is not ready when its database $database', async ({ isReady }) => {
  const answer = await ask(createHealth({ isReady }), '/readyz')
  expect(answer).toMatchObject({ status: 503, body: 'the database does not answer\n' })
})
