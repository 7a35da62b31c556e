import { describe, expect, it } from 'vitest'
import { presentLanguage } from './i18n.ts'

describe('the language', () => {
  it.each([
    ['is that of the cookie', 'a=1; language=en', ['es-ES'], 'en'],
    ['is the first of the browser that we have', '', ['fr-FR', 'en-GB', 'es'], 'en'],
    ['is Spanish where nothing fits', '', ['fr-FR'], 'es'],
    ['does not fall for a cookie with a longer name', 'xlanguage=en', [], 'es'],
    ['does not fall for a language that is none', 'language=xx', ['en'], 'en'],
  ])('%s', (_fact, cookie, wanted, expected) => expect(presentLanguage(cookie, wanted)).toBe(expected))
})
