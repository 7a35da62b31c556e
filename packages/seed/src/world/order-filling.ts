import type { Random } from '../chance.ts'
import type { Means } from './customer-stories.ts'
import type { Customer } from './customers.ts'
import type { Engagements, Room } from './engagements.ts'
import { daysAfter, hoursAfter } from './moments.ts'
import { orderTimes } from './order-times.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

/** What people put in, in whole euro. */
const AMOUNTS: Readonly<Record<Means, readonly number[]>> = {
  modest: [250, 300, 500, 500, 750, 1000, 1000, 1500, 2000],
  comfortable: [1000, 1500, 2000, 2500, 3000, 3000, 4000, 5000, 6000],
  company: [5000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000],
}
/** With fewer orders than one for each of these a project looks empty. */
const EURO_FOR_EACH_ORDER = 5_200
/** A bank account must be validated and the first money in before anybody can invest. */
const DAYS_BEFORE_FIRST_ORDER = 6

/** A project that waits for people, and who there is. */
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

/**
 * Orders of random people that add up to what is wanted; the last one is exactly what is missing.
 * @param engage counts each as soon as it is chosen, so that the next one is chosen after it
 */
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
    // What is missing at the end comes in on the last day, from those with the most room.
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
  const wish = Math.max(chance.pick(AMOUNTS[customer.story.means]), minimum)
  const amount = withoutCrumbs(Math.min(wish, byMeans, byTerms, most), most, minimum)
  return amount < minimum ? undefined : { customer, amount }
}

/** Who has most room. Somebody beyond their means is better than a project that misses its figures. */
function chooseRoomiest(scene: Scene, at: Date, missing: number): { customer: Customer; amount: number } {
  const { url, terms } = scene.project.story
  const rooms = roomsAt(scene, at).filter(({ byTerms }) => byTerms > 0)
  const [best] = rooms.toSorted((a, b) => least(b) - least(a))
  if (!best) throw new Error(`Nobody can invest in ${url} on ${at.toISOString()}`)
  const most = Math.min(Math.max(best.byMeans, 10_000), best.byTerms, AMOUNTS.company.at(-1)!, missing)
  return { customer: best.customer, amount: withoutCrumbs(most, missing, terms.minimum) }
}

const least = ({ byMeans, byTerms }: Room) => Math.min(byMeans, byTerms)

const roomsAt = ({ customers, engagements, project }: Scene, at: Date): Room[] =>
  customers.filter((customer) => canOrderAt(customer, at)).map((customer) => engagements.roomOf(customer, project, at))

/** What would be left must not be less than the minimum, or nobody could invest it. */
function withoutCrumbs(amount: number, missing: number, minimum: number): number {
  const rest = missing - amount
  return rest > 0 && rest < minimum ? missing - minimum : amount
}
