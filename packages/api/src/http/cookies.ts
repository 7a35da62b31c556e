import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from '../settings.ts'
import { COOKIES, secretCookieName, type Language } from '@cauce/contract'
import { languageOf } from '@cauce/i18n'

/** HttpOnly, SameSite. */
export function setSecretCookie(
  reply: FastifyReply,
  settings: ApiSettings,
  name: string,
  value: string,
  maximumAgeSeconds: number,
): void {
  reply.setCookie(secretCookieName(name, settings.origin), value, {
    ...attributes(settings),
    maxAge: maximumAgeSeconds,
  })
}

export const secretCookieOf = (
  request: Pick<FastifyRequest, 'cookies'>,
  settings: ApiSettings,
  name: string,
): string | undefined => request.cookies[secretCookieName(name, settings.origin)]

export function clearSecretCookie(reply: FastifyReply, settings: ApiSettings, name: string): void {
  reply.clearCookie(secretCookieName(name, settings.origin), attributes(settings))
}

const attributes = (settings: ApiSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: settings.origin.startsWith('https:') }) as const

/** Cookie, else browser, else Spanish (handbook rule 11.2). */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOf(request.cookies?.[COOKIES.language], request.headers['accept-language'])
}
