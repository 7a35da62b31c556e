import { afterEach, describe, expect, it, vi } from 'vitest'
import { createI18nProvider, presentLanguage, presentTranslator } from './i18n.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the language', () => {
  it.each([
    { fact: 'is that of the cookie', cookie: 'a=1; language=en', wanted: ['es-ES'], expected: 'en' },
    { fact: 'is the first of the browser that we have', cookie: '', wanted: ['fr-FR', 'en-GB', 'es'], expected: 'en' },
    { fact: 'is Spanish where nothing fits', cookie: '', wanted: ['fr-FR'], expected: 'es' },
    { fact: 'does not fall for a cookie with a longer name', cookie: 'xlanguage=en', wanted: [], expected: 'es' },
    { fact: 'does not fall for a language that is none', cookie: 'language=xx', wanted: ['en'], expected: 'en' },
  ])('$fact', ({ cookie, wanted, expected }) => expect(presentLanguage(cookie, wanted)).toBe(expected))
})

describe('the words of the present language', () => {
  it('are loaded with the provider, for code outside of React too', async () => {
    const page = { cookie: 'language=en', documentElement: { lang: 'es' }, querySelector: () => null }
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol: 'https:' })
    const provider = await createI18nProvider()
    expect([provider.getLocale(), page.documentElement.lang]).toEqual(['en', 'en'])
    expect([provider.translate('users.title'), presentTranslator()('users.title')]).toEqual(['Customers', 'Customers'])
    expect(provider.translate('resources.users.name', { smart_count: 2 })).toBe('Customers')
    expect(provider.translate('backoffice.layout.brandHome')).toBe('Cauce, administration home')
    await provider.changeLocale('es')
    expect(page).toMatchObject({
      cookie: 'language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
      documentElement: { lang: 'es' },
    })
    expect([provider.translate('users.title'), presentTranslator()('users.title')]).toEqual(['Clientes', 'Clientes'])
  })
})
