import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatHundredths, NO_BREAK_SPACE, type Places, type Sign } from './figures.ts'

export type { Places, Sign } from './figures.ts'

/** How an amount is shown. */
export interface MoneyOptions {
  /** Two decimals if absent; `auto` leaves out the decimals of a round total; 0 rounds to whole euro (for axes only). */
  readonly places?: Places
  readonly sign?: Sign
}

/** `"1234.56"` of the wire -> `1.234,56 €`, the same in both languages (handbook rule 11.4). Throws on what is not an amount. */
export function formatMoney(wire: string, options: MoneyOptions = {}): string {
  return formatCents(parseAmount(wire), options)
}

/** Integer cents -> `1.234,56 €`. */
export function formatCents(cents: Cents, { places, sign }: MoneyOptions = {}): string {
  return `${formatHundredths(cents, places, sign)}${NO_BREAK_SPACE}€`
}

/** `"1234.56"` -> `1.234,56`, for a field that has its euro sign beside it; `parseTypedAmount` reads it back. */
export function formatTypedAmount(wire: string): string {
  return formatHundredths(parseAmount(wire)).replace('\u2212', '-')
}
