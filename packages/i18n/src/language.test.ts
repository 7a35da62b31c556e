import { plainBrand, setBrand } from '@cauce/contract/brand.ts'
import { afterEach, expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { fillerOf } from './legal-fields.ts'

test.each([
  ['the cookie precedes the browser', 'en', 'es-ES,es;q=0.9', 'en'],
  ['an unsupported cookie is ignored', 'fr', 'en', 'en'],
  ['a cookie in another case is ignored', 'EN', null, 'es'],
  ['without a cookie the browser decides', undefined, 'en-GB,en;q=0.8', 'en'],
  ['the first supported language of the browser', null, 'fr-FR,de;q=0.9,en;q=0.7', 'en'],
  ['the highest quality at any position', null, 'en;q=0.4, es;q=0.5', 'es'],
  ['the earlier of equal quality values', null, 'en, es', 'en'],
  ['a quality value of zero', null, 'en;q=0, fr', 'es'],
  ['other variants of a language', null, 'ES-mx', 'es'],
  ['a language that only begins like a supported one', null, 'eng', 'es'],
  ['a tag in capitals', null, 'DE;Q=0.5,EN-GB;Q=0.9', 'en'],
  ['nonsense', 'x', ';q=,;;=,en;q=high', 'es'],
])('%s', (_what, cookie, acceptLanguage, expected) => {
  expect(languageOf(cookie, acceptLanguage)).toBe(expected)
})

afterEach(() => setBrand(plainBrand('Cauce')))

test('a further language is chosen once the brand offers it', () => {
  expect([languageOf('pt', 'pt-PT'), languageOf(null, 'pt-PT, en;q=0.5')]).toEqual(['es', 'en'])
  setBrand({ ...plainBrand('Ribera Norte'), furtherLanguages: ['pt'] })
  expect([languageOf('pt', 'en'), languageOf(null, 'pt-BR, en;q=0.5')]).toEqual(['pt', 'pt'])
})

test.each([
  { language: 'es', words: 'En 4 días, Ana' },
  { language: 'en', words: 'In 4 days, Ana' },
  { language: 'pt', words: 'En 4 días, Ana' },
] as const)('a legal text for $language is in one language', ({ language, words }) => {
  const filled = fillerOf({ language, company: { name: 'Ana' }, reflectionDays: 4 })
  const text = filled('En %{reflection}, %{name}\nNIF %{taxNumber}', 'In %{reflection}, %{name}\nNIF %{taxNumber}')
  expect(text.replaceAll('\u00a0', ' ')).toBe(words)
})
