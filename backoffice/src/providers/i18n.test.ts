import { describe, expect, it } from 'vitest'
import { presentLanguage } from './i18n.ts'

describe('the language', () => {
  it.each([
    { fact: 'is that of the cookie', cookie: 'a=1; language=en', wanted: ['es-ES'], expected: 'en' },
    { fact: 'is the first of the browser that we have', cookie: '', wanted: ['fr-FR', 'en-GB', 'es'], expected: 'en' },
    { fact: 'is Spanish where nothing fits', cookie: '', wanted: ['fr-FR'], expected: 'es' },
    { fact: 'does not fall for a cookie with a longer name', cookie: 'xlanguage=en', wanted: [], expected: 'es' },
    { fact: 'does not fall for a language that is none', cookie: 'language=xx', wanted: ['en'], expected: 'en' },
  ])('$fact', ({ cookie, wanted, expected }) => expect(presentLanguage(cookie, wanted)).toBe(expected))
})
