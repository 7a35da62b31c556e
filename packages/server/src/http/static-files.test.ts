import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStaticFiles } from './static-files.ts'
import { type Ask, withServer } from './testing/with-server.ts'

const SCRIPT = '/admin/_astro/page.4f3a.js'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cauce-static-'))
  mkdirSync(path.join(folder, '_astro'))
  for (const [name, content] of Object.entries({
    'index.html': '<p>',
    '_astro/page.4f3a.js': 'plain script',
    '_astro/page.4f3a.js.br': 'br',
    '_astro/page.4f3a.js.gz': 'gz',
    '.inputs': 'a note of the build',
  })) {
    writeFileSync(path.join(folder, name), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const load = (place = folder) =>
  serveStaticFiles({
    folder: place,
    prefix: '/admin',
    isHashed: (file) => file.startsWith('_astro/'),
    headers: { 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' },
  })
const visit = async <T>(work: (ask: Ask) => Promise<T>) => withServer((await load()).send, work)

test.each([
  { address: SCRIPT, isServed: true },
  { address: '/admin/index.html', isServed: true },
  { address: '/admin/', isServed: false },
  { address: `${SCRIPT}.br`, isServed: false },
  { address: `${SCRIPT}.gz`, isServed: false },
  { address: '/admin/.inputs', isServed: false },
  { address: '/index.html', isServed: false },
  { address: `/admin/_astro/${'a'.repeat(300)}`, isServed: false },
])('$address is a file: $isServed', async ({ address, isServed }) => {
  expect((await load()).has(address)).toBe(isServed)
})

test.each([
  { acceptEncoding: 'gzip, deflate, br, zstd', encoding: 'br', body: 'br' },
  { acceptEncoding: 'br;q=0, gzip', encoding: 'gzip', body: 'gz' },
  { acceptEncoding: 'identity', encoding: undefined, body: 'plain script' },
])('Accept-Encoding "$acceptEncoding" gets the precompressed variant $encoding', ({ acceptEncoding, encoding, body }) =>
  visit(async (ask) => {
    const answer = await ask(SCRIPT, { 'accept-encoding': acceptEncoding })
    expect(answer).toMatchObject({ status: 200, body })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-length': String(body.length),
      vary: 'accept-encoding',
    })
  }),
)

test('browsers cache a file with a hash in its name, and revalidate any other', () =>
  visit(async (ask) => {
    expect((await ask(SCRIPT)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const { headers } = await ask('/admin/index.html')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect((await ask('/admin/index.html', { 'if-none-match': headers['etag']! })).status).toBe(304)
  }))

test('hashed files of a newer build are served without a restart, but no other new files', async () => {
  const files = await load()
  const later = '/admin/_astro/later.77aa.js'
  expect(files.has(later)).toBe(false)
  writeFileSync(path.join(folder, '_astro/later.77aa.js'), 'later script')
  writeFileSync(path.join(folder, '_astro/later.77aa.js.br'), 'later br')
  writeFileSync(path.join(folder, '_astro/.later'), 'a note of the build')
  writeFileSync(path.join(folder, 'later.html'), '<p>')
  expect(files.has(later)).toBe(true)
  for (const address of [
    `${later}.br`,
    '/admin/_astro/.later',
    '/admin/_astro/../later.html',
    '/admin/_astro',
    '/admin/*',
  ])
    expect(files.has(address), address).toBe(false)
  await withServer(files.send, async (ask) => {
    const answer = await ask(later, { 'accept-encoding': 'br' })
    expect(answer).toMatchObject({ status: 200, body: 'later br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

test('a front end that is not built has no files', async () => {
  expect((await load(path.join(folder, 'absent'))).has('/admin/index.html')).toBe(false)
})
