import { formatHundredths, NO_BREAK_SPACE, type Sign } from './figures.ts'

/** `7.25` -> `7,25 %`, always two decimals (handbook rule 11.5). */
export function formatPercent(percent: number, options: { readonly sign?: Sign } = {}): string {
  return formatBasisPoints(Math.round(percent * 100), options)
}

/** Hundredths of a percent (`725`) -> `7,25 %`. */
export function formatBasisPoints(basisPoints: number, { sign }: { readonly sign?: Sign } = {}): string {
  return `${formatHundredths(BigInt(basisPoints), 2, sign)}${NO_BREAK_SPACE}%`
}

/** `1.29` -> `1,29`. */
export const formatRatio = (ratio: number): string => formatHundredths(BigInt(Math.round(ratio * 100)))
