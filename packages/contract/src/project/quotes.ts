export interface QuotedPiece {
  readonly text: string
  readonly isQuoted: boolean
}

/** Parts a text where quotes of it stand as whole words; every kind of space, and capitals and small letters, are alike. */
export function partAtQuotes(text: string, quotes: readonly string[]): QuotedPiece[] {
  if (quotes.length === 0) return [{ text, isQuoted: false }]
  const patterns = quotes.toSorted((one, other) => other.length - one.length).map(patternOf)
  const whole = String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])(${patterns.join('|')})(?![\p{L}\p{N}]|[.,]\p{N})`
  return text
    .split(new RegExp(whole, 'iu'))
    .map((piece, index) => ({ text: piece, isQuoted: index % 2 === 1 }))
    .filter(({ text: piece }) => piece !== '')
}

const patternOf = (quote: string): string =>
  quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`))
    .join(String.raw`\s+`)

/** Whether one of the texts of a document says it, word for word. */
export function isQuoteOf(document: unknown, quote: string): boolean {
  if (typeof document === 'string') return partAtQuotes(document, [quote]).some(({ isQuoted }) => isQuoted)
  if (typeof document !== 'object' || document === null) return false
  return Object.values(document).some((part) => isQuoteOf(part, quote))
}
