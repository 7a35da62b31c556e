/**
 * What a person typed as an amount -> the decimal string of the wire, or `undefined` when it is ambiguous or no amount.
 *
 * The comma is the decimal mark and dots part thousands, as amounts are shown (handbook rule 11.4): `1.250,50`, `1250,5`, `1.250`.
 * A dot before one or two last digits is read as a decimal mark too, because numeric keypads have no comma: `1250.50`. When
 * both marks stand there the last one is the decimal mark: `1,250.50`. An ambiguous amount is
 * refused: `1,250` is 1.25 euro in Spanish notation and 1250 euro in English notation (decision 010). Spaces and the euro sign are
 * dropped; a minus stays, so that the contract can say what is wrong with it.
 */
export function parseTypedAmount(typed: string): string | undefined {
  const hundredths = parseTypedDecimal(typed.replace(/€|EUR/gi, ''))
  return hundredths === undefined ? undefined : `${hundredths.sign}${hundredths.whole}.${hundredths.decimals}`
}

/** A typed percentage (`7,25`, `7.5`, `7,25 %`) -> the decimal number of the wire, or `undefined`. */
export function parseTypedPercent(typed: string): number | undefined {
  const hundredths = parseTypedDecimal(typed.replace('%', ''))
  return hundredths === undefined ? undefined : Number(`${hundredths.sign}${hundredths.whole}.${hundredths.decimals}`)
}

interface TypedDecimal {
  readonly sign: '' | '-'
  readonly whole: string
  readonly decimals: string
}

/** Most digits before the decimal mark (as on the wire). */
const MAXIMUM_DIGITS = 12

function parseTypedDecimal(typed: string): TypedDecimal | undefined {
  const text = typed.replaceAll(/\s/g, '')
  const isNegative = /^[-\u2212]/.test(text)
  const parts = splitAtDecimalMark(isNegative ? text.slice(1) : text)
  if (!parts) return undefined
  const whole = parts.whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0'
  if (whole.length > MAXIMUM_DIGITS) return undefined
  const decimals = parts.decimals.padEnd(2, '0')
  const isZero = whole === '0' && decimals === '00'
  return { sign: isNegative && !isZero ? '-' : '', whole, decimals }
}

/** Each shape: thousands, then decimals. The first that fits decides what the marks mean. */
const SHAPES: readonly RegExp[] = [
  /^(\d+)()$/, // 1250
  /^(\d+)[.,](\d{0,2})$/, // 1250,5 or 1250.50, also while still typing: 1250,
  /^()[.,](\d{1,2})$/, // ,50
  /^([1-9]\d{0,2}(?:\.\d{3})+)()$/, // 1.250
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{0,2})$/, // 1.250,50
  /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/, // 1,250.50
]

function splitAtDecimalMark(text: string): { whole: string; decimals: string } | undefined {
  for (const shape of SHAPES) {
    const match = shape.exec(text)
    if (match) return { whole: match[1]!, decimals: match[2]! }
  }
  return undefined
}
