import {
  absoluteOf,
  accept,
  bankMovementLifecycle,
  decline,
  formatAmount,
  smallerOf,
  stateAfter,
  type Cents,
  type Decision,
  type MatchTargetKind,
} from '@cauce/contract'
import type { z } from 'zod'
import type { MovementRow } from './movements.queries.ts'

type Movement = Pick<MovementRow, 'movementId' | 'amount' | 'state' | 'kind'>

/** Target chosen by an administrator; cents above zero. */
export interface ManualTarget {
  readonly kind: z.infer<typeof MatchTargetKind>
  readonly id: string
  readonly amount: Cents
}

/** Share of a movement for one target. */
export interface MatchPart<Target = ManualTarget> {
  readonly movementId: string
  readonly target: Target
  readonly amount: Cents
}

const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((sum, one) => sum + one, 0n)

/**
 * Pairs movements with targets in order, filling each before the next. All or nothing, so that no movement stays half
 * open.
 */
export function decideManualMatch<Target extends ManualTarget>(
  movements: readonly Movement[],
  targets: readonly Target[],
  reason: string | null | undefined,
): Decision<readonly MatchPart<Target>[]> {
  const forbidden = movements.find(({ state }) => stateAfter(bankMovementLifecycle, 'match', state) === undefined)
  if (forbidden) return decline('state-forbids', { state: forbidden.state })
  const isCredit = movements[0]!.amount > 0n
  const isOneWay = movements.every(({ amount }) => amount > 0n === isCredit)
  const isRepeated = new Set(targets.map(({ kind, id }) => `${kind}/${id}`)).size < targets.length
  if (!isOneWay || isRepeated || targets.some(({ kind }) => !isCredit && kind !== 'payment'))
    return decline('match-not-possible')
  // A returned payment is one line for one payment: its money goes back whole.
  if (isCredit && targets.some(({ kind }) => kind === 'payment') && movements.length + targets.length > 2)
    return decline('match-not-possible')
  const [came, given] = [
    sumOf(movements.map(({ amount }) => absoluteOf(amount))),
    sumOf(targets.map(({ amount }) => amount)),
  ]
  if (came !== given) return decline('match-sums-differ', { difference: formatAmount(came - given) }, 'targets')
  if (movements.some(({ state }) => state === 'held') && !reason) return decline('reason-required', undefined, 'reason')
  return accept(pair(movements, targets))
}

function pair<Target extends ManualTarget>(
  movements: readonly Movement[],
  targets: readonly Target[],
): MatchPart<Target>[] {
  const parts: MatchPart<Target>[] = []
  const rest = targets.map(({ amount }) => amount)
  for (const { movementId, amount } of movements) {
    let left = absoluteOf(amount)
    for (const [index, target] of targets.entries()) {
      const part = smallerOf(left, rest[index]!)
      if (part === 0n) continue
      parts.push({ movementId, target, amount: part })
      rest[index]! -= part
      left -= part
    }
  }
  return parts
}
