import { errorCodes } from '@cauce/contract'
import { errorMessage, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { refusalsPage, style, tablePage } from './docs.pages.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

test('every refusal is listed under an address of its own, with its messages in both languages', () => {
  const page = refusalsPage()
  expect([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(errorCodes.map((code) => `error-${code}`))
  for (const language of ['es', 'en'] as const)
    expect(page).toContain(`lang="${language}">${errorMessage(translator(language), { code: 'not-found' })}<`)
})

test('the page needs no script and nothing from another origin', () => {
  expect(refusalsPage()).not.toMatch(/<script|<img|<iframe| style="| on\w+="|https?:\/\//)
  expect(style).not.toMatch(/url\(|@import/)
})

test('text never becomes markup', () => {
  const row = [{ text: '<b>"&', href: '"><script>' }]
  const page = tablePage({ title: '<i>', introduction: '<u>', heads: ['<s>'], rows: [row] })
  expect(page).toContain('<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt;&quot;&amp;</a>')
  expect(page).not.toMatch(/<(script|b|i|u|s)>/)
})

const root = path.resolve(import.meta.dirname, '../../../..')
/** All places that make refusals. */
const sources = ['packages/contract/src', 'packages/api/src', 'packages/server/src', 'site/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !/\.test\.ts$|\.endpoints\.ts$|(^|\/)errors\.ts$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
)

test('every refusal of the catalogue is used', () => {
  const isMade = (code: string) => sources.some((text) => text.includes(`'${code}'`) || text.includes(`errors.${code}`))
  expect(errorCodes.filter((code) => !isMade(code))).toEqual([])
})
