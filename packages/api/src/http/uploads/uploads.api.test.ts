import { crc32 } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import {
  ACTORS,
  api,
  allEndpoints,
  COOKIES,
  MAXIMUM_FILE_BYTES,
  Problem,
  scopeOf,
  type Endpoint,
  type FileKind,
} from '@cauce/contract'
import { refusalsOf } from '@cauce/contract/openapi/refusals.ts'
import { given, sample, testApp } from '@cauce/testing'
import { fileOf } from '@cauce/testing/sample-files'
import { exampleInput, requestOf } from '@cauce/testing/contract-requests'
import { beforeAll, describe, expect, test } from 'vitest'

/** Bank files and imports have their own readers. */
const isJudged = ({ operation }: Endpoint) =>
  !['bankFiles.create', 'paymentBatches.report', 'imports.create'].includes(operation)

/** Every file field with every allowed kind (handbook rule 10.7). The first of a kind tries every fault of it. */
const fields = allEndpoints.filter(isJudged).flatMap((endpoint) =>
  Object.entries(endpoint.files ?? {}).flatMap(([part, { kinds }]) =>
    kinds.map((kind) => ({
      name: `${kind} in ${part} of ${endpoint.method} ${endpoint.path}`,
      endpoint,
      part,
      kind,
    })),
  ),
)
const isFirst = (field: (typeof fields)[number]) => field === fields.find(({ kind }) => kind === field.kind)

const app = testApp()
let tokens: Record<string, string>
beforeAll(async () => {
  const build = given(app)
  const people = { user: await build.investor(), operator: await build.manager(), admin: await build.administrator() }
  tokens = Object.fromEntries(Object.entries(people).map(([kind, { token }]) => [kind, token]))
})

/** Other fields as in the example. */
async function send({ endpoint, part }: { endpoint: Endpoint; part: string }, bytes: Buffer, name: string) {
  const kind = ACTORS.findLast((actor) => tokens[actor] !== undefined && scopeOf(endpoint.permission, actor))!
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => [
      param!,
      param === 'token' ? 'A'.repeat(43) : '01939b2e-7c00-7000-8000-000000000001',
    ]),
  )
  const file = new File([new Uint8Array(bytes)], name)
  const request = await requestOf(endpoint, { ...exampleInput(endpoint, params), files: [{ part, file }] })
  return app.app.inject({ ...request, cookies: { [COOKIES.session]: tokens[kind]! } })
}

const storedFiles = async () => (await app.storedKeys()).length

interface BrokenFile {
  readonly fault: string
  readonly bytes: Buffer | Promise<Buffer>
  readonly code: string
}

const contentOf = async (kind: FileKind) => Buffer.from(await fileOf(kind).arrayBuffer())
const half = async (kind: FileKind) => {
  const bytes = await contentOf(kind)
  return bytes.subarray(0, Math.floor(bytes.length / 2))
}

/** Its header announces a size that its pixels lack. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await contentOf('png'))
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
async function pdfWith(change: (document: PDFDocument) => unknown): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage()
  await change(document)
  return Buffer.from(await document.save())
}
const withoutPages = () =>
  Buffer.from(sample.pdfBytes().toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0'))
const launching = '/OpenAction << /S /Launch /F (calc.exe) >> '

const broken: Readonly<Record<FileKind, () => readonly BrokenFile[]>> = {
  png: () => [
    {
      fault: 'nothing but a signature',
      bytes: contentOf('png').then((all) => all.subarray(0, 33)),
      code: 'picture-unreadable',
    },
    { fault: 'its first half', bytes: half('png'), code: 'picture-unreadable' },
    { fault: 'no pixels', bytes: pngOfSize(0, 0), code: 'picture-unreadable' },
    { fault: 'a flood of pixels', bytes: pngOfSize(60_000, 60_000), code: 'picture-unreadable' },
  ],
  jpg: () => [{ fault: 'its first half', bytes: half('jpg'), code: 'picture-unreadable' }],
  webp: () => [{ fault: 'its first half', bytes: half('webp'), code: 'picture-unreadable' }],
  pdf: () => [
    { fault: 'nothing but a signature', bytes: Buffer.from('%PDF-1.7\n'), code: 'document-unreadable' },
    { fault: 'its first half', bytes: half('pdf'), code: 'document-unreadable' },
    { fault: 'no pages', bytes: withoutPages(), code: 'document-unreadable' },
    {
      fault: 'a password',
      bytes: pdfWith((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y', permissions: {} })),
      code: 'document-encrypted',
    },
    {
      fault: 'a script',
      bytes: pdfWith((document) => document.addJavaScript('x', 'app.alert(1)')),
      code: 'document-active',
    },
    { fault: 'a program to start', bytes: sample.pdfBytes('Cauce', launching), code: 'document-active' },
    {
      fault: 'another file',
      bytes: pdfWith((document) => document.attach(Buffer.from('MZ'), 'a.exe')),
      code: 'document-active',
    },
  ],
  json: () => [{ fault: 'its first half', bytes: half('json'), code: 'file-kind' }],
  mp4: () => [
    { fault: 'its first half', bytes: sample.mp4Bytes().subarray(0, 60), code: 'video-unreadable' },
    {
      fault: 'bytes after its end',
      bytes: Buffer.concat([sample.mp4Bytes(), Buffer.from('MZ')]),
      code: 'video-unreadable',
    },
    { fault: 'a track of sound alone', bytes: sample.mp4Bytes('soun'), code: 'video-unreadable' },
    { fault: 'no track', bytes: sample.mp4Bytes().subarray(0, 32), code: 'video-unreadable' },
  ],
  xml: () => [],
  txt: () => [],
  zip: () => [],
}
/** SVG is a picture and a program. */
const ACTIVE_DRAWING =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>'
const brokenOfAnyKind = (): readonly BrokenFile[] => [
  { fault: 'no bytes', bytes: Buffer.alloc(0), code: 'file-empty' },
  { fault: 'a page with a script', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), code: 'file-kind' },
  { fault: 'a drawing with a script', bytes: Buffer.from(ACTIVE_DRAWING), code: 'file-kind' },
  { fault: 'an archive', bytes: Buffer.from('PK\u0003\u0004 and a program', 'latin1'), code: 'file-kind' },
  { fault: 'a program', bytes: Buffer.from('MZ\u0090 this is no document'), code: 'file-kind' },
  { fault: 'too many bytes', bytes: Buffer.alloc(MAXIMUM_FILE_BYTES, '%PDF-1.7\n'), code: 'file-too-large' },
]

describe.each(fields)('$name', (field) => {
  test('is accepted when it opens', async () => {
    const { payload } = await send(field, await contentOf(field.kind), `archivo.${field.kind}`)
    expect(payload).not.toMatch(/"(picture-unreadable|document-\w+|file-empty|file-too-large|body-\w+)"/)
  })

  test('is refused with a problem when it does not open, and nothing is stored', async () => {
    const faults = broken[field.kind]()
    // A kind without a broken example would go unchecked.
    expect(faults.length).toBeGreaterThan(0)
    const before = await storedFiles()
    const tried = isFirst(field) ? [...faults, ...brokenOfAnyKind()] : [faults[0]!, brokenOfAnyKind()[1]!]
    for (const { fault, bytes, code } of tried) {
      const { statusCode, payload } = await send(field, await bytes, `archivo.${field.kind}`)
      const problem = Problem.parse(JSON.parse(payload))
      expect([statusCode, problem.code], `${fault}: ${payload}`).toEqual([problem.status, code])
      expect([415, 422], fault).toContain(statusCode)
      expect(refusalsOf(field.endpoint), fault).toContain(problem.code)
      expect(problem.errors, fault).toEqual([expect.objectContaining({ path: field.part, code })])
    }
    expect(await storedFiles()).toBe(before)
  })
})

test('the storage keeps the bytes of a file only when its call succeeds', async () => {
  const person = await given(app).investor()
  const before = await storedFiles()
  const add = (body: object) =>
    person.client.POST('/v1/account/account-documents', { body: { file: sample.pdf(), ...body } })
  const refused = await add({ accountId: '01939b2e-7c00-7000-8000-000000000001' })
  expect([refused.error?.code, await storedFiles()]).toEqual(['customer-not-accessible', before])
  const taken = await add({})
  expect([taken.response.status, await storedFiles()]).toEqual([201, before + 1])
})

test('files that are refused count, and beyond the allowance of a minute nothing of the visitor is read', async () => {
  const from = async (remoteAddress: string, bytes: Buffer) => {
    const files = [{ part: 'documents', file: new File([new Uint8Array(bytes)], 'contrato.pdf') }]
    const request = await requestOf(api.complaints.create, { ...exampleInput(api.complaints.create, {}), files })
    const { headers, payload } = await app.app.inject({ ...request, remoteAddress })
    return { retryAfter: headers['retry-after'], problem: Problem.safeParse(JSON.parse(payload)).data }
  }
  const program = Buffer.alloc(MAXIMUM_FILE_BYTES - 1, 'MZ')
  const codes = []
  for (let sent = 0; sent < 64 * 1024 * 1024; sent += program.length)
    codes.push((await from('203.0.113.35', program)).problem?.code)
  expect([...new Set(codes.slice(0, -1))]).toEqual(['file-kind'])
  const { problem, retryAfter } = await from('203.0.113.35', sample.pdfBytes())
  const params = { seconds: Number(retryAfter) }
  expect(problem).toMatchObject({
    status: 429,
    code: 'too-many-uploads',
    params,
    errors: [{ path: 'documents', params }],
  })
  expect(params.seconds).toBeGreaterThan(0)
  expect(params.seconds).toBeLessThanOrEqual(60)
  expect((await from('203.0.113.36', sample.pdfBytes())).problem).toBeUndefined()
})

test('a PDF is accepted behind a line feed or a byte order mark', async () => {
  const field = fields.find(({ kind }) => kind === 'pdf')!
  for (const start of ['\n', '\r\n \t', '\uFEFF']) {
    const { payload } = await send(field, Buffer.concat([Buffer.from(start), sample.pdfBytes()]), 'archivo.pdf')
    expect(payload, JSON.stringify(start)).not.toMatch(/"(file-kind|document-\w+)"/)
  }
})

test('a PDF that only forbids changes opens without a password and is accepted', async () => {
  const field = fields.find(({ kind }) => kind === 'pdf')!
  const bytes = await pdfWith((document) => document.encrypt({ userPassword: '', ownerPassword: 'y', permissions: {} }))
  expect((await send(field, bytes, 'archivo.pdf')).payload).not.toContain('"document-')
})

test('a slow PDF does not hold up the check of the next one', async () => {
  const field = fields.find(({ kind }) => kind === 'pdf')!
  const slow = Buffer.concat([Buffer.from(`%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(240_000)}`), sample.pdfBytes()])
  const [, quick] = await Promise.all([
    send(field, slow, 'lento.pdf'),
    send(field, await contentOf('pdf'), 'archivo.pdf'),
  ])
  expect(quick.payload).not.toContain('"document-')
}, 180_000)
