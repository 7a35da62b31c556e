import { connect } from 'node:net'
import { Problem } from '@cauce/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../listening.ts'

let server: Listening
beforeAll(async () => {
  server = await listen((_, response) => void response.end('served'), 0, '127.0.0.1')
})
afterAll(() => server.close())

const answerTo = (sent: string) =>
  new Promise<{ head: string; body: string }>((resolve, reject) => {
    let received = ''
    const socket = connect(server.port, '127.0.0.1', () => socket.write(sent))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n')
      resolve({ head, body })
    })
  })

test.each([
  {
    what: 'headers beyond 16 KB',
    sent: `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    status: 431,
  },
  { what: 'an address beyond 16 KB', sent: `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, status: 431 },
  { what: 'no HTTP', sent: 'hello\r\n\r\n', status: 400 },
  { what: 'two Host headers', sent: 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', status: 400 },
  { what: 'HTTP/1.1 without Host', sent: 'GET / HTTP/1.1\r\n\r\n', status: 400 },
  { what: 'a header with a control character', sent: 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n', status: 400 },
])('$what is answered with a problem and $status', async ({ sent, status }) => {
  const { head, body } = await answerTo(sent)
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('Content-Type: application/problem+json; charset=utf-8')
  expect(head).toContain('Connection: close')
  expect(head).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'")
  expect(head).toContain('X-Content-Type-Options: nosniff')
  expect(Problem.parse(JSON.parse(body))).toMatchObject({ status })
})

test('HTTP/1.0 without Host, as load balancers ask, is served', async () => {
  expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toMatchObject({ body: 'served' })
})
