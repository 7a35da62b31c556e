import { largerOf } from '@cauce/contract/cents.ts'

/** Keeps figure and unit on one line (handbook rule 11.11). */
export const NO_BREAK_SPACE = '\u00A0'

/** As wide as the plus. */
export const TRUE_MINUS = '\u2212'

export type Places = 2 | 0 | 'auto'

/** `always` also shows the plus. */
export type Sign = 'negative' | 'always'

/** Dots from four digits on (handbook rule 11.4). */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Spanish format (handbook rule 11.4): `-123456n` -> `−1.234,56`. */
export function formatHundredths(hundredths: bigint, places: Places = 2, sign: Sign = 'negative'): string {
  const magnitude = largerOf(hundredths, -hundredths)
  const shown = places === 0 ? ((magnitude + 50n) / 100n) * 100n : magnitude
  const decimals = (shown % 100n).toString().padStart(2, '0')
  const hasDecimals = places === 2 || decimals !== '00'
  return (
    signOf(hundredths < 0n, shown, sign) +
    groupThousands((shown / 100n).toString()) +
    (hasDecimals ? `,${decimals}` : '')
  )
}

/** Zero has no sign, even after rounding. */
function signOf(isNegative: boolean, shown: bigint, sign: Sign): string {
  if (shown === 0n) return ''
  if (isNegative) return TRUE_MINUS
  return sign === 'always' ? '+' : ''
}
