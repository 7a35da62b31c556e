import { chanceFor, type Random } from '../chance.ts'
import type { ProjectStory } from '../texts/project-story.ts'
import type { Means } from './customer-stories.ts'
import type { Customer } from './customers.ts'
import { daysAfter, hoursAfter } from './moments.ts'
import type { Project } from './projects.ts'
import { SCRIPTED_ORDERS } from './scripted-orders.ts'
import type { World } from './world.ts'

/** Somebody's investment before it is made, in whole euro. */
export interface PlannedOrder {
  readonly customer: Customer
  readonly project: Project
  readonly at: Date
  readonly amount: number
  /** When they take it back, if they do: within four days at no cost, later for the project's fee. */
  readonly leavesAt: Date | null
}

const AMOUNTS: Readonly<Record<Means, readonly number[]>> = {
  modest: [250, 300, 500, 500, 750, 1000, 1000, 1500, 2000],
  comfortable: [1000, 1500, 2000, 2500, 3000, 3000, 4000, 5000, 6000],
  company: [5000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000],
}
/** How much somebody has in projects at a time, at most. */
const CEILINGS: Readonly<Record<Means, number>> = { modest: 9_500, comfortable: 19_000, company: 260_000 }
/** A bank account must be validated and the first money in before anybody can invest. */
const DAYS_BEFORE_FIRST_ORDER = 6

/** What is tied up where and until when; the story counts it so that nobody invests beyond their means. */
interface Engagement {
  readonly project: Project
  readonly amount: number
  readonly until: Date | null
}

/** Who invests what and when, for all projects, so that each reaches exactly what its story says. */
export function planOrders(world: World, projects: readonly Project[], customers: readonly Customer[]): PlannedOrder[] {
  const engagements = new Map<Customer, Engagement[]>()
  const investable = projects.filter(({ dates }) => dates.openedAt !== null)
  const byOpening = investable.toSorted((a, b) => a.dates.openedAt!.getTime() - b.dates.openedAt!.getTime())
  return byOpening.flatMap((project) => planOrdersOf(world, project, customers, engagements))
}

function planOrdersOf(
  world: World,
  project: Project,
  customers: readonly Customer[],
  engagements: Map<Customer, Engagement[]>,
): PlannedOrder[] {
  const { story, dates } = project
  const chance = chanceFor(`orders/${story.url}`)
  const scripted = SCRIPTED_ORDERS.filter(({ url }) => url === story.url).flatMap((script): PlannedOrder[] => {
    const customer = customers.find(({ story: { key } }) => key === script.customer)
    if (!customer) return []
    const at =
      'hoursAgo' in script
        ? world.moments.hoursAgo(script.hoursAgo)
        : hoursAfter(dates.openedAt!, script.hoursAfterOpening)
    return [
      {
        customer,
        project,
        at,
        amount: script.amount,
        leavesAt: script.leavesAfterDays === undefined ? null : daysAfter(at, script.leavesAfterDays),
      },
    ]
  })
  const kept = scripted.filter(({ leavesAt }) => leavesAt === null)
  for (const order of kept) engage(engagements, order, endOf(project, world))
  const wanted = targetOf(story) - kept.reduce((sum, { amount }) => sum + amount, 0)
  const filling = fill(world, project, customers, engagements, { wanted, chance })
  return [...scripted, ...filling, ...passing(world, project, customers, chance)]
}

/** What is invested at the end, in whole euro: all of it, or the share that the story names, to fifty euro. */
function targetOf({ life, terms }: ProjectStory): number {
  if (life.phase !== 'Investment') return terms.financing
  return Math.round((terms.financing * life.funded) / 5000) * 50
}

const endOf = ({ story, dates }: Project, world: World): Date | null =>
  story.life.phase === 'Closed' && dates.settledAt ? world.moments.at(story.life.settled.beforeDaysAgo, '12:00') : null

interface Filling {
  readonly wanted: number
  readonly chance: Random
}

/** Orders of random people that add up to what is wanted; the last one is exactly what is missing. */
function fill(
  world: World,
  project: Project,
  customers: readonly Customer[],
  engagements: Map<Customer, Engagement[]>,
  { wanted, chance }: Filling,
): PlannedOrder[] {
  const { story } = project
  const times = orderTimes(world, project, Math.max(8, Math.ceil(wanted / 5_200)), chance)
  const orders: PlannedOrder[] = []
  let missing = wanted
  const add = (customer: Customer, at: Date, amount: number) => {
    const order = { customer, project, at, amount, leavesAt: null }
    orders.push(order)
    engage(engagements, order, endOf(project, world))
    missing -= amount
  }
  for (const [index, at] of times.slice(0, -1).entries()) {
    if (missing <= 0) return orders
    const isBehind = wanted - missing < (wanted * (index + 1)) / times.length
    const choice = choose(project, customers, engagements, {
      at,
      chance,
      wants: isBehind ? 'company' : 'individual',
      most: missing,
    })
    if (choice) add(choice.customer, at, choice.amount)
  }
  const last = times.at(-1)!
  for (let step = 0; missing > 0; step += 1) {
    // What is missing at the end comes in on the last day, from those with the most room.
    const at = hoursAfter(last, -0.02 * Math.max(0, 40 - step))
    const roomy = mostRoom(project, customers, engagements, at)
    const amount = withoutCrumbs(Math.min(missing, roomy.room), missing, story.terms.minimum)
    add(roomy.customer, amount === missing ? last : at, amount)
  }
  return orders
}

function engage(
  engagements: Map<Customer, Engagement[]>,
  { customer, project, amount }: PlannedOrder,
  until: Date | null,
): void {
  engagements.set(customer, [...(engagements.get(customer) ?? []), { project, amount, until }])
}

/** What somebody may still put into a project, by their means and by its terms. */
function roomOf(
  customer: Customer,
  project: Project,
  engagements: Map<Customer, Engagement[]>,
  at: Date,
): { byMeans: number; byTerms: number } {
  const own = engagements.get(customer) ?? []
  const sum = (chosen: readonly Engagement[]) => chosen.reduce((total, { amount }) => total + amount, 0)
  const held = own.filter((engagement) => engagement.project === project)
  const live = own.filter(({ until }) => until === null || until > at)
  return {
    byMeans: Math.floor((CEILINGS[customer.story.means] - sum(live)) / 50) * 50,
    byTerms: (project.story.terms.maximum ?? Infinity) - sum(held),
  }
}

const canOrderAt = ({ isReadyFrom, story }: Customer, at: Date): boolean =>
  isReadyFrom !== null && !story.isDisabled && daysAfter(isReadyFrom, DAYS_BEFORE_FIRST_ORDER) <= at

interface Choice {
  readonly at: Date
  readonly chance: Random
  readonly wants: 'company' | 'individual'
  readonly most: number
}

function choose(
  project: Project,
  customers: readonly Customer[],
  engagements: Map<Customer, Engagement[]>,
  { at, chance, wants, most }: Choice,
) {
  const { minimum } = project.story.terms
  const isWanted = (customer: Customer) => (customer.story.means === 'company') === (wants === 'company')
  const rooms = customers
    .filter((customer) => canOrderAt(customer, at) && isWanted(customer))
    .map((customer) => ({ customer, ...roomOf(customer, project, engagements, at) }))
    .filter(({ byMeans, byTerms }) => Math.min(byMeans, byTerms) >= minimum)
  if (rooms.length === 0) return undefined
  const { customer, byMeans, byTerms } = chance.pick(rooms)
  const wish = Math.max(chance.pick(AMOUNTS[customer.story.means]), minimum)
  const amount = withoutCrumbs(Math.min(wish, byMeans, byTerms, most), most, minimum)
  return amount < minimum ? undefined : { customer, amount }
}

/** What would be left must not be less than the minimum, or nobody could invest it. */
function withoutCrumbs(amount: number, missing: number, minimum: number): number {
  const rest = missing - amount
  return rest > 0 && rest < minimum ? missing - minimum : amount
}

/** Who has most room. Somebody beyond their means is better than a project that misses its figures. */
function mostRoom(
  project: Project,
  customers: readonly Customer[],
  engagements: Map<Customer, Engagement[]>,
  at: Date,
): { customer: Customer; room: number } {
  const rooms = customers
    .filter((customer) => canOrderAt(customer, at))
    .map((customer) => ({ customer, ...roomOf(customer, project, engagements, at) }))
    .filter(({ byTerms }) => byTerms > 0)
  const [best] = rooms.toSorted((a, b) => Math.min(b.byMeans, b.byTerms) - Math.min(a.byMeans, a.byTerms))
  if (!best) throw new Error(`Nobody can invest in ${project.story.url} on ${at.toISOString()}`)
  return { customer: best.customer, room: Math.min(Math.max(best.byMeans, 10_000), best.byTerms, 40_000) }
}

/** When the orders come in: many in the first days and the last, in the evening rather than at night. */
function orderTimes(world: World, project: Project, count: number, chance: Random): Date[] {
  const { dates, story } = project
  const from = dates.openedAt!.getTime() + 2 * 3_600_000
  const last = lastOrderOf(world, project)
  const span = last.getTime() - from - 3_600_000
  const times = Array.from({ length: count - 1 }, () => {
    const share = chance.next()
    const bent = chance.chance(0.6) ? share ** 1.8 : 1 - (1 - share) ** 1.8
    return evening(new Date(from + span * bent), chance, last)
  })
  if (times.some(Number.isNaN)) throw new Error(`${story.url} has no time to be financed in`)
  return [...times.toSorted((a, b) => a.getTime() - b.getTime()), last]
}

/** When the last order so far came in; into a private project nobody new comes. */
function lastOrderOf({ moments }: World, { dates, story: { life } }: Project): Date {
  if (life.phase === 'Investment' && life.private !== undefined) return moments.at(life.private + 1, '19:40')
  return dates.lastOrderAt ?? moments.hoursAgo(7)
}

function evening(instant: Date, chance: Random, last: Date): Date {
  const hour = instant.getUTCHours()
  if (hour >= 7 && hour <= 21) return instant
  const moved = hoursAfter(instant, hour < 7 ? 7 - hour + chance.integer(0, 3) : -(hour - 21) - chance.integer(0, 2))
  return moved < last ? moved : instant
}

/** People who invest and think better of it: some in the reflection period, some later. Early, while there is room. */
function passing(world: World, project: Project, customers: readonly Customer[], chance: Random): PlannedOrder[] {
  const { dates, story } = project
  const openDays = (lastOrderOf(world, project).getTime() - dates.openedAt!.getTime()) / 86_400_000
  if (openDays < 16) return []
  return Array.from({ length: chance.integer(1, 2) }).flatMap((_, index): PlannedOrder[] => {
    const at = hoursAfter(dates.openedAt!, 30 + index * 29 + chance.integer(0, 5))
    const able = customers.filter((customer) => canOrderAt(customer, at) && customer.story.means !== 'company')
    if (able.length === 0) return []
    const days = index === 0 ? chance.between(0.6, 3.6) : chance.between(6, 9)
    return [
      {
        customer: chance.pick(able),
        project,
        at,
        amount: Math.max(story.terms.minimum, chance.pick([500, 750, 1000])),
        leavesAt: daysAfter(at, days),
      },
    ]
  })
}
