import { addressesOf } from '@cauce/api/database'
import { z } from 'zod'
import { networksOf, type TrustedProxies } from '../http/client-address.ts'

export const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
export const between = (minimum: number, maximum: number) => `a whole number from ${minimum} to ${maximum}`
export const yesOrNo = z.stringbool({ truthy: ['true', 'yes', 'on', '1'], falsy: ['false', 'no', 'off', '0'] })
export const trustedProxies = z.string().transform((given, context): TrustedProxies => {
  const switched = yesOrNo.safeParse(given).data
  const proxies = switched === undefined ? undefined : Number(switched)
  const trusted = proxies ?? (/^[2-9]$/.test(given) ? Number(given) : networksOf(given))
  if (trusted !== undefined) return trusted
  context.addIssue({ code: 'custom' })
  return z.NEVER
})
export const YES_OR_NO = 'true or false'
/** One address, or several hosts as in libpq. */
export const postgresUrl = z.string().refine((url) => addressesOf(url).every(isPostgresAddress))
const isPostgresAddress = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, searchParams } = new URL(address)
  const wanted = searchParams.get('target_session_attrs') ?? 'read-write'
  return /^postgres(ql)?:$/.test(protocol) && /^(read-write|primary)$/.test(wanted)
}
export const POSTGRES_URL = 'an address such as postgres://user:password@host:5432/database'
export const webOrigin = z
  .url({ protocol: /^https?$/ })
  // The previous check does not stop: `foo` arrives here too.
  .refine((address) => URL.canParse(address) && new URL(address).origin === address.replace(/\/$/, ''))
  .transform((address) => new URL(address).origin)
export const ORIGIN_FORM = 'an address without a path, such as https://cauce.example'
export const text = z.string().min(1)

/** Comma-separated `name=value`; values may be percent-encoded. */
export const headerList = z
  .string()
  .regex(/^[\w-]+=(?:[^,\s%]|%[2-7][\da-f])+(?:,[\w-]+=(?:[^,\s%]|%[2-7][\da-f])+)*$/i)
  .transform((list) => Object.fromEntries(list.split(',').map(readPair)))

function readPair(pair: string): [name: string, value: string] {
  const end = pair.indexOf('=')
  return [pair.slice(0, end), decodeURIComponent(pair.slice(end + 1))]
}
