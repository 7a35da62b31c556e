import type { Executor } from '../../../database/index.ts'
import { collectFacts, type Facts } from './facts.service.ts'
import type { WeighedLine } from './movements.queries.ts'
import { limitsOf, weigh, type Settings, type Weighed } from './weigh.service.ts'

/** Lines evaluated at once. */
const STEP = 200

/** Dry run of auto-matching for lines that are not stored: a target that one line takes is gone for later ones. */
export async function foreseeLines(
  executor: Executor,
  settings: Settings,
  lines: readonly WeighedLine[],
  taken: Set<string>,
): Promise<Weighed[]> {
  const limits = limitsOf(settings)
  const weighed: Weighed[] = []
  for (let start = 0; start < lines.length; start += STEP) {
    const step = lines.slice(start, start + STEP)
    let facts = withoutTaken(await collectFacts(executor, step), taken)
    for (const line of step) {
      const verdict = weigh(line, facts, limits)
      weighed.push(verdict)
      if (verdict.tier !== 'auto') continue
      for (const { id } of verdict.suggestions) taken.add(id)
      facts = withoutTaken(facts, taken)
    }
  }
  return weighed
}

const withoutTaken = (facts: Facts, taken: ReadonlySet<string>): Facts => ({
  ...facts,
  incomes: new Map(
    [...facts.incomes].map(([userId, incomes]) => [userId, incomes.filter(({ row }) => !taken.has(row.transactionId))]),
  ),
  payments: facts.payments.filter(({ row }) => !taken.has(row.paymentId)),
  returnable: facts.returnable.filter(({ row }) => !taken.has(row.paymentId)),
})
