import { errorCodes } from '@cauce/contract'
import { openapiDocument } from '@cauce/contract/openapi/document.ts'
import { errorMessage, translator } from '@cauce/i18n'
import { expect, test } from 'vitest'
import { agreedCalls } from './agreed-calls.ts'
import { agreedCallsPage, type ApiDocument, refusalsPage, style, tablePage } from './docs.pages.ts'

const document = openapiDocument() as unknown as ApiDocument

test('every refusal is listed under an address of its own, with its messages in both languages', () => {
  const page = refusalsPage()
  expect([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(errorCodes.map((code) => `error-${code}`))
  for (const language of ['es', 'en'] as const)
    expect(page).toContain(`lang="${language}">${errorMessage(translator(language), { code: 'not-found' })}<`)
})

test('every agreed call is listed with its operation and its test, and links to the operation in the reference', () => {
  const page = agreedCallsPage(document)
  for (const { call, operation, test: file } of agreedCalls) {
    expect(page).toContain(`<th scope="row">${call}</th>`)
    expect(page).toMatch(new RegExp(`href="/v1/docs#/[\\w%-]+/${operation.replace('.', '\\.')}"`))
    expect(page).toContain(file)
  }
  expect(page).not.toContain('undefined')
})

test('the pages need no script and nothing from another origin', () => {
  for (const page of [refusalsPage(), agreedCallsPage(document)])
    expect(page).not.toMatch(/<script|<img|<iframe| style="| on\w+="|https?:\/\//)
  expect(style).not.toMatch(/url\(|@import/)
})

test('text never becomes markup', () => {
  const row = [{ text: '<b>"&', href: '"><script>' }]
  const page = tablePage({ title: '<i>', introduction: '<u>', heads: ['<s>'], rows: [row] })
  expect(page).toContain('<a href="&quot;&gt;&lt;script&gt;">&lt;b&gt;&quot;&amp;</a>')
  expect(page).not.toMatch(/<(script|b|i|u|s)>/)
})
