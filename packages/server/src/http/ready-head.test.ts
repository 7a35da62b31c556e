import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { type Representation, sendRepresentation } from './representation.ts'

const BODY = 'Página'
const page: Representation = {
  etag: 'W/"1"',
  headers: { 'content-type': 'text/html; charset=utf-8' },
  identity: Buffer.from(BODY),
  coded: {},
  isHot: true,
}
const LENGTH = Buffer.byteLength(BODY)

/** What comes back for these bytes, as it comes off the wire, until the server ends the connection. */
async function exchange(listener: RequestListener, sent: string): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const received = await new Promise<string>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(sent))
    let text = ''
    socket.setEncoding('utf8')
    socket
      .on('data', (chunk: string) => (text += chunk))
      .on('end', () => resolve(text))
      .on('error', reject)
  })
  server.close()
  return received
}

const ask = (method: string, more = '', version = '1.1') => `${method} / HTTP/${version}\r\nHost: x\r\n${more}\r\n`
const last = 'Connection: close\r\n'
const answer: RequestListener = (request, response) => sendRepresentation(request, response, page)

test('a hot page goes out whole, with the date, and the connection goes on to the next request', async () => {
  const received = await exchange(answer, ask('GET') + ask('GET') + ask('HEAD') + ask('GET', last))
  const [first, second, third, fourth] = received.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(
    new RegExp(
      `^HTTP/1\\.1 200 OK\\r\\ncontent-type: text/html; charset=utf-8\\r\\netag: W/"1"\\r\\nvary: Accept-Encoding\\r\\ncontent-length: ${LENGTH}\\r\\nDate: [A-Z][a-z]{2}, .* GMT\\r\\n\\r\\n${BODY}$`,
    ),
  )
  expect(second).toBe(first)
  expect(third).toMatch(/^HTTP\/1\.1 200 OK[^]*\r\n\r\n$/)
  expect(fourth).toMatch(/connection: close/i)
  expect(fourth!.endsWith(BODY)).toBe(true)
})

test('a client that has the page, or that speaks HTTP/1.0, is answered as ever', async () => {
  expect(await exchange(answer, ask('GET', `If-None-Match: W/"1"\r\n${last}`))).toMatch(/^HTTP\/1\.1 304 /)
  const old = await exchange(answer, ask('GET', '', '1.0'))
  expect(old).toMatch(/connection: close/i)
  expect(old.endsWith(BODY)).toBe(true)
})
