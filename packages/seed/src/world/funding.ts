import { chanceFor } from '../chance.ts'
import type { Customer } from './customers.ts'
import { daysAfter, hoursAfter } from '../texts/time.ts'
import { availableOf, requestMovement, type Account } from './movements.ts'
import type { World } from './world.ts'

export interface Spending {
  readonly at: Date
  readonly amount: number
  readonly act: () => Promise<void>
  /** Days between deposit and action. */
  readonly fundedDaysBefore?: number
}

export function planFunding(
  world: World,
  accounts: ReadonlyMap<Customer, Account>,
  spending: ReadonlyMap<Customer, readonly Spending[]>,
): Purses {
  const purses = new Map<Customer, Purse>()
  for (const [customer, account] of accounts) {
    const purse: Purse = { promised: 0n }
    purses.set(customer, purse)
    planPurse(world, customer, { purse, account, spending: spending.get(customer) ?? [] })
  }
  return purses
}

/** Cents reserved for planned spending; the rest of the balance came from returns. */
interface Purse {
  promised: bigint
}

export type Purses = ReadonlyMap<Customer, Purse>

/** Withdrawable cents without touching planned spending. */
export async function surplusOf(world: World, customer: Customer, purses: Purses): Promise<bigint> {
  return (await availableOf(world, customer)) - purses.get(customer)!.promised
}

interface Plan {
  readonly purse: Purse
  readonly account: Account
  readonly spending: readonly Spending[]
}

function planPurse(world: World, customer: Customer, { purse, account, spending }: Plan): void {
  const chance = chanceFor(`funding/${customer.story.key}`)
  const inOrder = spending.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  let held = 0
  for (const [index, { at, amount, act, fundedDaysBefore }] of inOrder.entries()) {
    if (held < amount) {
      const further = chance.chance(0.45) ? (inOrder[index + 1]?.amount ?? 0) : 0
      const income = roundUp(amount - held + further)
      held += income
      planIncome(world, customer, {
        purse,
        account,
        at: incomeAt(customer, at, fundedDaysBefore ?? chance.between(4.2, 5.6)),
        euro: income,
      })
    }
    held -= amount
    world.agenda.add(at, async () => {
      await act()
      purse.promised -= BigInt(amount) * 100n
    })
  }
}

/** Some days earlier, but after the bank account is validated. */
function incomeAt({ isReadyFrom }: Customer, neededAt: Date, days: number): Date {
  const wanted = daysAfter(neededAt, -days)
  return wanted > isReadyFrom! ? wanted : hoursAfter(isReadyFrom!, 1)
}

/** To 100 euros, larger amounts to 500 and 1,000. */
function roundUp(amount: number): number {
  const step = amount > 10_000 ? 1000 : amount > 2000 ? 500 : 100
  return Math.ceil(amount / step) * step
}

interface Income {
  readonly purse: Purse
  readonly account: Account
  readonly at: Date
  readonly euro: number
}

function planIncome(world: World, customer: Customer, { purse, account, at, euro }: Income): void {
  world.agenda.add(at, async () => {
    const cents = BigInt(euro) * 100n
    const surplus = (await availableOf(world, customer)) - purse.promised
    purse.promised += cents
    if (surplus >= cents) return
    await requestMovement(world, {
      customer,
      account,
      type: 'income',
      cents,
      ending: { kind: 'completed' },
    })
  })
}
