import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { closeIdle } from './listening.ts'

/** Asks once, and once more on the same connection when it is let to; says when that request is on its way, and what it was answered. */
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

const server = createServer((_request, response) => void response.end('done'))
let caller: Worker | undefined
afterEach(async () => {
  await caller?.terminate()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a request that has arrived while the process was busy is answered before its connection is closed', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const flag = new SharedArrayBuffer(8)
  const state = new Int32Array(flag)
  const { port } = server.address() as AddressInfo
  caller = new Worker(CALLER, { eval: true, workerData: { port, flag } })
  const heard: string[] = []
  const next = () => new Promise<string>((resolve) => caller!.once('message', resolve))
  heard.push(await next())
  const answer = next()
  // From here on this thread is busy: it learns of the second request only when it is done.
  Atomics.store(state, 0, 1)
  Atomics.notify(state, 0)
  Atomics.wait(state, 1, 0)
  closeIdle(server)
  heard.push(await answer)
  expect(heard).toEqual(['answered', 'answered'])
})
