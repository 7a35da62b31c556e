import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { narrowPolicy } from './narrow-policy.ts'

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const html = `<!doctype html><style>p{color:red}</style><script type="module" src="/page.js"></script>
<script>let one = 1
let two = 2</script><style data-x="1">a{}</style>`

test('what stands in the page remains allowed, and what stands in other pages does not', () => {
  const scripts = `script-src 'self' ${hashOf('let one = 1\nlet two = 2')}`
  const styles = `style-src-elem 'self' ${hashOf('p{color:red}')} ${hashOf('a{}')}`
  const others = ` ${hashOf('alert()')} ${hashOf('b{}')}`
  expect(narrowPolicy(`default-src 'self'; ${scripts}${others}; ${styles}${others};`, html)).toBe(
    `default-src 'self';${scripts};${styles}`,
  )
})

test('a script from a file needs no hash, and a policy without hashes stays as it is', () => {
  expect(narrowPolicy(`script-src 'self' ${hashOf('')}`, html)).toBe(`script-src 'self'`)
  expect(narrowPolicy(`default-src 'self'; object-src 'none'`, html)).toBe(`default-src 'self';object-src 'none'`)
})

test('what is said for all kinds already is not said again, and what differs is', () => {
  const attributes = `style-src-attr 'unsafe-inline'`
  expect(narrowPolicy(`default-src 'self'; style-src 'self' ; ${attributes};`, html)).toBe(
    `default-src 'self';${attributes}`,
  )
  expect(narrowPolicy(`default-src 'none'; style-src 'self'`, html)).toBe(`default-src 'none';style-src 'self'`)
})
