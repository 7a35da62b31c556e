import { findWallet } from '@cauce/api/modules/wallet/wallets'
import { api, formatAmount } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import { clientMoney, transferProof } from '../documents/bank-documents.ts'
import type { Customer } from './customers.ts'
import { hoursAfter, inOffice } from '../texts/time.ts'
import type { World } from './world.ts'

/** `first-half` waits for the second administrator; `isProven` has a bank proof attached. */
export type Ending =
  | { readonly kind: 'completed' }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'pending'; readonly isProven?: boolean }
  | { readonly kind: 'first-half' }

export interface Account {
  readonly bankAccountId: string
  readonly iban: string
}

/** In cents. */
export interface Movement {
  readonly customer: Customer
  readonly account: Account
  readonly type: 'income' | 'withdraw'
  readonly cents: bigint
  readonly ending: Ending
}

/** Decided within the next working day. */
export async function requestMovement(world: World, movement: Movement): Promise<void> {
  const { agenda, call, clock, kernel, administrators } = world
  const { customer, type, cents, ending, account } = movement
  const at = clock.now()
  const body = { type, amount: formatAmount(cents), bankAccountId: account.bankAccountId } as const
  const isProven = ending.kind === 'pending' && ending.isProven === true
  const { transactionId } = await call(customer.person().token, api.transactions.create, {
    body,
    ...(isProven && { files: { file: await proofOf(movement, at) } }),
  })
  if (ending.kind === 'pending') return
  const chance = chanceFor(`decision/${customer.story.key}/${at.toISOString()}`)
  const [first, second] = chance.chance(0.5) ? administrators : administrators.toReversed()
  const decidedAt = inOffice(hoursAfter(at, chance.between(3, 26)))
  const params = { id: transactionId }
  const decide = async (token: string, hasProof: boolean) => {
    if (ending.kind === 'rejected')
      return call(token, api.transactions.decide, { params, body: { status: 'rejected', rejectReason: ending.reason } })
    const files = hasProof ? { file: await proofOf(movement, kernel.clock.now()) } : undefined
    return call(token, api.transactions.decide, { params, body: { status: 'completed' }, ...(files && { files }) })
  }
  agenda.add(decidedAt, async () => {
    const { status } = await decide(first!.token, true)
    // By its amount, or by the sum of the week.
    const needsSecond = ending.kind === 'completed' && status === 'pending'
    if (needsSecond) agenda.add(hoursAfter(decidedAt, 1.5), async () => void (await decide(second!.token, false)))
  })
}

function proofOf({ customer, account, type, cents }: Movement, valueDate: Date) {
  const holder = customer.story.companyName ?? `${customer.story.name} ${customer.story.surname}`
  const [payer, payee] = type === 'income' ? [holder, clientMoney()] : [clientMoney(), holder]
  return transferProof({
    payer,
    payee,
    account: [type === 'income' ? 'Cuenta de cargo' : 'Cuenta de abono', account.iban],
    concept: type === 'income' ? 'Ingreso en monedero' : 'Retirada del monedero',
    amount: cents,
    valueDate,
  })
}

export async function availableOf({ kernel }: World, customer: Customer): Promise<bigint> {
  const wallet = await findWallet(kernel.database, customer.person().walletId)
  return wallet!.available
}
