import { latinOf } from '../latin.ts'

/** Without dots, as banks write. */
const LEGAL_FORMS = new Set(
  'SL SLU SLL SLP SLNE SA SAU SAL SC SCP SCOOP CB AIE SICAV SCR GMBH UG AG KG OHG MBH EV LTD LIMITED PLC LLP LLC INC SARL SAS SCI SRL SRLS SPA SNC LDA BV NV BVBA OY AB APS AS ASBL EURL SOCIEDAD LIMITADA ANONIMA UNIPERSONAL'.split(
    ' ',
  ),
)
/** Particles and titles, often omitted. */
const PARTICLES = new Set(
  'DE DEL LA LAS LOS EL Y DA DO DOS DAS DI DU LE VAN VON DER DEN ZU ZUM ZUR TER TEN AND UND ET THE DON DONA SR SRA DR DRA HERR FRAU MR MRS MS'.split(
    ' ',
  ),
)

/** Normalised: capitals, no accents, legal forms or particles, sorted. */
export const nameTokens = (name: string): string[] => wordsOf(name).toSorted()

/** Whether all words of a name, two at least, stand together in a text, in any order. */
export function isNameIn(text: string, name: string): boolean {
  const [words, wanted] = [wordsOf(text), nameTokens(name)]
  if (wanted.length < 2) return false
  return words.some(
    (_, at) =>
      words
        .slice(at, at + wanted.length)
        .toSorted()
        .join(' ') === wanted.join(' '),
  )
}

/** "ORD: …", "TRANSFERENCIA RECIBIDA DE …". */
export const SENDER_LABEL = String.raw`(?:(?:ORD|ORDENANTE|REM|REMITENTE|EMISOR|PAGADOR)[\s:.\-/]+|DE\s*:\s*|(?:TRANSFERENCIA|TRANSFER|TRANSF|TRF|ABONO|INGRESO|BIZUM)\b[\s.]*(?:RECIBID[AO]|INMEDIATA|SEPA)?[\s.]*(?:DE|ORD)[\s:.]+)`
const LABELLED = new RegExp(`\\b${SENDER_LABEL}$`, 'i')

/** Whether a label in the text calls this name the sender. */
export const isCalledIn = (text: string, name: string): boolean => LABELLED.test(text.slice(0, text.indexOf(name)))

function wordsOf(name: string): string[] {
  // Mainframes write Ñ so: `NU#EZ`.
  const spelt = name.replaceAll(/(?<=\p{L})[#\\?\uFFFD](?=\p{L})/gu, 'N')
  const plain = latinOf(spelt).toUpperCase().replaceAll('&', ' ').replaceAll(/[.']/g, '')
  const words = joinLetters(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
  return words.filter((word) => !LEGAL_FORMS.has(word) && !PARTICLES.has(word))
}

/** Final `S`, `L` are the legal form `S. L.`; earlier single letters are initials. */
function joinLetters(words: readonly string[]): string[] {
  const lettersAtEnd = words.toReversed().findIndex((word) => word.length > 1)
  const count = lettersAtEnd === -1 ? words.length : lettersAtEnd
  const joined = words.slice(words.length - count).join('')
  return LEGAL_FORMS.has(joined) ? words.slice(0, words.length - count) : [...words]
}

/** Above: the same word, mistyped or cut. */
const SAME_WORD = 80
const INITIAL = 50

/**
 * Similarity in percent, order-independent. Initials count half, typos by share. Ranks and contradicts, never decides.
 */
export function nameLikeness(one: string, other: string): number {
  const [left, right] = [nameTokens(one), nameTokens(other)]
  return likenessOf(left, right, pairsOf(left, right))
}

function likenessOf(left: readonly string[], right: readonly string[], pairs: readonly Pair[]): number {
  const words = left.length + right.length
  if (words === 0) return 0
  return Math.floor((2 * pairs.reduce((sum, { likeness }) => sum + likeness, 0)) / words)
}

interface Pair {
  readonly left: number
  readonly right: number
  readonly likeness: number
}

/** Greedy best pairs, each word once. */
function pairsOf(left: readonly string[], right: readonly string[]): Pair[] {
  const all = left
    .flatMap((word, i) => right.map((other, k) => ({ left: i, right: k, likeness: wordLikeness(word, other) })))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness || a.left - b.left || a.right - b.right)
  const taken: Pair[] = []
  for (const pair of all)
    if (!taken.some((other) => other.left === pair.left || other.right === pair.right)) taken.push(pair)
  return taken
}

function wordLikeness(one: string, other: string): number {
  if (one === other) return 100
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short) ? INITIAL : 0
  // Each letter too many is a difference, and of a short word one is too many.
  if (100 * (1 - Math.max(1, long.length - short.length) / long.length) < SAME_WORD) return 0
  const likeness = Math.floor(100 * (1 - distance(short, long) / long.length))
  return likeness >= SAME_WORD ? likeness : 0
}

/** Levenshtein, in one row: this runs for thousands of names. */
function distance(one: string, other: string): number {
  const row = Uint16Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    let diagonal = row[0]!
    row[0] = i
    for (let k = 1; k <= other.length; k += 1) {
      const above = row[k]!
      row[k] = Math.min(above + 1, row[k - 1]! + 1, diagonal + (one[i - 1] === other[k - 1] ? 0 : 1))
      diagonal = above
    }
  }
  return row.at(-1)!
}

/** Enough when the bank account is unknown. */
const AGREES = 85
const SIMILAR = 50

export type NameEvidence = 'agrees' | 'similar' | 'differs' | 'unknown'

/** Joint holders and truncated names are "similar": all words of one are in the other. */
export function nameEvidence(sender: string | null | undefined, person: string): NameEvidence {
  const [left, right] = [nameTokens(sender ?? ''), nameTokens(person)]
  if (left.length === 0 || right.length === 0) return 'unknown'
  const pairs = pairsOf(left, right)
  const likeness = likenessOf(left, right, pairs)
  if (likeness >= AGREES) return 'agrees'
  const isContained = pairs.length >= 2 && pairs.length === Math.min(left.length, right.length)
  return likeness >= SIMILAR || isContained ? 'similar' : 'differs'
}
