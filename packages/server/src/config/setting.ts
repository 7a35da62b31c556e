import { addressesOf } from '@cauce/api/database'
import {
  CalendarDate,
  formatAmount,
  JOURNAL_ACCOUNTS,
  type JournalAccount,
  NonNegativeMoney,
  PercentageBelow100,
  PositiveMoney,
} from '@cauce/contract'
import { z } from 'zod'
import { isPublicKey, isSecretKey } from '../age.ts'
import { networksOf, type TrustedProxies } from '../http/client-address.ts'

export interface SettingMeta {
  readonly description: string
  /** Completes "PORT must be …". */
  readonly form: string
  /** Default in words. */
  readonly defaultText?: string | undefined
  /** Never printed, even if invalid; may be read from a file (`SECRET_FILE` for `SECRET`). */
  readonly isSecret?: boolean
  readonly [key: string]: unknown
}

interface Kind<Schema extends z.ZodType> {
  readonly schema: Schema
  readonly form: string
}

export const optional = <Schema extends z.ZodType>(
  { schema, form }: Kind<Schema>,
  description: string,
  defaultText?: string,
) => schema.optional().meta({ description, form, defaultText } satisfies SettingMeta)

export const secret = <Schema extends z.ZodType>(
  { schema, form }: Kind<Schema>,
  description: string,
  defaultText?: string,
) => schema.optional().meta({ description, form, defaultText, isSecret: true } satisfies SettingMeta)

export const preset = <Schema extends z.ZodType>(
  { schema, form }: Kind<Schema>,
  value: z.util.NoUndefined<z.output<Schema>>,
  description: string,
  defaultText?: string,
) => schema.default(value).meta({ description, form, defaultText } satisfies SettingMeta)

export const text = (form: string) => ({ schema: z.string().min(1), form })
export const matching = (pattern: RegExp, form: string) => ({ schema: z.string().regex(pattern), form })
export const longSecret = { schema: z.string().min(32), form: 'at least 32 characters long' }

export const agePublicKey = {
  schema: z.string().refine(isPublicKey),
  form: 'a public key of age, which begins with age1',
}
export const ageSecretKey = {
  schema: z.string().refine(isSecretKey),
  form: 'a secret key of age, which begins with AGE-SECRET-KEY-1',
}

export const wholeNumber = (minimum: number, maximum: number) => ({
  schema: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum)),
  form: `a whole number from ${minimum} to ${maximum}`,
})

export const oneOf = <const Names extends readonly string[]>(names: Names, form = names.join(' or ')) => ({
  schema: z.enum(names),
  form,
})

export const yesOrNo = {
  schema: z.stringbool({ truthy: ['true', 'yes', 'on', '1'], falsy: ['false', 'no', 'off', '0'] }),
  form: 'true or false',
}

/** In euros. */
const euros = (schema: typeof PositiveMoney, cents: bigint, description: string) => {
  const example = formatAmount(cents)
  return preset({ schema, form: `an amount such as ${example}` }, cents, description, `\`${example}\``)
}
export const positiveEuros = (cents: bigint, description: string) => euros(PositiveMoney, cents, description)
export const nonNegativeEuros = (cents: bigint, description: string) => euros(NonNegativeMoney, cents, description)

/** Percentage text to basis points. */
export const percentage = {
  schema: z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/)
    .transform(Number)
    .pipe(PercentageBelow100),
  form: 'a percentage below 100 with at most two places, such as 1 or 0.5',
}

export const ratio = {
  schema: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
    .transform(Number),
  form: 'a number from 0 to 1',
}

const httpUrl = z.url({ protocol: /^https?$/, abort: true })
export const webAddress = (example: string) => ({ schema: httpUrl, form: `an address such as ${example}` })
export const webFolder = (example: string) => ({
  schema: httpUrl.transform((address) => address.replace(/\/?$/, '/')),
  form: `an address such as ${example}`,
})
export const webOrigin = {
  schema: httpUrl
    .refine((address) => new URL(address).origin === address.replace(/\/$/, ''))
    .transform((address) => new URL(address).origin),
  form: 'an address without a path, such as https://cauce.example',
}

/** One address, or several hosts as in libpq. */
export const postgresUrl = {
  schema: z.string().refine((url) => addressesOf(url).every(isPostgresAddress)),
  form: 'an address such as postgres://user:password@host:5432/database',
}
function isPostgresAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, searchParams } = new URL(address)
  const wanted = searchParams.get('target_session_attrs') ?? 'read-write'
  return /^postgres(ql)?:$/.test(protocol) && /^(read-write|primary)$/.test(wanted)
}

export const trustedProxies = {
  schema: z.union([
    yesOrNo.schema.transform(Number),
    z
      .string()
      .regex(/^[2-9]$/)
      .transform(Number),
    z
      .string()
      .transform((networks): TrustedProxies | undefined => networksOf(networks))
      .refine((networks) => networks !== undefined),
  ]),
  form: 'true, false, the number of proxies (at most 9), or their addresses and networks, such as 10.0.0.0/8,2001:db8::/48',
}

const pairsOf = (list: string) =>
  list.split(',').map((pair): [string, string] => {
    const end = pair.indexOf('=')
    return [pair.slice(0, end), pair.slice(end + 1)]
  })

export const journalAccounts = {
  schema: z
    .string()
    .transform((list) => Object.fromEntries(pairsOf(list)))
    .pipe(
      z.partialRecord(
        z.enum(Object.keys(JOURNAL_ACCOUNTS) as [JournalAccount, ...JournalAccount[]]),
        z.string().regex(/^\d{3,12}$/),
      ),
    ),
  form: `accounts such as bank=57200001,fees=70500000, of ${Object.keys(JOURNAL_ACCOUNTS).join(', ')}`,
}

export const ratesByDay = {
  schema: z
    .string()
    .transform((list) => pairsOf(list).map(([fromDay, rate]) => ({ fromDay, rate })))
    .pipe(z.array(z.object({ fromDay: CalendarDate, rate: z.union([z.literal('exempt'), percentage.schema]) })))
    .transform((rates) => rates.toSorted((one, other) => (one.fromDay < other.fromDay ? -1 : 1))),
  form: 'rates by first day such as 2026-01-01=exempt,2027-01-01=21',
}

/** Comma-separated `name=value`; values may be percent-encoded. */
export const headerList = {
  schema: z
    .string()
    .regex(/^[\w-]+=(?:[^,\s%]|%[2-7][\da-f])+(?:,[\w-]+=(?:[^,\s%]|%[2-7][\da-f])+)*$/i)
    .transform((list) => Object.fromEntries(pairsOf(list).map(([name, value]) => [name, decodeURIComponent(value)]))),
  form: 'headers such as api-key=secret,tenant=cauce',
}
