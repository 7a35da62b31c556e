import { cleanCode, cleanEmail, compactCode, parseAmount, spanishTaxNumberOf, withoutLabel } from '@cauce/contract'
import { parseTypedAmount } from '@cauce/format/typed-amount.ts'

/** A search for people or money, parsed. People are found by `code`, `email` or `phone` if there is one, else by words. */
export interface SearchTerms {
  /** Account number, creditor reference or tax number without separators. */
  readonly code: string | undefined
  readonly email: string | undefined
  /** Digits of a telephone or document number. */
  readonly phone: string | undefined
  /** Each of them must occur; marks alone are none. */
  readonly words: readonly string[]
  /** In cents; a text can be an amount and the rest too. */
  readonly amount: bigint | undefined
}

/** An account also without the IBAN around it. */
const CODE = /^(?:[A-Z]{2}\d{2}[A-Z0-9]{8,30}|\d{20})$/
/** Read as zero where a creditor reference has digits. */
const LETTER_O = /(?<=^RF(?:[\dO]?|[\dO]{2}[A-Z]{3}[\dO]*))O/g
const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/
const PHONE = /^(?:\+|00)?[\d\s().\-/]{6,}$/
/** A hyphen between letters too: `García-Lorca` is written without it elsewhere. */
const SEPARATOR = /[\s;<>"]|,(?!\d)|(?<=\p{L})-(?=\p{L})/u
const FEWEST_DIGITS = 6
/** A national number may be kept without its prefix, and a trunk zero stands in its place in some countries. */
const NATIONAL_DIGITS = 9

/** Reads a search as people type and paste it: telephones as shown, `Surname, Name`, IBAN with spaces, amounts. */
export function readSearchTerms(typed: string): SearchTerms {
  const text = withoutLabel(cleanCode(typed.replaceAll('´', "'")))
  const wire = parseTypedAmount(text)
  return {
    code: codeIn(typed),
    email: emailIn(text),
    phone: phoneIn(text),
    words: text.split(SEPARATOR).filter((word) => /[\p{L}\p{N}\p{Sc}]/u.test(word)),
    amount: wire === undefined ? undefined : parseAmount(wire),
  }
}

function codeIn(typed: string): string | undefined {
  // Other documents may lack its zeros.
  const spanish = spanishTaxNumberOf(typed)?.replace(/^0+/, '')
  const compact = compactCode(typed).replaceAll(LETTER_O, '0')
  return spanish ?? (CODE.test(compact) ? compact : undefined)
}

function emailIn(text: string): string | undefined {
  const address = cleanEmail(text)
  return EMAIL.test(address) ? address : undefined
}

function phoneIn(text: string): string | undefined {
  const number = text.replace(/^tel:/i, '')
  if (!PHONE.test(number)) return undefined
  const digits = number.replaceAll(/\D/g, '')
  if (digits.length < FEWEST_DIGITS) return undefined
  return /^(?:\+|00)/.test(number) ? digits.slice(-NATIONAL_DIGITS) : digits
}
