import { api, COUNTRY_CODES, isCountryCode, type Language, Refusal } from '@cauce/contract'
import { LANGUAGES } from '@cauce/i18n'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
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

const FLAGS = path.join(path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/**
 * Serves `/flags/3x2/ES.svg`, cached by browsers for a month. The drawings are read as files when they are asked for: as modules of their
 * package, each process would load 266 more at its start.
 */
function serveFlags(app: FastifyInstance): void {
  // Flags are exempt from the rate limit: a list of countries loads all of them.
  app.get('/flags/3x2/:file', { config: { rateLimit: false } }, async (request, reply) => {
    const { name: code, ext } = path.parse((request.params as { file: string }).file.toUpperCase())
    if (ext !== '.SVG' || !isCountryCode(code)) throw new Refusal({ code: 'not-found' })
    const flag = await readFile(path.join(FLAGS, `${code}.svg`))
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=2592000').send(flag)
  })
}
