import { chanceFor } from '../chance.ts'
import { INCOME_REJECTIONS } from '../texts/movements.ts'
import type { Customer } from './customers.ts'
import type { Spending } from './funding.ts'
import { requestMovement, type Ending, type Movement } from './movements.ts'
import { SCRIPTED_REQUESTS } from './scripted-requests.ts'
import type { World } from './world.ts'

type Accounts = ReadonlyMap<Customer, { readonly bankAccountId: string }>

/**
 * Requests beside those that pay for investments: what waits for a decision, what was refused, and what people have put
 * by. A withdrawal is spending like any other: the money for it came in long before.
 */
export function planRequests(world: World, accounts: Accounts, spending: Map<Customer, Spending[]>): void {
  for (const { customer: key, type, amount, hoursAgo, ending } of SCRIPTED_REQUESTS) {
    const customer = [...accounts.keys()].find(({ story }) => story.key === key)
    if (!customer) continue
    const at = world.moments.hoursAgo(hoursAgo)
    const act = () => request(world, accounts, { customer, type, euro: amount, ending })
    if (type === 'income') world.agenda.add(at, act)
    else spending.set(customer, [...(spending.get(customer) ?? []), { at, amount, act, fundedDaysBefore: 70 }])
  }
  for (const [index, customer] of [...accounts.keys()].entries()) planOthers(world, accounts, customer, index)
}

/** Some send money that is refused, some put money by for later. */
function planOthers(world: World, accounts: Accounts, customer: Customer, index: number): void {
  const { agenda, moments } = world
  const { story } = customer
  const chance = chanceFor(`requests/${story.key}`)
  const size = story.means === 'company' ? 20 : 1
  if (index % 6 === 3) {
    const reason = INCOME_REJECTIONS[((index / 3) % INCOME_REJECTIONS.length) | 0]!
    const daysAgo = chance.integer(8, Math.max(9, story.joinedDaysAgo - 15))
    const euro = chance.pick([300, 500, 1000, 1500]) * size
    agenda.add(moments.at(daysAgo, '18:20'), () =>
      request(world, accounts, { customer, type: 'income', euro, ending: { kind: 'rejected', reason } }),
    )
  }
  if (index % 3 === 0 && story.joinedDaysAgo > 30) {
    const euro = chance.pick([250, 400, 600, 900, 1400]) * size
    agenda.add(moments.at(chance.integer(5, 22), '12:35'), () =>
      request(world, accounts, { customer, type: 'income', euro, ending: { kind: 'completed' } }),
    )
  }
}

interface Request {
  readonly customer: Customer
  readonly type: Movement['type']
  readonly euro: number
  readonly ending: Ending
}

function request(world: World, accounts: Accounts, { customer, type, euro, ending }: Request): Promise<void> {
  const { bankAccountId } = accounts.get(customer)!
  return requestMovement(world, { customer, bankAccountId, type, cents: BigInt(euro) * 100n, ending })
}
