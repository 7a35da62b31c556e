import { isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { cleanEmail, cleanLine, cleanPhone, cleanText, compactCode, isPhone } from './cleaned.ts'
import { isCountryCode } from './country-codes.ts'
import { Instant } from './dates.ts'
import { Id } from './ids.ts'
import { CONTENT_LANGUAGES, LANGUAGES } from './languages.ts'
import { isSpelt } from './latin.ts'
import { isLei } from './offer-identifier.ts'

/** Handbook rules 18.3 to 18.5. */

/** Trimmed, 1 to `maximum` characters; empty is `required`. */
// @__NO_SIDE_EFFECTS__
export function text(maximum: number) {
  return z.string().overwrite(cleanText).min(1, 'required').max(maximum)
}
/** Trimmed, at most `maximum` characters, or null. */
// @__NO_SIDE_EFFECTS__
export function optionalText(maximum: number) {
  return z.string().overwrite(cleanText).max(maximum).nullable()
}

const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/u
/** With a scheme, or of e-mail. A bare domain passes: companies are called so. */
const ADDRESS = /[a-z]:\/\/|[^\s@]@[^\s@]+\.[^\s@]/iu

/** Stands in mails and subjects: one line without addresses (decision mail-and-notifications). */
export const isMailable = (typed: string | null): boolean =>
  typed === null || (!BREAKING.test(typed) && !ADDRESS.test(typed.normalize('NFKC')))

const isName = (typed: string | null): boolean => isMailable(typed) && !/[<>{}]/.test(typed ?? '')

// @__NO_SIDE_EFFECTS__
const line = () => z.string().overwrite(cleanLine)
// @__NO_SIDE_EFFECTS__
export const nameText = (maximum: number) => line().min(1, 'required').max(maximum).refine(isName, 'name-invalid')
/** Stands in contracts, forms and files of banks, which have the scripts of the Union only. */
// @__NO_SIDE_EFFECTS__
export const legalName = (maximum: number) =>
  nameText(maximum)
    .refine(isSpelt, 'name-not-latin')
    .refine((name) => /\p{L}/u.test(name), 'name-invalid')
// @__NO_SIDE_EFFECTS__
export const optionalName = (maximum: number) => line().max(maximum).nullable().refine(isName, 'name-invalid')
// @__NO_SIDE_EFFECTS__
export const titleText = (maximum: number) => line().min(1, 'required').max(maximum).refine(isMailable, 'title-invalid')

/** Decision project-content-and-visibility. */
// @__NO_SIDE_EFFECTS__
export function english(maximum: number) {
  return optionalText(maximum).describe('In English; null or empty where there is no English version.')
}
export const EnglishText = z.string().nullable().describe('In English; null where there is no English version.')

/** Including separators that are removed before validation. */
export const MAXIMUM_TYPED = 80

/** That of zod, with top-level domains in ASCII form such as `xn--espaa-rta`. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/

export const Email = z
  .string()
  .overwrite(cleanEmail)
  .check(z.email({ pattern: EMAIL, error: 'email-invalid' }))
  .max(254)
  .meta({
    description:
      'E-mail address; compared without regard to case. A domain with other letters is kept in its ASCII form.',
    examples: ['montserrat.echeverria@correo.example'],
  })

const isStrong = (password: string) =>
  password.length >= 8 &&
  /\p{Lu}/u.test(password) &&
  /\p{Ll}/u.test(password) &&
  /\d/.test(password) &&
  /[#?!@$%^&*-]/.test(password)

/** Handbook rule 2.4. */
export const Password = z
  .string()
  .min(1, 'required')
  .max(200)
  .refine(isStrong, 'password-weak')
  .meta({
    description: 'New password: 8 characters or more, with uppercase, lowercase, digit and one of #?!@$%^&*-.',
    examples: ['Ribera-1931-Ebro'],
  })

export const Phone = z
  .string()
  .max(MAXIMUM_TYPED)
  .overwrite(cleanPhone)
  .refine(isPhone, 'phone-invalid')
  .meta({ description: 'Telephone number, with country prefix if it is not Spanish.', examples: ['+34 600 123 456'] })

export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'country-unknown')
  .refine(isCountryCode, 'country-unknown')
  .meta({ description: 'ISO 3166-1 alpha-2 code.', examples: ['ES'] })

const ibanTyped = (typed: string) => compactCode(typed).replace(/^IBAN/, '')

/** Undefined unless its check digits are right. For many: a schema costs more than the check. */
export function ibanIn(text: string): string | undefined {
  const iban = ibanTyped(text)
  return isValidIBAN(iban) ? iban : undefined
}

export const LeiText = z
  .string()
  .max(MAXIMUM_TYPED)
  .overwrite(compactCode)
  .refine((lei) => lei === '' || isLei(lei), 'lei-invalid')
  .meta({ examples: ['9598RIBERA0000000079'] })
  .describe('Legal entity identifier (ISO 17442) with its check digits, or nothing.')

export const Iban = z
  .string()
  .max(MAXIMUM_TYPED)
  .meta({ examples: ['ES9121000418450200051332'] })
  .transform(ibanTyped)
  .refine((iban) => isValidIBAN(iban), 'iban-invalid')
  .describe('IBAN (ISO 13616); spaces are dropped.')

/** Handbook rule 6.7; not hyphens only. */
export const FriendlyUrl = text(120)
  .regex(/^-*[A-Za-z0-9][A-Za-z0-9-]*$/, 'url-invalid')
  .meta({ description: 'Friendly url of a project: letters, digits and hyphens.', examples: ['ribera-del-turia'] })

/** RFC 6238; pasted spaces are dropped. */
export const OneTimeCode = z
  .string()
  .max(MAXIMUM_TYPED)
  .meta({ examples: ['492039'] })
  .transform(compactCode)
  .refine((code) => /^\d{6}$/.test(code), 'code-wrong')
  .describe('One-time code of an authenticator app: six digits.')

/** 256 random bits in base64url. */
export const PrivateToken = z
  .string()
  .regex(/^[\w-]{43}$/)
  .meta({ description: 'What makes the address private.', examples: ['A'.repeat(43)] })

export const IdFilter = z.array(z.uuid('id-invalid')).max(100).describe('Only these ids.')

export const Language = z.enum(LANGUAGES).describe('Language of the interface and of mails.')
export type Language = z.infer<typeof Language>
export const ContentLanguage = z.enum(CONTENT_LANGUAGES).describe('Language of what staff write.')

/** Same on every list with approvals. */
export const AwaitsMyApproval = z
  .boolean()
  .describe(
    'With true only what waits for an approval that the caller may give: not of their own money, not entered or already approved by them.',
  )

/** Hex SHA-256. */
export const FILE_HASH = /^[0-9a-f]{64}$/

export const Seen = z
  .string()
  .regex(FILE_HASH, 'value-invalid')
  .meta({
    description:
      'SHA-256, hexadecimal, of the document that was shown. Without it the approval is taken and kept as unseen, unless the approver sent the document.',
    examples: ['0123456789abcdef'.repeat(4)],
  })

export const IsUnseen = z.boolean().describe('It was approved without `seen` of a document that somebody else sent.')

export const FirstApproval = z
  .strictObject({
    adminId: Id,
    adminName: z.string(),
    approvedAt: Instant,
    expiresAt: Instant.nullable().describe(
      'Until then a second administrator may follow; afterwards it counts for nothing. Null where it does not expire.',
    ),
  })
  .describe('The first half of what needs two administrators.')
