import { chanceFor } from '../chance.ts'
import { WITHDRAWAL_REJECTIONS } from '../texts/reasons.ts'
import type { Customer } from './customers.ts'
import { surplusOf, type Purses } from './funding.ts'
import { requestMovement, type Account, type Ending } from './movements.ts'
import type { World } from './world.ts'

const LEAST_CENTS = 5_000n

export function planWithdrawals(world: World, accounts: ReadonlyMap<Customer, Account>, purses: Purses): void {
  for (const [index, customer] of [...accounts.keys()].entries()) {
    const chance = chanceFor(`withdrawals/${customer.story.key}`)
    if (index % 4 === 0) continue
    for (const daysAgo of [chance.integer(230, 330), chance.integer(90, 160), chance.integer(10, 60)]) {
      if (daysAgo > customer.story.joinedDaysAgo - 20) continue
      const at = world.moments.at(daysAgo, chance.pick(['09:25', '13:05', '17:45', '19:10']))
      const ending: Ending = chance.chance(0.12)
        ? { kind: 'rejected', reason: chance.pick(WITHDRAWAL_REJECTIONS) }
        : { kind: 'completed' }
      world.agenda.add(at, () =>
        withdraw(world, customer, { purses, account: accounts.get(customer)!, ending, isAll: chance.chance(0.4) }),
      )
    }
  }
}

interface Withdrawal {
  readonly purses: Purses
  readonly account: Account
  readonly ending: Ending
  readonly isAll: boolean
}

async function withdraw(
  world: World,
  customer: Customer,
  { purses, account, ending, isAll }: Withdrawal,
): Promise<void> {
  const surplus = await surplusOf(world, customer, purses)
  if (surplus < LEAST_CENTS) return
  const cents = isAll ? surplus : (surplus / LEAST_CENTS) * LEAST_CENTS
  await requestMovement(world, { customer, account, type: 'withdraw', cents, ending })
}
