import { once } from 'node:events'
import { Agent, request as call, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { json } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import { Refusal, type Endpoint, type FilePart } from '@cauce/contract'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFileCounts, readMultipart } from './multipart.ts'
import { createReadingRoom } from './reading-room.ts'

const room = createReadingRoom({ add: () => ({ current: 0, ttl: 0 }) }, tmpdir())

const MEGABYTE = 1024 * 1024
const text = (bytes: number) => new File(['x'.repeat(bytes)], 'texto.txt')

let app: FastifyInstance
let parts: Readonly<Record<string, Omit<FilePart, 'description'>>> = { file: { kinds: ['txt'] } }
beforeAll(async () => {
  app = Fastify()
  await app.register(multipart)
  app.post('/', (request) => readForm(request))
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { code, params, path, errors } = error as Refusal
    void reply.send(error instanceof Refusal ? { code, params, path, errors } : { status: error.statusCode })
  })
})
afterAll(() => app.close())

async function readForm(request: FastifyRequest) {
  const { fields, files } = await room.admit({ key: 'one', hasSession: true }, 'file', (reader) =>
    readMultipart(request, { files: parts } as unknown as Endpoint, reader),
  )
  return { fields, files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length })) }
}

async function send(entries: readonly (readonly [name: string, value: string | File])[], cut = 0) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Response(form)
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type')! }
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers,
    payload: payload.subarray(0, payload.length - cut),
  })
  return answer.json() as Record<string, unknown>
}

describe('the fields of a form', () => {
  test('are read by name, repeated names as a list', async () => {
    parts = { file: { kinds: ['txt'] } }
    const sent = ['one', 'many', 'many', 'many'].map((name, n) => [name, `${n}`] as const)
    const { fields } = await send(sent)
    expect(Object.entries(fields as object)).toEqual([
      ['one', '0'],
      ['many', ['1', '2', '3']],
    ])
  })

  test.each([
    { count: 100, answer: { files: [] } },
    { count: 101, answer: { status: 413 } },
  ])('are limited to a hundred: $count', async ({ count, answer }) => {
    expect(await send(Array.from({ length: count }, (_, n) => [`field${n}`, 'x'] as const))).toMatchObject(answer)
  })

  test('are unreadable when the body is cut off', async () => {
    expect(await send([['one', 'x'.repeat(200)]], 100)).toMatchObject({ code: 'body-unreadable' })
  })
})

describe('the files of a form', () => {
  test('are read with their part, kind and bytes', async () => {
    parts = { file: { kinds: ['xml'] }, note: { kinds: ['txt'] } }
    const sent = [
      ['file', new File(['<?xml version="1.0"?><a/>'], 'datos.xml')],
      ['note', text(3)],
    ] as const
    expect((await send(sent))['files']).toEqual([
      { part: 'file', name: 'datos.xml', kind: 'xml', size: 25 },
      { part: 'note', name: 'texto.txt', kind: 'txt', size: 3 },
    ])
  })

  test.each([
    ['<Document/>'],
    ['\r\n <Document/>'],
    ['\uFEFF<Document/>'],
    [Buffer.from('\uFEFF<Document/>', 'utf16le')],
    [Buffer.from('<?xml version="1.0" encoding="UTF-16"?><Document/>', 'utf16le')],
  ])('are XML with or without a declaration: %j', async (content) => {
    parts = { file: { kinds: ['xml', 'txt'] } }
    expect((await send([['file', new File([content], 'respuesta.xml')]]))['files']).toMatchObject([{ kind: 'xml' }])
  })

  test.each<[what: string, kinds: FilePart['kinds'], file: File, code: string, params?: object]>([
    ['no bytes', ['txt'], text(0), 'file-empty'],
    ['a kind that is not accepted', ['pdf', 'png'], text(3), 'file-kind', { kinds: 'PDF, PNG' }],
    ['another kind', ['pdf'], new File(['{}'], 'a.pdf'), 'file-kind', { kinds: 'PDF' }],
    [
      'a recognised kind where text is expected',
      ['txt'],
      new File(['%PDF-1.7\n'], 'a.txt'),
      'file-kind',
      { kinds: 'TXT' },
    ],
  ])('are refused with %s', async (_what, kinds, file, code, params) => {
    parts = { file: { kinds } }
    expect(await send([['file', file]])).toEqual({ code, path: 'file', ...(params && { params }) })
  })

  test('of an unknown part are refused by name', async () => {
    parts = { file: { kinds: ['txt'] } }
    expect(await send([['other', text(3)]])).toEqual({
      code: 'input-invalid',
      errors: [{ path: 'other', code: 'unknown-field', params: { field: 'other' } }],
    })
  })

  test.each<{ part: string; bytes: number; maximumMegabytes?: number }>([
    { part: 'small', bytes: MEGABYTE - 1 },
    { part: 'small', bytes: MEGABYTE, maximumMegabytes: 1 },
    { part: 'usual', bytes: 5 * MEGABYTE - 1 },
    { part: 'usual', bytes: 5 * MEGABYTE, maximumMegabytes: 5 },
    { part: 'large', bytes: 6 * MEGABYTE - 1 },
    { part: 'large', bytes: 6 * MEGABYTE + 1, maximumMegabytes: 6 },
  ])('of part $part are limited in size: $bytes bytes', async ({ part, bytes, maximumMegabytes }) => {
    const [small, large] = [1, 6].map((megabytes) => ({ kinds: ['txt'], maximumMegabytes: megabytes }) as const)
    parts = { small: small!, usual: { kinds: ['txt'] }, large: large! }
    const refusal = { code: 'file-too-large', path: part, params: { maximumMegabytes } }
    expect(await send([[part, text(bytes)]])).toMatchObject(maximumMegabytes ? refusal : { files: [{ size: bytes }] })
  })

  test.each([
    { more: 0, answer: { files: [{}, {}, {}] } },
    { more: 1, answer: { code: 'body-too-large', params: { maximumMegabytes: 40 } } },
  ])('may have 40 MB in total, plus $more bytes', async ({ more, answer }) => {
    parts = { large: { kinds: ['txt'], maximumMegabytes: 16, maximumCount: 3 } }
    const sizes = [15 * MEGABYTE, 15 * MEGABYTE, 10 * MEGABYTE + more]
    expect(await send(sizes.map((size) => ['large', text(size)] as const))).toMatchObject(answer)
  })

  test('may have more in total when one file alone may', async () => {
    parts = { huge: { kinds: ['txt'], maximumMegabytes: 48 } }
    expect(await send([['huge', text(41 * MEGABYTE)]])).toMatchObject({ files: [{ size: 41 * MEGABYTE }] })
  })

  test.each([
    { count: 30, answer: { files: expect.any(Array) } },
    { count: 31, answer: { code: 'too-many-files', params: { maximum: 30 } } },
  ])('are limited to thirty: $count', async ({ count, answer }) => {
    parts = { file: { kinds: ['txt'], maximumCount: 40 } }
    expect(await send(Array.from({ length: count }, () => ['file', text(1)] as const))).toMatchObject(answer)
  })
})

describe('a call that takes files', () => {
  const file = (part: string) => ({ part, name: 'a.txt', kind: 'txt' as const, bytes: Buffer.alloc(1) })
  const outcomeOf = (taken: Endpoint['files'], names: readonly string[]) => {
    try {
      return checkFileCounts({ ...(taken && { files: taken }) } as Endpoint, names.map(file))
    } catch (error) {
      const { code, params, path, errors } = error as Refusal
      return { code, params, path, errors }
    }
  }
  const one = { kinds: ['txt'], description: '' } as const
  const needed = { ...one, isRequired: true }
  const required = { code: 'input-invalid', errors: [{ path: 'file', code: 'required' }] }
  test.each<[what: string, names: readonly string[], files?: Endpoint['files'], outcome?: object]>([
    ['without file parts accepts none', []],
    ['accepts no file for an optional part', [], { file: one }],
    ['accepts one file', ['file'], { file: one }],
    [
      'with two files where one is accepted',
      ['file', 'file'],
      { file: one },
      { code: 'too-many-files', params: { maximum: 1 }, path: 'file' },
    ],
    ['accepts one file for each part', ['file', 'other'], { file: one, other: one }],
    ['accepts the required file', ['file'], { file: needed }],
    ['refuses a missing required file', [], { file: needed }, required],
    ['refuses another file than the required one', ['other'], { file: needed, other: one }, required],
    ['accepts the maximum of files', ['file', 'file'], { file: { ...one, maximumCount: 2 } }],
    [
      'refuses more files than the maximum',
      ['file', 'file', 'file'],
      { file: { ...one, maximumCount: 2 } },
      { code: 'too-many-files', params: { maximum: 2 }, path: 'file' },
    ],
  ])('%s', (_what, names, files, outcome) => {
    expect(outcomeOf(files, names)).toEqual(outcome)
  })
})

test('a connection whose file was refused in the middle answers its next call', async () => {
  parts = { file: { kinds: ['txt'] } }
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const form = new FormData()
  form.append('another', text(2 * MEGABYTE))
  const { headers, body } = new Request('http://localhost', { method: 'POST', body: form })
  const payload = Buffer.from(await new Response(body).arrayBuffer())
  for (let count = 0; count < 4; count += 1) {
    const sent = call({ port, agent, method: 'POST', headers: { 'content-type': headers.get('content-type')! } })
    sent.end(payload)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    expect(await json(answer)).toMatchObject({ code: 'input-invalid', errors: [{ code: 'unknown-field' }] })
  }
  agent.destroy()
})
