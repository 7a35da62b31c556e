import { COOKIES, type Language } from '@cauce/contract'
import { languageOf } from '@cauce/i18n'
import type { FastifyRequest } from 'fastify'

/** The language of a request: the cookie that the switcher set, else the browser's, else Spanish (handbook rule 11.2). */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOf(request.cookies?.[COOKIES.language], request.headers['accept-language'])
}
