import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadStaticFiles } from './static-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'launcher-static-'))
  mkdirSync(path.join(folder, '_astro'))
  for (const [name, content] of Object.entries({
    'index.html': '<p>',
    '_astro/page.4f3a.js': 'script',
    '_astro/page.4f3a.js.br': 'br',
    '_astro/page.4f3a.js.gz': 'gz',
    '.inputs': 'a note of the build',
  })) {
    writeFileSync(path.join(folder, name), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const load = (place = folder) =>
  loadStaticFiles({
    folder: place,
    prefix: '/admin',
    isHashed: (file) => file.startsWith('_astro/'),
    headers: { 'x-frame-options': 'DENY' },
  })

test('a file is found under its address, compressed twins are its codings, and notes are not served', () => {
  expect([...load().keys()].toSorted()).toEqual(['/admin/_astro/page.4f3a.js', '/admin/index.html'])
  expect(load().get('/admin/_astro/page.4f3a.js')!.coded).toEqual({ br: Buffer.from('br'), gzip: Buffer.from('gz') })
  expect(load().get('/admin/index.html')!.coded).toEqual({ br: undefined, gzip: undefined })
})

test('only files with a hash in their name are kept by browsers without asking', () => {
  expect(load().get('/admin/_astro/page.4f3a.js')!.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(load().get('/admin/index.html')!.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a front end that is not built has no files', () => {
  expect(load(path.join(folder, 'absent')).size).toBe(0)
})
