import { isCreditorReference } from '@cauce/contract'

/** `RF`, two check digits, three letters and at least six digits; O counts as zero. The lookahead finds overlapping ones. */
const WRITTEN = /(?=(RF[0-9O]{2}[A-Z]{3}[0-9O]{6,18}))/g
const PREFIX_LENGTH = 'RF00AAA'.length
const SHORTEST_NUMBER = 6

/**
 * Creditor references of wallets (decision company-accounts-and-institution) in a movement's texts, however typed. Trailing
 * digits may form a second valid reference by chance (1 in 97): both are returned, and the caller checks which wallet exists.
 */
export function referencesIn(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? referencesInText(text) : [])))]
}

/** Banks and senders put ours in place of their own too. */
export const REFERENCES = ['reference', 'remittance', 'endToEndId', 'bankReference'] as const

export const referencesOf = (line: Readonly<Record<(typeof REFERENCES)[number], string | null>>): string[] =>
  referencesIn(REFERENCES.map((name) => line[name]))

function referencesInText(text: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return [...letters.matchAll(WRITTEN)].flatMap(([, written]) => readings(written!)).filter(isCreditorReference)
}

/** The number has six digits, or more if it does not begin with a zero. */
function readings(written: string): string[] {
  const [prefix, number] = [written.slice(0, PREFIX_LENGTH), written.slice(PREFIX_LENGTH).replaceAll('O', '0')]
  const start = `RF${prefix.slice(2, 4).replaceAll('O', '0')}${prefix.slice(4)}`
  const longest = number.startsWith('0') ? SHORTEST_NUMBER : number.length
  return Array.from(
    { length: longest - SHORTEST_NUMBER + 1 },
    (_, more) => start + number.slice(0, SHORTEST_NUMBER + more),
  )
}
