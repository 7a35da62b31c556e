import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatHundredths, NO_BREAK_SPACE, type Places, type Sign } from './figures.ts'

export type { Places, Sign } from './figures.ts'

export interface MoneyOptions {
  /** Default two decimals; `auto` drops `,00`; 0 rounds to euros (axes only). */
  readonly places?: Places
  readonly sign?: Sign
}

/** `"1234.56"` -> `1.234,56 €` in both languages (handbook rule 11.4). Throws if it is not an amount. */
export function formatMoney(wire: string, options: MoneyOptions = {}): string {
  return formatCents(parseAmount(wire), options)
}

export function formatCents(cents: Cents, { places, sign }: MoneyOptions = {}): string {
  return `${formatHundredths(cents, places, sign)}${NO_BREAK_SPACE}€`
}

/** `"1234.56"` -> `1.234,56`, for a field with its own euro sign; the inverse of `parseTypedAmount`. */
export function formatTypedAmount(wire: string): string {
  return formatHundredths(parseAmount(wire)).replace('\u2212', '-')
}
