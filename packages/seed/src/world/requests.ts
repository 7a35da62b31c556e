import { chanceFor } from '../chance.ts'
import { INCOME_REJECTIONS } from '../texts/reasons.ts'
import type { Customer } from './customers.ts'
import type { Spending } from './funding.ts'
import { requestMovement, type Account, type Ending, type Movement } from './movements.ts'
import type { World } from './world.ts'

type Accounts = ReadonlyMap<Customer, Account>

/** A withdrawal counts as spending, so that its money has come in before. */
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
  return requestMovement(world, {
    customer,
    account: accounts.get(customer)!,
    type,
    cents: BigInt(euro) * 100n,
    ending,
  })
}

/** Whole euros. */
export interface ScriptedRequest {
  readonly customer: string
  readonly type: 'income' | 'withdraw'
  readonly amount: number
  readonly hoursAgo: number
  readonly ending: Ending
}

const pending = { kind: 'pending' } as const
const proven = { kind: 'pending', isProven: true } as const
const days = (number: number) => number * 24

export const SCRIPTED_REQUESTS: readonly ScriptedRequest[] = [
  {
    customer: 'montserrat-echeverria-goikoetxea',
    type: 'income',
    amount: 1_500,
    hoursAgo: days(49),
    ending: { kind: 'rejected', reason: 'El justificante es de otro importe.' },
  },
  {
    customer: 'montserrat-echeverria-goikoetxea',
    type: 'income',
    amount: 1_200,
    hoursAgo: days(9),
    ending: { kind: 'completed' },
  },
  {
    customer: 'hermenegildo-fernandez-de-cordoba-y-villanueva',
    type: 'withdraw',
    amount: 12_400,
    hoursAgo: 76,
    ending: pending,
  },
  {
    customer: 'inversiones-patrimoniales-ribagorza-s-l',
    type: 'income',
    amount: 25_000,
    hoursAgo: 69,
    ending: { kind: 'first-half' },
  },
  {
    customer: 'joaquin-ruiz-de-la-prada',
    type: 'withdraw',
    amount: 2_600,
    hoursAgo: days(5),
    ending: { kind: 'completed' },
  },
  {
    customer: 'gabriel-bustamante-iturralde',
    type: 'withdraw',
    amount: 1_450,
    hoursAgo: days(4),
    ending: { kind: 'completed' },
  },
  { customer: 'montserrat-echeverria-goikoetxea', type: 'income', amount: 2_000, hoursAgo: 46, ending: proven },
  { customer: 'patrimonial-can-xicoi-s-l', type: 'withdraw', amount: 18_000, hoursAgo: 30, ending: pending },
  { customer: 'montserrat-echeverria-goikoetxea', type: 'withdraw', amount: 1_000, hoursAgo: 22, ending: pending },
  { customer: 'joaquin-ruiz-de-la-prada', type: 'income', amount: 750, hoursAgo: 20, ending: proven },
  { customer: 'talleres-arriaga-hermanos-s-a', type: 'income', amount: 40_000, hoursAgo: 9, ending: pending },
  { customer: 'gabriel-bustamante-iturralde', type: 'income', amount: 5_000, hoursAgo: 6, ending: proven },
  { customer: 'ignacio-larranaga-beristain', type: 'withdraw', amount: 320, hoursAgo: 3, ending: pending },
  { customer: 'rosalia-castro-fontan', type: 'income', amount: 10_000, hoursAgo: 0.8, ending: pending },
]
