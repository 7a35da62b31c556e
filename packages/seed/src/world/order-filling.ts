import type { Random } from '../chance.ts'
import type { Means } from '../texts/customer-stories.ts'
import type { Customer } from './customers.ts'
import type { Engagements, Room } from './engagements.ts'
import { daysAfter, hoursAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

/** Whole euros. */
const AMOUNTS: Readonly<Record<Means, readonly number[]>> = {
  modest: [250, 300, 500, 500, 750, 1000, 1000, 1500, 2000],
  comfortable: [1000, 1500, 2000, 2500, 3000, 3000, 4000, 5000, 6000],
  company: [5000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000],
}
const EURO_FOR_EACH_ORDER = 5_200
const DAYS_BEFORE_FIRST_ORDER = 6

export interface Scene {
  readonly world: World
  readonly project: Project
  readonly customers: readonly Customer[]
  readonly engagements: Engagements
  readonly chance: Random
}

export interface Filling {
  readonly customer: Customer
  readonly at: Date
  readonly amount: number
}

export const canOrderAt = ({ isReadyFrom, story }: Customer, at: Date): boolean =>
  isReadyFrom !== null && !story.isDisabled && daysAfter(isReadyFrom, DAYS_BEFORE_FIRST_ORDER) <= at

export function fill(scene: Scene, wanted: number, engage: (filling: Filling) => void): Filling[] {
  const count = Math.max(8, Math.ceil(wanted / EURO_FOR_EACH_ORDER))
  const times = orderTimes(scene.world, scene.project, count, scene.chance)
  const last = times.at(-1)!
  const fillings: Filling[] = []
  const missing = () => wanted - fillings.reduce((sum, { amount }) => sum + amount, 0)
  const add = (filling: Filling) => {
    fillings.push(filling)
    engage(filling)
  }
  for (const [index, at] of times.slice(0, -1).entries()) {
    if (missing() === 0) return fillings
    const isBehind = wanted - missing() < (wanted * (index + 1)) / times.length
    const choice = choose(scene, at, { isCompany: isBehind, most: missing() })
    if (choice) add({ ...choice, at })
  }
  while (missing() > 0) {
    // On the last day, the customers with the most room invest the remainder.
    const at = hoursAfter(last, -scene.chance.between(0.5, 9))
    const { customer, amount } = chooseRoomiest(scene, at, missing())
    add({ customer, amount, at: amount === missing() ? last : at })
  }
  return fillings
}

interface Wish {
  readonly isCompany: boolean
  readonly most: number
}

function choose(scene: Scene, at: Date, { isCompany, most }: Wish): { customer: Customer; amount: number } | undefined {
  const { chance, project } = scene
  const { minimum } = project.story.terms
  const rooms = roomsAt(scene, at).filter(
    ({ customer, byMeans, byTerms }) =>
      (customer.story.means === 'company') === isCompany && Math.min(byMeans, byTerms) >= minimum,
  )
  if (rooms.length === 0) return undefined
  const { customer, byMeans, byTerms } = chance.pick(rooms)
  const wanted = Math.max(chance.pick(AMOUNTS[customer.story.means]), minimum)
  const amount = leavingMinimum(Math.min(wanted, byMeans, byTerms, most), most, minimum)
  return amount < minimum ? undefined : { customer, amount }
}

/** Project limits bind; the customer's means may be exceeded. */
function chooseRoomiest(scene: Scene, at: Date, missing: number): { customer: Customer; amount: number } {
  const { url, terms } = scene.project.story
  const rooms = roomsAt(scene, at).filter(({ byTerms }) => byTerms > 0)
  const [best] = rooms.toSorted((a, b) => least(b) - least(a))
  if (!best) throw new Error(`No customer can invest in ${url} on ${at.toISOString()}`)
  const most = Math.min(Math.max(best.byMeans, 10_000), best.byTerms, AMOUNTS.company.at(-1)!, missing)
  return { customer: best.customer, amount: leavingMinimum(most, missing, terms.minimum) }
}

const least = ({ byMeans, byTerms }: Room) => Math.min(byMeans, byTerms)

const roomsAt = ({ customers, engagements, project }: Scene, at: Date): Room[] =>
  customers.filter((customer) => canOrderAt(customer, at)).map((customer) => engagements.roomOf(customer, project, at))

/** Leaves a remainder of at least the minimum investment. */
function leavingMinimum(amount: number, missing: number, minimum: number): number {
  const rest = missing - amount
  return rest > 0 && rest < minimum ? missing - minimum : amount
}

/** Private and suspended projects get no further orders. */
export function lastOrderOf({ moments }: World, { dates, story: { life } }: Project): Date {
  if (life.phase === 'Investment' && life.private !== undefined) return moments.at(life.private + 1, '19:40')
  if (life.phase === 'Investment' && life.suspended !== undefined) return moments.at(life.suspended + 1, '19:40')
  return dates.lastOrderAt ?? moments.hoursAgo(7)
}

export function orderTimes(world: World, project: Project, count: number, chance: Random): Date[] {
  const from = hoursAfter(project.dates.openedAt!, 2)
  const last = lastOrderOf(world, project)
  const span = last.getTime() - from.getTime() - 3_600_000
  const times = Array.from({ length: count - 1 }, () => {
    const share = chance.next()
    const bent = chance.chance(0.6) ? share ** 1.8 : 1 - (1 - share) ** 1.8
    return inDaytime(new Date(from.getTime() + span * bent), chance, last)
  })
  return [...times.toSorted((a, b) => a.getTime() - b.getTime()), last]
}

function inDaytime(instant: Date, chance: Random, last: Date): Date {
  const hour = instant.getUTCHours()
  if (hour >= 7 && hour <= 21) return instant
  const moved = hoursAfter(instant, hour < 7 ? 7 - hour + chance.integer(0, 3) : 21 - hour - chance.integer(0, 2))
  return moved < last ? moved : instant
}
