/** Latin letters without a decomposition in Unicode; ICAO 9303-3, but `ø` as `o`, as banks write it (EPC217-08). */
const LETTERS =
  "ß ss ẞ SS æ ae œ oe ø o ł l đ d ð d þ th ı i ħ h ŧ t ŋ n ĸ k ə e ƒ f ɓ b ɖ d ɗ d ɛ e ɣ g ɨ i ƙ k ɲ n ɔ o ƴ y ʒ zh ǝ e ʻ ' ʼ ' ’ ' ‘ ' ‛ ' ′ ' “ \" ” \" „ \" « \" » \" ‐ - ‑ - ‒ - – - — - − - … ... € EUR £ GBP № No ʹ ' ʺ \" → -> ← <- ≤ <= ≥ >= ≈ ~ ● - ■ - ▪ - \u0338 / " +
  // Greek (ELOT 743), after its pairs of letters.
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o ' +
  // Bulgarian, the Cyrillic of the Union (law of transliteration of 2009); letters of other languages by ICAO 9303-3.
  'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh щ sht ъ a ь y ю yu я ya ' +
  'ы y э e і i є ie ґ g ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz'

const SPELLINGS = new Map(
  [...LETTERS.matchAll(/(\S+) (\S+)/g)].flatMap(([, letter, spelling]) => {
    const [capital, written] = [letter!.toUpperCase(), spelling!]
    const pair: (readonly [string, string])[] = [[letter!, written]]
    return capital === letter || [...capital].length > 1 ? pair : [...pair, [capital, capitalised(written)] as const]
  }),
)

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Greek; at the end of a Bulgarian word `ия` is `ia`; Catalan `l·l` is `ll`. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/(и)я(?![\p{L}\p{M}])/giu, '$1a'],
  [/(l)[·‧•](?=l)/gi, '$1'],
  [/ου/gi, 'ou'],
  [/([αεη])υ(?=\u0301?[αεηιουωβγδζλμνρ])/gi, '$1v'],
  [/([αεη])υ(?!\u0308)/gi, '$1f'],
  [/γ(?=[γξχ])/gi, 'n'],
  [/(?<![\p{L}\p{M}])μπ/giu, 'b'],
]

export function latinOf(text: string): string {
  // As typed: `O´Donnell`.
  const plain = text.replaceAll(/(?<=\p{L})[´`](?=\p{L})/gu, "'").normalize('NFKD')
  // Most names: nothing but accents.
  const bare = plain.replaceAll(/[\u0300-\u0337]/g, '')
  if (/^\p{ASCII}*$/u.test(bare)) return bare
  const paired = PAIRS.reduce(
    (words, [pair, spelling]) =>
      words.replaceAll(pair, (found, first: string | number) => {
        const written = typeof first === 'string' ? spelling.replace('$1', first) : spelling
        return found === found.toUpperCase()
          ? written.toUpperCase()
          : /^\p{Lu}/u.test(found)
            ? capitalised(written)
            : written
      }),
    plain,
  )
  // Й is a letter of its own, not И with a mark.
  const whole = paired.replaceAll(/и\u0306/giu, (letter) => letter.normalize('NFC'))
  return whole.replaceAll(/\P{ASCII}/gu, spelledIn).replaceAll(/\p{M}/gu, '')
}

/** In capitals among capitals: `ЖЕКОВ` is `ZHEKOV`, `Жеков` is `Zhekov`. */
function spelledIn(letter: string, offset: number, text: string): string {
  const spelling = SPELLINGS.get(letter)
  if (spelling === undefined || spelling.length < 2 || !/\p{Lu}/u.test(letter)) return spelling ?? letter
  const [before = '', after = ''] = [text[offset - 1], text[offset + letter.length]]
  return /\p{Lu}/u.test(/\p{L}/u.test(after) ? after : before) ? spelling.toUpperCase() : spelling
}

/** Whether all letters have a Latin spelling. */
export const isSpelt = (text: string): boolean => !/[^\P{L}a-z]/iu.test(latinOf(text))

/** Letters and digits of a heading or a word. */
export const folded = (text: string): string =>
  latinOf(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
