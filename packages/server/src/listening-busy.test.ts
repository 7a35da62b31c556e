import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { closeIdle, closeUnread, listen } from './listening.ts'

/** Sends a second request on the same connection when told, and reports the answer. */
const CALLER = `
  const { parentPort, workerData: { port, flag } } = require('node:worker_threads')
  const { connect } = require('node:net')
  const state = new Int32Array(flag)
  const socket = connect(port, '127.0.0.1')
  const ask = (done) => socket.write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', done)
  let heard = ''
  socket.on('data', (data) => {
    heard += data
    if (!heard.endsWith('done')) return
    parentPort.postMessage('answered')
    heard = ''
  })
  socket.on('error', ({ code }) => parentPort.postMessage(code))
  socket.on('close', () => parentPort.postMessage('closed'))
  ask()
  parentPort.on('message', () => undefined)
  void Atomics.waitAsync(state, 0, 0).value.then(() => ask(() => { Atomics.store(state, 1, 1); Atomics.notify(state, 1) }))
`

/** Says when it has sent a request on a new connection, and reports the beginning of the answer. */
const NEWCOMER = `
  const { parentPort, workerData: { port, state } } = require('node:worker_threads')
  const { connect } = require('node:net')
  const socket = connect(port, '127.0.0.1', () => socket.write('POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 0\\r\\n\\r\\n', () => {
    Atomics.store(state, 0, 1)
    Atomics.notify(state, 0)
  }))
  socket.on('data', (data) => parentPort.postMessage(String(data).split('\\r')[0]))
  socket.on('error', ({ code }) => parentPort.postMessage(code))
`

const IDLE_MS = 200

const server = createServer(
  { keepAliveTimeout: IDLE_MS, keepAliveTimeoutBuffer: 0 },
  (_request, response) => void response.end('done'),
)
server.on('timeout', closeUnread)
let caller: Worker | undefined
afterEach(async () => {
  await caller?.terminate()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** The second request is sent but unread when `beBusy` returns. */
async function startCaller() {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const flag = new SharedArrayBuffer(8)
  const state = new Int32Array(flag)
  const { port } = server.address() as AddressInfo
  caller = new Worker(CALLER, { eval: true, workerData: { port, flag } })
  const next = () => new Promise<string>((resolve) => caller!.once('message', resolve))
  const first = await next()
  const second = next()
  const beBusy = () => {
    Atomics.store(state, 0, 1)
    Atomics.notify(state, 0)
    Atomics.wait(state, 1, 0)
  }
  return { beBusy, heard: async () => [first, await second] }
}

test('a request that arrives while the process is busy is answered before its connection closes', async () => {
  const { beBusy, heard } = await startCaller()
  beBusy()
  closeIdle(server)
  expect(await heard()).toEqual(['answered', 'answered'])
})

test('a request that arrives during a pause is answered although its connection was idle for too long', async () => {
  const { beBusy, heard } = await startCaller()
  // Timers fire before sockets are read.
  await setImmediate()
  beBusy()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * IDLE_MS)
  expect(await heard()).toEqual(['answered', 'answered'])
})

test('a call on a connection that was not accepted yet when the server stops is answered', async () => {
  const stopping = await listen((_request, response) => void response.end('done'), 0, '127.0.0.1')
  const state = new Int32Array(new SharedArrayBuffer(4))
  caller = new Worker(NEWCOMER, { eval: true, workerData: { port: stopping.port, state } })
  const heard = new Promise((resolve) => caller!.once('message', resolve))
  Atomics.wait(state, 0, 0)
  await stopping.close()
  expect(await heard).toBe('HTTP/1.1 200 OK')
})

test('a connection without a request is closed when it was idle for too long', async () => {
  await startCaller()
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0)
})
