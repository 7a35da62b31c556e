import { api, COUNTRY_CODES, type Language } from '@cauce/contract'
import { LANGUAGES } from '@cauce/i18n'
import { pageOfCatalogue } from '../../../database/lists.ts'
import { bind } from '../../../http/bind.ts'
import { countriesIn, type NamedCountry } from './countries.domain.ts'

const countries = Object.fromEntries(LANGUAGES.map((language) => [language, countriesIn(language)])) as Record<
  Language,
  NamedCountry[]
>

export const countryRoutes = () => [
  bind(api.countries.list, (call) => {
    const [spain, ...others] = countries[call.language]
    const { skip, take = COUNTRY_CODES.length, orderSide } = call.query
    // Spain stays first, however the others stand.
    const ordered = [spain!, ...(orderSide === 'desc' ? others.toReversed() : others)]
    // The language is a cookie or the browser's, so each answer belongs to its browser only.
    call.reply.header('cache-control', 'private, max-age=86400').header('vary', 'cookie, accept-language')
    return pageOfCatalogue(ordered, { skip, take })
  }),
]
