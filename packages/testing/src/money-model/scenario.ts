import { DELIVERY_FEE_PERIODS, type DeliveryFeePeriod } from '@cauce/contract'
import fc from 'fast-check'
import { MINIMUM } from './model.ts'

export type Step =
  | Asking
  | { readonly kind: 'decide'; readonly which: number; readonly isApproved: boolean; readonly isByEnterer: boolean }
  | { readonly kind: 'cancel'; readonly which: number; readonly isByOwner: boolean }
  | { readonly kind: 'invest'; readonly person: number; readonly amount: bigint }
  | { readonly kind: 'fill'; readonly person: number; readonly excess: bigint }
  | { readonly kind: 'revoke' | 'disinvest'; readonly which: number }
  | { readonly kind: 'mature' }
  | { readonly kind: 'distribute'; readonly percent: bigint }
  | { readonly kind: 'refund'; readonly chance: number }

export interface Asking {
  readonly kind: 'income' | 'withdraw'
  readonly person: number
  readonly amount: bigint
  readonly isByStaff: boolean
}

export interface Scenario {
  readonly period: DeliveryFeePeriod
  readonly steps: readonly Step[]
}

const person = fc.nat({ max: 2 })
const which = fc.nat({ max: 7 })
/** Mostly possible, sometimes too small or too large. */
const amount = fc.oneof(fc.bigInt(9_000n, 35_000n), fc.bigInt(1n, 90_000n), fc.constantFrom(MINIMUM, 40_000n))
const percent = fc.constantFrom(1n, 33n, 100n, 100n, 101n)
const kindOf = <const Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: kindOf('income', 'withdraw'), person, amount, isByStaff: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: kindOf('decide'), which, isApproved: fc.boolean(), isByEnterer: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('cancel'), which, isByOwner: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ kind: kindOf('invest'), person, amount }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('fill'), person, excess: fc.constantFrom(0n, 0n, 1n) }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('revoke', 'disinvest'), which }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('mature') }) },
  { weight: 4, arbitrary: fc.record({ kind: kindOf('distribute'), percent }) },
  { weight: 2, arbitrary: fc.record({ kind: kindOf('refund'), chance: fc.nat({ max: 3 }) }) },
) as fc.Arbitrary<Step>

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  period: fc.constantFrom(...DELIVERY_FEE_PERIODS),
  steps: fc.array(step, { minLength: 15, maxLength: 45 }),
})
