import { expect, test } from 'vitest'
import { withStylesInHead } from './page.server.ts'

const styles = '<style>astro-island,astro-slot{display:contents}</style>'

test('the styles of islands move from the body into the head', () => {
  expect(withStylesInHead(`<head><title>A</title></head><body><p>${styles}<script></script></p></body>`)).toBe(
    `<head><title>A</title>${styles}</head><body><p><script></script></p></body>`,
  )
})

test('a page without islands does not change', () => {
  expect(withStylesInHead('<head></head><body></body>')).toBe('<head></head><body></body>')
})
