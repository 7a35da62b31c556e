import { formatAmount, DELIVERY_FEE_PERIODS, type DeliveryFeePeriod } from '@cauce/contract'
import { expect } from 'vitest'
import { pdf } from '../sample-files.ts'
import { chosenOf, MINIMUM } from './model.ts'
import { clientOf, type World } from './world.ts'
import fc from 'fast-check'

export async function ask(world: World, asking: Asking): Promise<void> {
  const { model, people, bankAccountIds, enterer } = world
  const { kind: type, person, amount, isByStaff } = asking
  const wallet = model.wallets[person]!
  const client = await clientOf(world, isByStaff ? enterer : people[person]!)
  const { userId } = people[person]!
  const { data } = await client.POST('/v1/wallet/transactions', {
    body: { type, amount: formatAmount(amount), bankAccountId: bankAccountIds[person]!, userId },
  })
  expect(data !== undefined).toBe(type === 'income' || amount <= wallet.available)
  if (!data) return
  model.movements.push({ id: data.transactionId, person, type, amount, isByStaff, isPending: true })
  if (type === 'income') return
  wallet.available -= amount
  wallet.reserved += amount
}

/** Pending or not, perhaps entered by the same administrator. */
export async function decide(world: World, place: number, isApproved: boolean, isByEnterer: boolean): Promise<void> {
  const movement = chosenOf(world.model.movements, place)
  if (!movement) return
  const client = await clientOf(world, isByEnterer ? world.enterer : world.administrator)
  const { data } = await client.PATCH('/v1/wallet/transactions/{id}', {
    params: { path: { id: movement.id } },
    body: isApproved
      ? { status: 'completed', file: pdf() }
      : { status: 'rejected', rejectReason: 'No consta en el banco' },
  })
  expect(data !== undefined).toBe(movement.isPending && !(isApproved && isByEnterer && movement.isByStaff))
  if (!data) return
  movement.isPending = false
  const wallet = world.model.wallets[movement.person]!
  if (movement.type === 'withdraw') wallet.reserved -= movement.amount
  if ((movement.type === 'income') === isApproved) wallet.available += movement.amount
}

/** Pending or not; by its owner or another person. */
export async function cancel({ app, model, people }: World, place: number, isByOwner: boolean): Promise<void> {
  const movement = chosenOf(model.movements, place)
  if (!movement) return
  const person = isByOwner ? movement.person : (movement.person + 1) % people.length
  const client = await clientOf({ app }, people[person]!)
  const { data } = await client.POST('/v1/wallet/transactions/{id}/cancel', { params: { path: { id: movement.id } } })
  expect(data !== undefined).toBe(movement.isPending && isByOwner && !movement.isByStaff)
  if (!data) return
  movement.isPending = false
  if (movement.type === 'income') return
  const wallet = model.wallets[movement.person]!
  wallet.reserved -= movement.amount
  wallet.available += movement.amount
}

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

interface Asking {
  readonly kind: 'income' | 'withdraw'
  readonly person: number
  readonly amount: bigint
  readonly isByStaff: boolean
}

interface Scenario {
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
