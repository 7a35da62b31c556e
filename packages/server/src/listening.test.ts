import { Agent, request as sendRequest, type IncomingMessage, type RequestListener } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen, type Listening } from './listening.ts'

let server: Listening
let agent: Agent
beforeEach(() => {
  // One kept connection.
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent.destroy()
  await server.close()
})

/** Before that there is nothing to answer. */
let arrived: Promise<void>
const start = async (listener: RequestListener) => {
  const arrival = Promise.withResolvers<void>()
  arrived = arrival.promise
  const noticed: RequestListener = (request, response) => {
    arrival.resolve()
    listener(request, response)
  }
  server = await listen(noticed, 0, '127.0.0.1')
}

const ask = () =>
  new Promise<{ connection: string | undefined; body: string; isReused: boolean }>((resolve, reject) => {
    const request = sendRequest({ host: '127.0.0.1', port: server.port, agent }, (response: IncomingMessage) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ connection: response.headers.connection, body, isReused: request.reusedSocket }),
      )
    })
    request.on('error', reject)
    request.end()
  })

test('a request under way when the server stops is answered in full, as the last of its connection', async () => {
  await start((_, response) => void sleep(200).then(() => response.end('done')))
  const answer = ask()
  await arrived
  const closed = server.close()
  expect(await answer).toEqual({ connection: 'close', body: 'done', isReused: false })
  await closed
})

test('a request on a kept connection after the server began to stop is answered, as the last one', async () => {
  await start((_, response) => void response.end('done'))
  expect(await ask()).toMatchObject({ connection: 'keep-alive' })
  const closed = server.close()
  // Node's own `Server.close` would have closed it by then.
  await sleep(300)
  expect(await ask()).toEqual({ connection: 'close', body: 'done', isReused: true })
  await closed
})

test('an answer that has begun is completed, and the next request on its connection is the last one', async () => {
  await start((_, response) => {
    response.write('begun, ')
    void sleep(200).then(() => response.end('done'))
  })
  const begun = ask()
  await arrived
  const closed = server.close()
  expect(await begun).toMatchObject({ connection: 'keep-alive', body: 'begun, done' })
  expect(await ask()).toMatchObject({ connection: 'close', body: 'begun, done', isReused: true })
  await closed
})

test('a kept connection without a request does not hold up the stop for more than two seconds', async () => {
  await start((_, response) => void response.end('done'))
  await ask()
  const startedAt = performance.now()
  await server.close()
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('no new connection is accepted while a request is still under way', async () => {
  const answered = Promise.withResolvers<void>()
  await start(({ url }, response) => {
    if (url === '/') void answered.promise.then(() => response.end('done'))
    else response.end('done')
  })
  const answer = ask()
  await arrived
  const closed = server.close()
  await expect
    .poll(() => fetch(`http://127.0.0.1:${server.port}/other`).then(() => 'accepted', String))
    .not.toBe('accepted')
  answered.resolve()
  await answer
  await closed
})
