import { isCreditorReference } from '@cauce/contract'

/** `RF`, two check digits, `CAU` and at least six digits; a letter O counts as a zero. A lookahead finds those that overlap too. */
const WRITTEN = /(?=(RF[0-9O]{2}CAU[0-9O]{6,18}))/g
const PREFIX_LENGTH = 'RF00CAU'.length
const SHORTEST_NUMBER = 6

/**
 * The creditor references of wallets (decision 177) in texts of a bank movement, each once, as they are stored. Banks and people
 * write them in lower case, in groups, with signs between, glued to other text, or with the letter O for zero. Only what has right
 * check digits counts. Digits that follow a reference without a letter between may make a second one that is right by chance
 * (1 of 97): then both are returned, and the reader asks which wallet exists.
 */
export function referencesIn(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => (text ? referencesInText(text) : [])))]
}

function referencesInText(text: string): string[] {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return [...letters.matchAll(WRITTEN)].flatMap(([, written]) => readings(written!)).filter(isCreditorReference)
}

/** What the characters may mean: the number has six digits, or more if it does not begin with a zero. */
function readings(written: string): string[] {
  const [prefix, number] = [written.slice(0, PREFIX_LENGTH), written.slice(PREFIX_LENGTH).replaceAll('O', '0')]
  const start = `RF${prefix.slice(2, 4).replaceAll('O', '0')}CAU`
  const longest = number.startsWith('0') ? SHORTEST_NUMBER : number.length
  return Array.from(
    { length: longest - SHORTEST_NUMBER + 1 },
    (_, more) => start + number.slice(0, SHORTEST_NUMBER + more),
  )
}
