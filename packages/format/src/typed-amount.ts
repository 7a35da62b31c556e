import { cleanCode } from '@cauce/contract/cleaned.ts'

/**
 * Undefined if ambiguous or no amount (decision input-validation). Comma decimals, dots and spaces group thousands:
 * `1.250,50`, `1250,5`, `1 250`, `1250'50`, `1.250,-`. Numeric keypads have no comma: `1250.50`. With both marks the last
 * is decimal: `1,250.50`. `1,250` is ambiguous, and `12€50` has its unit inside. A minus stays for the contract to refuse.
 */
export function parseTypedAmount(typed: string): string | undefined {
  const hundredths = parseTypedDecimal(typed, /^(?:€|EUR) ?| ?(?:€|EUR(?:OS?)?\.?)$/i)
  return hundredths === undefined ? undefined : `${hundredths.sign}${hundredths.whole}.${hundredths.decimals}`
}

/** Typed percentage (`7,25`, `7.5`, `7,25 %`) -> wire number, or `undefined`. */
export function parseTypedPercent(typed: string): number | undefined {
  const hundredths = parseTypedDecimal(typed, / ?%$/)
  return hundredths === undefined ? undefined : Number(`${hundredths.sign}${hundredths.whole}.${hundredths.decimals}`)
}

interface TypedDecimal {
  readonly sign: '' | '-'
  readonly whole: string
  readonly decimals: string
}

/** Maximum digits before the decimal mark, as on the wire. */
const MAXIMUM_DIGITS = 12

function parseTypedDecimal(typed: string, unit: RegExp): TypedDecimal | undefined {
  // `1250¹` would become 12501, and two cells one number.
  if (/\p{No}|\S\s*[\n\r]\s*\S/u.test(typed)) return undefined
  const text = cleanCode(typed)
    .replace(unit, '')
    .replaceAll('’', "'")
    .replace(/(?<=\d[.,]?\d*)[.,]-+$/, '')
  const isNegative = text.startsWith('-')
  const parts = splitAtDecimalMark(text.replace(/^- ?/, ''))
  if (!parts) return undefined
  const whole = parts.whole.replaceAll(/[ .,']/g, '').replace(/^0+(?=\d)/, '') || '0'
  if (whole.length > MAXIMUM_DIGITS) return undefined
  const decimals = parts.decimals.padEnd(2, '0')
  const isZero = whole === '0' && decimals === '00'
  return { sign: isNegative && !isZero ? '-' : '', whole, decimals }
}

/** Thousands, then decimals; the first matching shape decides. */
const SHAPES: readonly RegExp[] = [
  /^(\d+)()$/, // 1250
  /^(\d+)[.,](\d{0,2})$/, // 1250,5 or 1250.50, or 1250, while typing
  /^()[.,](\d{1,2})$/, // ,50
  /^([1-9]\d{0,2}(?:\.\d{3})+)()$/, // 1.250
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{0,2})$/, // 1.250,50
  /^([1-9]\d{0,2}(?:[,']\d{3})+)\.(\d{1,2})$/, // 1,250.50 or 1'250.50
  /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)'(\d{1,2})$/, // 1250'50
  /^([1-9]\d{0,2}(?: \d{3})+)()$/, // 1 250
  /^([1-9]\d{0,2}(?: \d{3})+)[.,](\d{1,2})$/, // 1 250,50
]

function splitAtDecimalMark(text: string): { whole: string; decimals: string } | undefined {
  for (const shape of SHAPES) {
    const match = shape.exec(text)
    if (match) return { whole: match[1]!, decimals: match[2]! }
  }
  return undefined
}
