import { api, type Language } from '@cauce/contract'
import { LANGUAGES } from '@cauce/i18n'
import { bind } from '../../http/bind.ts'
import { countriesIn, type NamedCountry } from './countries.domain.ts'

const countries = Object.fromEntries(LANGUAGES.map((language) => [language, countriesIn(language)])) as Record<
  Language,
  NamedCountry[]
>

export const countryRoutes = () => [
  bind(api.countries.list, (call) => {
    const { skip = 0, take } = call.query
    const all = countries[call.language]
    // The language is a cookie or the browser's, so each answer belongs to its browser only.
    call.reply.header('cache-control', 'private, max-age=86400').header('vary', 'cookie, accept-language')
    return { data: all.slice(skip, take === undefined ? undefined : skip + take), total: all.length }
  }),
]
