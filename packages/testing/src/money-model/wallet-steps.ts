import { formatAmount } from '@cauce/contract'
import { expect } from 'vitest'
import { pdf } from '../sample-files.ts'
import type { Asking } from './scenario.ts'
import { chosenOf } from './model.ts'
import { clientOf, type World } from './world.ts'

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
