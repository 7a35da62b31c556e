import { expect, it } from 'vitest'
import { isQuoteOf, partAtQuotes } from './quotes.ts'

const quoted = (text: string, ...quotes: string[]) =>
  partAtQuotes(text, quotes)
    .map((piece) => (piece.isQuoted ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['Deuda: 122.212 € y 2.212 €', '2.212 €', 'Deuda: 122.212 € y [2.212\u00a0€]'],
  ['Primera hipoteca (rango 1.º). Primeras', 'Primera', '[Primera] hipoteca (rango 1.º). Primeras'],
  ['A favor: Hipoteca\nde rango', 'hipoteca de rango', 'A favor: [Hipoteca\nde rango]'],
])('of %j the quote %j is struck as whole words: %j', (text, quote, expected) =>
  expect(quoted(text.replace(/ €$/, '\u00a0€'), quote)).toBe(expected),
)

it('a quote may stand in any cell of a document, not across two', () => {
  const document = { sections: [{ rows: [['Deuda neta', '122.212\u00a0€']] }] }
  expect(isQuoteOf(document, '122.212 €')).toBe(true)
  expect(isQuoteOf(document, 'Deuda neta 122.212 €')).toBe(false)
})
