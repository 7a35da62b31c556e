import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  { title: 'the cookie goes before the browser', cookie: 'en', acceptLanguage: 'es-ES,es;q=0.9', expected: 'en' },
  { title: 'a cookie of ours', cookie: 'es', acceptLanguage: 'en', expected: 'es' },
  { title: 'a cookie that is not ours is not one', cookie: 'fr', acceptLanguage: 'en', expected: 'en' },
  { title: 'a cookie of another case is not one', cookie: 'EN', acceptLanguage: null, expected: 'es' },
  {
    title: 'without a cookie the browser decides',
    cookie: undefined,
    acceptLanguage: 'en-GB,en;q=0.8',
    expected: 'en',
  },
  {
    title: 'the first of ours that the browser names',
    cookie: null,
    acceptLanguage: 'fr-FR,de;q=0.9,en;q=0.7',
    expected: 'en',
  },
  { title: 'the most wanted, wherever it stands', cookie: null, acceptLanguage: 'en;q=0.4, es;q=0.5', expected: 'es' },
  { title: 'equally wanted, the earlier', cookie: null, acceptLanguage: 'en, es', expected: 'en' },
  { title: 'not wanted at all', cookie: null, acceptLanguage: 'en;q=0, fr', expected: 'es' },
  { title: 'other variants of a language', cookie: null, acceptLanguage: 'ES-mx', expected: 'es' },
  { title: 'anything', cookie: null, acceptLanguage: '*', expected: 'es' },
  { title: 'a language that only begins like ours', cookie: null, acceptLanguage: 'eng', expected: 'es' },
  { title: 'nothing', cookie: null, acceptLanguage: null, expected: 'es' },
  { title: 'an empty header', cookie: '', acceptLanguage: '', expected: 'es' },
  { title: 'a tag in capitals', cookie: null, acceptLanguage: 'DE;Q=0.5,EN-GB;Q=0.9', expected: 'en' },
  { title: 'nonsense', cookie: 'x', acceptLanguage: ';q=,;;=,en;q=high', expected: 'es' },
])('$title', ({ cookie, acceptLanguage, expected }) => {
  expect(languageOf(cookie, acceptLanguage)).toBe(expected)
})
