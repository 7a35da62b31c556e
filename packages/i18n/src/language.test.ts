import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['the cookie goes before the browser', 'en', 'es-ES,es;q=0.9', 'en'],
  ['a cookie of ours', 'es', 'en', 'es'],
  ['a cookie that is not ours is not one', 'fr', 'en', 'en'],
  ['a cookie of another case is not one', 'EN', null, 'es'],
  ['without a cookie the browser decides', undefined, 'en-GB,en;q=0.8', 'en'],
  ['the first of ours that the browser names', null, 'fr-FR,de;q=0.9,en;q=0.7', 'en'],
  ['the most wanted, wherever it stands', null, 'en;q=0.4, es;q=0.5', 'es'],
  ['equally wanted, the earlier', null, 'en, es', 'en'],
  ['not wanted at all', null, 'en;q=0, fr', 'es'],
  ['other variants of a language', null, 'ES-mx', 'es'],
  ['anything', null, '*', 'es'],
  ['a language that only begins like ours', null, 'eng', 'es'],
  ['nothing', null, null, 'es'],
  ['an empty header', '', '', 'es'],
  ['nonsense', 'x', ';q=,;;=,en;q=high', 'es'],
])('%s', (_title, cookie, acceptLanguage, expected) => {
  expect(languageOf(cookie, acceptLanguage)).toBe(expected)
})
