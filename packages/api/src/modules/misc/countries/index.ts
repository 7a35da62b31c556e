import { api, COUNTRY_CODES, isCountryCode, LANGUAGES, localeOf, type Language, Refusal } from '@cauce/contract'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'

interface NamedCountry {
  readonly alpha2: string
  readonly name: string
  readonly flag: string
}

const flagPath = (alpha2: string): string => `/flags/3x2/${alpha2}.svg`

/** By name, Spain first (handbook rule 11.12). */
function countriesIn(language: Language): NamedCountry[] {
  const locale = localeOf(language)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  const isSpain = ({ alpha2 }: NamedCountry) => Number(alpha2 === 'ES')
  return COUNTRY_CODES.map((alpha2) => ({ alpha2, name: names.of(alpha2)!, flag: flagPath(alpha2) })).toSorted(
    (one, other) => isSpain(other) - isSpain(one) || compare(one.name, other.name),
  )
}

export const countriesModule: ModuleFactory = () => ({ name: 'countries', routes: countryRoutes(), plugin: serveFlags })

const countries = Object.fromEntries(LANGUAGES.map((language) => [language, countriesIn(language)])) as Record<
  Language,
  NamedCountry[]
>

const countryRoutes = () => [
  ...bindRows(api.countries.list, api.countries.read, (call) => {
    // Depends on the browser's language: no shared cache.
    call.reply.header('cache-control', 'private, max-age=86400').header('vary', 'cookie, accept-language')
    const paging = { ...call.query, take: call.query.take ?? COUNTRY_CODES.length }
    return pageOfCatalogue(countries[call.language], paging, ({ alpha2 }) => alpha2, 'name')
  }),
]

const FLAGS = path.join(path.dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')

/**
 * `/flags/3x2/ES.svg`, cached for a month. Read as files on demand: as modules they would add 266 imports to each
 * start.
 */
function serveFlags(app: FastifyInstance): void {
  // Exempt from the rate limit: a list of countries loads all.
  app.get('/flags/3x2/:file', { config: { rateLimit: false } }, async (request, reply) => {
    const { name: code, ext } = path.parse((request.params as { file: string }).file.toUpperCase())
    if (ext !== '.SVG' || !isCountryCode(code)) throw new Refusal({ code: 'not-found' })
    const flag = await readFile(path.join(FLAGS, `${code}.svg`))
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=2592000').send(flag)
  })
}
