/** Without width, or marks of direction (UAX #9): they come with what is copied from pages, contacts and PDF. */
const UNSEEN =
  /[\u034F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u2800\uFEFF]|(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\u200C\u200D]+/gu
const SPACES = /[\p{Zs}\t]+/gu
const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu

/** Composed (NFC), nothing unseen; line breaks stay. */
export const cleanText = (typed: string): string => typed.replaceAll(UNSEEN, '').normalize('NFC').trim()

/** One line of words, composed (NFC): single plain spaces, nothing unseen. Line breaks stay, for a refusal. */
export const cleanLine = (typed: string): string => cleanText(typed).replaceAll(SPACES, ' ').trim()

/** Numbers and codes: plain spaces, hyphens and digits (NFKC), also those of full width; without quotes and marks around. */
export const cleanCode = (typed: string): string =>
  typed
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u200C\u200D]/gu, '')
    .normalize('NFKC')
    .replaceAll(HYPHENS, '-')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s"'’«“]+|[\s"'’»”,;]+$/gu, '')

const LABEL =
  /^(?:(?:BIC|SWIFT)(?:[ /]+(?:BIC|SWIFT|CODE))*[ .:]+(?=\S)|(?:(?:IBAN|CCC|(?:DE )?CUENTA|D\.?N\.?I|N\.?I\.?[FE]|C\.?I\.?F|VAT|PASAPORTE|PASSPORT|REF(?:ERENCIA|ERENCE)?|TEL(?:[ÉE]FONO|F)?|TLFN?O?|TFNO|M[ÓO]VIL)(?: ?\([^()]*\))?[ .:/](?:[ .:/]|(?<=[ .:/])N(?:[OÚU]M?|[ÚU]M(?:ERO|BER))\b)*)+(?=.*\d))/i

/** Without what a number is called where it is copied from: `IBAN:`, `D.N.I. nº`, `Tel.`. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '')

/** Capitals, without marks around and between, and without the number's name. */
export const compactCode = (typed: string): string =>
  /^[A-Z0-9]*$/.test(typed)
    ? typed
    : withoutLabel(cleanCode(typed.replace(/^\s*(?:N\.?[º°]|№)\s*/i, '')))
        .toUpperCase()
        .replaceAll(/[\s./·_,()-]/g, '')

/** Country codes of E.164. With a space behind it, a spreadsheet keeps the number and its plus as a text. */
const PREFIX = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(?=\d)/

/** Where national numbers have a zero that a country code replaces. Italy keeps it. */
const TRUNK_ZERO = /^(\+(?:3[123]|4[0134689]|5[148]|90|21[23]|353|358|359|38[0156]|421|593|595) ?)0/

/** In the form of E.164: `+34 600 123 456`. */
export const cleanPhone = (typed: string): string =>
  cleanCode(typed)
    .replace(/^[^\d+(]+/, '')
    .replace(/ ?\(\p{L}+\)$/u, '')
    .replace(/^(\(?(?:\+|00)(?!39)[\d ]+\)?) ?\(0\)/, '$1 ')
    .replaceAll(/[\s()./_-]+/g, ' ')
    .trim()
    .replace(/^(?:\+ ?)?0 ?0 ?(?=[1-9])/, '+')
    .replace(/^\+ /, '+')
    .replace(/^34 ?(?=[5-9](?: ?\d){8}$)/, '+34 ')
    .replace(TRUNK_ZERO, '$1')
    .replace(PREFIX, '$1 ')

/** Not one digit over and over; of Spain, nine digits that begin with 5 to 9 (Plan Nacional de Numeración). */
export const isPhone = (phone: string): boolean =>
  /^\+?[1-9](?: ?\d){6,14}$/.test(phone) &&
  !/^\+?(\d)(?: ?\1)*$/.test(phone) &&
  (!/^\+3 ?4/.test(phone) || /^\+3 ?4 ?[5-9](?: ?\d){8}$/.test(phone))

/** `Eva Gil <eva@example.org>`, `mailto:` and a link's subject give way to the address; its domain in ASCII (RFC 5891), as browsers send it. */
export function cleanEmail(typed: string): string {
  const code = cleanCode(typed)
  const plain = (/<([^<>]+)>$/.exec(code)?.[1] ?? code)
    .replace(/^(?:mailto|e-?mail|correo(?: electr[óo]nico)?): ?/i, '')
    .replace(/\?(?:subject|body|b?cc)=.*$| \([^()]*\)$/i, '')
    .replaceAll(/^\(|[).]+$/g, '')
  const [, mailbox, domain] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]*\P{ASCII}[\p{L}\p{M}\p{N}.-]*)$/u.exec(plain) ?? []
  if (mailbox === undefined) return plain
  try {
    return `${mailbox}@${new URL(`https://${domain}`).hostname}`
  } catch {
    return plain
  }
}
