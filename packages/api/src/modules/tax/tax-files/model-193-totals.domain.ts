import { fieldOf } from './fixed-width.domain.ts'
import { sumOfCents, type Totals } from './model-193.domain.ts'

/** Stated and recomputed totals, parsed from the file's text. */
export function readTotals(content: string): { readonly stated: Totals; readonly lines: Totals } {
  const [first, ...others] = content.split('\r\n').filter((record) => record !== '')
  const amount = (record: string, from: number, to: number) => BigInt(fieldOf(record, from, to))
  return {
    stated: {
      count: Number(fieldOf(first!, 136, 144)),
      base: amount(first!, 145, 159),
      withheld: amount(first!, 160, 174),
    },
    lines: {
      count: others.length,
      base: sumOfCents(others.map((record) => amount(record, 152, 164))),
      withheld: sumOfCents(others.map((record) => amount(record, 169, 181))),
    },
  }
}
