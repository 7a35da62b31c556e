import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { ReconciliationReport } from '../../providers/records.ts'

type Invariant = ReconciliationReport['invariants'][number]['invariant']

/** A figure of an exception in words. The ledger counts cents; idempotency keys count effects. */
export function figureWords(invariant: Invariant, text: string): string {
  if (invariant === 'keysHaveOneEffect' || invariant === 'talliesEqualRows') return text
  // A bound (`>= 0`) is no amount. An amount may be followed by a number of investors.
  return text.replace(/^-?\d+(?= \/ |$)/, (cents) => formatMoney(formatAmount(BigInt(cents))))
}
