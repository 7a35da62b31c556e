import { isCountryCode, Refusal } from '@cauce/contract'
import * as flagsByCode from 'country-flag-icons/string/3x2'
import type { FastifyInstance } from 'fastify'

const flags = new Map(Object.entries(flagsByCode as Record<string, string>).filter(([code]) => isCountryCode(code)))

/** Serves `/flags/3x2/ES.svg`. A flag changes with its country and not with us, so browsers keep it for a month. */
export function serveFlags(app: FastifyInstance): void {
  // A list of countries shows them all: they do not count among the calls of an address.
  app.get('/flags/3x2/:file', { config: { rateLimit: false } }, (request, reply) => {
    const { file } = request.params as { file: string }
    const flag = file.endsWith('.svg') ? flags.get(file.slice(0, -'.svg'.length).toUpperCase()) : undefined
    if (flag === undefined) throw new Refusal({ code: 'not-found' })
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=2592000').send(flag)
  })
}
