import { expect, test } from 'vitest'
import { refusalsPage, style, tablePage } from './docs.pages.ts'

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
