import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { ReconciliationReport } from '../../providers/records.ts'

type Invariant = ReconciliationReport['invariants'][number]['invariant']

/** What an exception says that is, or should be: the books tell cents, but of keys a number of effects. */
export function figureWords(invariant: Invariant, text: string): string {
  if (invariant === 'keysHaveOneEffect') return text
  // A bound (`>= 0`) stays as it is told; after an amount may stand a number of investors.
  return text.replace(/^-?\d+(?= \/ |$)/, (cents) => formatMoney(formatAmount(BigInt(cents))))
}
