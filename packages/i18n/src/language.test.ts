import { plainBrand, setBrand } from '@cauce/contract/brand.ts'
import { afterEach, expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { fillerOf } from './legal-fields.ts'

test.each([
  { title: 'the cookie precedes the browser', cookie: 'en', acceptLanguage: 'es-ES,es;q=0.9', expected: 'en' },
  { title: 'a supported cookie', cookie: 'es', acceptLanguage: 'en', expected: 'es' },
  { title: 'an unsupported cookie is ignored', cookie: 'fr', acceptLanguage: 'en', expected: 'en' },
  { title: 'a cookie in another case is ignored', cookie: 'EN', acceptLanguage: null, expected: 'es' },
  {
    title: 'without a cookie the browser decides',
    cookie: undefined,
    acceptLanguage: 'en-GB,en;q=0.8',
    expected: 'en',
  },
  {
    title: 'the first supported language of the browser',
    cookie: null,
    acceptLanguage: 'fr-FR,de;q=0.9,en;q=0.7',
    expected: 'en',
  },
  { title: 'the highest quality at any position', cookie: null, acceptLanguage: 'en;q=0.4, es;q=0.5', expected: 'es' },
  { title: 'the earlier of equal quality values', cookie: null, acceptLanguage: 'en, es', expected: 'en' },
  { title: 'a quality value of zero', cookie: null, acceptLanguage: 'en;q=0, fr', expected: 'es' },
  { title: 'other variants of a language', cookie: null, acceptLanguage: 'ES-mx', expected: 'es' },
  { title: 'anything', cookie: null, acceptLanguage: '*', expected: 'es' },
  { title: 'a language that only begins like a supported one', cookie: null, acceptLanguage: 'eng', expected: 'es' },
  { title: 'nothing', cookie: null, acceptLanguage: null, expected: 'es' },
  { title: 'an empty header', cookie: '', acceptLanguage: '', expected: 'es' },
  { title: 'a tag in capitals', cookie: null, acceptLanguage: 'DE;Q=0.5,EN-GB;Q=0.9', expected: 'en' },
  { title: 'nonsense', cookie: 'x', acceptLanguage: ';q=,;;=,en;q=high', expected: 'es' },
])('$title', ({ cookie, acceptLanguage, expected }) => {
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
