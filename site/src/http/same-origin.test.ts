import { expect, it } from 'vitest'
import { isFromHere } from './same-origin.ts'

it.each([
  ['our own page', { origin: 'https://cauce.example' }, true],
  ['our own page behind a proxy that ends TLS', { origin: 'http://cauce.example' }, true],
  ['another site', { origin: 'https://elsewhere.example' }, false],
  ['a page without an address', { origin: 'null' }, false],
  ['a program', {}, true],
  ['another site that hides its address', { 'sec-fetch-site': 'cross-site' }, false],
])('a form of %s', (_who, headers, isHere) => {
  expect(isFromHere(new Headers(headers as Record<string, string>), 'https://cauce.example')).toBe(isHere)
})
