import { api, COUNTRY_CODES, isCountryCode, type Language, Refusal } from '@cauce/contract'
import { LANGUAGES } from '@cauce/i18n'
import * as flagsByCode from 'country-flag-icons/string/3x2'
import type { FastifyInstance } from 'fastify'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { countriesIn, type NamedCountry } from './countries.domain.ts'

/** The countries of the world with their names and flags. */
export const countriesModule: ModuleFactory = () => ({ name: 'countries', routes: countryRoutes(), plugin: serveFlags })

const countries = Object.fromEntries(LANGUAGES.map((language) => [language, countriesIn(language)])) as Record<
  Language,
  NamedCountry[]
>

const countryRoutes = () => [
  ...bindRows(api.countries.list, api.countries.read, (call) => {
    const [spain, ...others] = countries[call.language]
    const { skip, take = COUNTRY_CODES.length, orderBy, orderSide, ids } = call.query
    // Spain is first in either order of the names.
    const named = orderBy !== 'id' && orderSide === 'desc' ? others.toReversed() : others
    const paging = { skip, take, ids, ...(orderBy === 'id' && { orderBy, orderSide }) }
    // The answer depends on the language of the browser or its cookie, so no shared cache may keep it.
    call.reply.header('cache-control', 'private, max-age=86400').header('vary', 'cookie, accept-language')
    return pageOfCatalogue([spain!, ...named], paging, ({ alpha2 }) => alpha2)
  }),
]

const flags = new Map(Object.entries(flagsByCode as Record<string, string>).filter(([code]) => isCountryCode(code)))

/** Serves `/flags/3x2/ES.svg`, cached by browsers for a month. */
function serveFlags(app: FastifyInstance): void {
  // Flags are exempt from the rate limit: a list of countries loads all of them.
  app.get('/flags/3x2/:file', { config: { rateLimit: false } }, (request, reply) => {
    const { file } = request.params as { file: string }
    const flag = file.endsWith('.svg') ? flags.get(file.slice(0, -'.svg'.length).toUpperCase()) : undefined
    if (flag === undefined) throw new Refusal({ code: 'not-found' })
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=2592000').send(flag)
  })
}
