import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SITE = path.join(import.meta.dirname, '..')
const DESIGN = path.join(import.meta.dirname, '../../../packages/design/src')
const read = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }))

test('every class of a page has a rule', () => {
  const pages = read(SITE, '**/*.{astro,tsx}').filter(({ file }) => !file.includes('.test.'))
  const sheets = [
    ...[...read(SITE, '**/*.css'), ...read(DESIGN, '**/*.css')].map(({ text }) => text),
    ...pages.flatMap(({ text }) => text.match(/<style[^>]*>[^]*?<\/style>/g) ?? []),
  ]
  const ruled = new Set(sheets.flatMap((sheet) => sheet.match(/(?<=\.)[a-z][\w-]*/g) ?? []))
  const used = pages.flatMap(({ file, text }) =>
    (text.match(/(?<=\bclass(?:Name)?=")[^"{}]+(?=")/g) ?? [])
      .flatMap((names) => names.split(/\s+/))
      .map((name) => ({ file, name })),
  )
  expect(used.length).toBeGreaterThan(300)
  expect(used.filter(({ name }) => !ruled.has(name))).toEqual([])
})
