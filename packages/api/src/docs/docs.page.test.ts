import { createHash } from 'node:crypto'
import { allEndpoints, errorCodes } from '@cauce/contract'
import { expect, test } from 'vitest'
import { DOCS_POLICY, docsPage } from './docs.page.ts'
import { html, Html, prose } from './html.ts'
import { specificationCalls } from './specification-calls.ts'

const page = docsPage()
const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

test('every call, every refusal and every schema has an address of its own', () => {
  expect(ids).toEqual(expect.arrayContaining(allEndpoints.map(({ operation }) => operation)))
  expect(ids).toEqual(expect.arrayContaining(errorCodes.map((code) => `error-${code}`)))
  expect(ids.filter((id) => id.startsWith('schema-')).length).toBeGreaterThan(100)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every link within the page leads somewhere', () => {
  const targets = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!))
  expect([...targets].filter((id) => !ids.includes(id))).toEqual([])
})

test('the table of the specification shows each of its calls with operation and test', () => {
  const table = page.slice(page.indexOf('id="specification"'), page.indexOf('id="refusals"'))
  for (const { call, operation, test: file } of specificationCalls) {
    expect(table).toContain(`<code>${call}</code>`)
    expect(table).toContain(`href="#${operation}"`)
    expect(table).toContain(file)
  }
})

test('the page needs no script and nothing from elsewhere, and its policy allows just its own style', () => {
  expect(page).not.toMatch(/<script|<img|<link|<iframe| style="| on\w+="|https?:\/\/(?![^<]*<\/code>)/)
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!
  expect(DOCS_POLICY).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(DOCS_POLICY).not.toContain('unsafe')
})

test('no word of the document becomes markup', () => {
  expect(html`<p>${'<b>"&'}</p>`.markup).toBe('<p>&lt;b&gt;&quot;&amp;</p>')
  expect(prose('Say `<b>`.\n\nThen').markup).toBe('<p>Say <code>&lt;b&gt;</code>.</p>\n<p>Then</p>')
  expect(html`${[new Html('<i>'), new Html('</i>')]}`.markup).toBe('<i>\n</i>')
})
