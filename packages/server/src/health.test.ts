import { expect, test } from 'vitest'
import { withServer } from './http/answer.fixture.ts'
import { createHealth } from './health.ts'

function ask(health: ReturnType<typeof createHealth>, path: string) {
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

test('it is ready while its database answers and it is not told to stop', async () => {
  const health = createHealth({ isReady: async () => true })
  expect((await ask(health, '/readyz')).status).toBe(200)
  health.beginStopping()
  expect(await ask(health, '/readyz')).toMatchObject({ status: 503, body: 'stopping\n' })
  expect((await ask(health, '/healthz')).status).toBe(200)
})

test.each([
  ['answers with an error', async () => false],
  ['does not answer at all', () => new Promise<boolean>(() => {})],
])('it is not ready when the database %s', async (_, isReady) => {
  const answer = await ask(createHealth({ isReady }), '/readyz')
  expect(answer).toMatchObject({ status: 503, body: 'the database does not answer\n' })
})
