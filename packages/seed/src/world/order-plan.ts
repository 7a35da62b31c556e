import { chanceFor, type Random } from '../chance.ts'
import type { ProjectStory } from '../texts/project-story.ts'
import type { Customer } from './customers.ts'
import { daysAfter, hoursAfter } from '../texts/time.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'
import type { Means } from '../texts/customer-stories.ts'

/** Whole euros. */
export interface PlannedOrder {
  readonly customer: Customer
  readonly project: Project
  readonly at: Date
  readonly amount: number
  readonly leavesAt: Date | null
}

export function planOrders(world: World, projects: readonly Project[], customers: readonly Customer[]): PlannedOrder[] {
  const engagements = countEngagements({ beginsAt: world.clock.now(), endsAt: world.moments.hoursAgo(0) })
  const investable = projects.filter(({ dates }) => dates.openedAt !== null)
  const byOpening = investable.toSorted((a, b) => a.dates.openedAt!.getTime() - b.dates.openedAt!.getTime())
  return byOpening.flatMap((project) => {
    const chance = chanceFor(`orders/${project.story.url}`)
    return planOrdersOf({ world, project, customers, engagements, chance })
  })
}

function planOrdersOf(scene: Scene): PlannedOrder[] {
  const { project, world, engagements } = scene
  const engage = ({ customer, amount }: Pick<Filling, 'customer' | 'amount'>) =>
    engagements.add({ customer, project, amount, until: repaidAt(project, world) })
  const scripted = scriptedOrders(scene)
  const byChance = { ...scene, customers: scene.customers.filter(({ story: { key } }) => key !== INVESTOR) }
  const kept = scripted.filter(({ leavesAt }) => leavesAt === null)
  for (const order of kept) engage(order)
  const wanted = targetOf(project.story) - kept.reduce((sum, { amount }) => sum + amount, 0)
  const fillings = fill(byChance, wanted, engage).map((filling) => ({ ...filling, project, leavesAt: null }))
  return [...scripted, ...fillings, ...withdrawnOrders(byChance)]
}

/** Whole euros, rounded to fifty. */
function targetOf({ life, terms }: ProjectStory): number {
  if (life.phase !== 'Investment') return terms.financing
  return Math.round((terms.financing * life.funded) / 5000) * 50
}

const repaidAt = ({ story: { life } }: Project, { moments }: World): Date | null =>
  life.phase === 'Closed' ? moments.at(life.settled.beforeDaysAgo, '12:00') : null

function scriptedOrders({ project, world, customers }: Scene): PlannedOrder[] {
  const { story, dates } = project
  return SCRIPTED_ORDERS.filter(({ url }) => url === story.url).flatMap((script): PlannedOrder[] => {
    const customer = customers.find(({ story: { key } }) => key === script.customer)
    if (!customer) return []
    const isRecent = 'hoursAgo' in script
    const at = isRecent
      ? world.moments.hoursAgo(script.hoursAgo)
      : hoursAfter(dates.openedAt!, script.hoursAfterOpening)
    const { amount, leavesAfterDays } = script
    return [
      {
        customer,
        project,
        at,
        amount,
        leavesAt: leavesAfterDays === undefined ? null : daysAfter(at, leavesAfterDays),
      },
    ]
  })
}

/** One in the reflection period, one later; early, while there is room. */
function withdrawnOrders({ world, project, customers, chance }: Scene): PlannedOrder[] {
  const { dates, story } = project
  const openDays = (lastOrderOf(world, project).getTime() - dates.openedAt!.getTime()) / 86_400_000
  if (openDays < 16) return []
  return Array.from({ length: chance.integer(1, 2) }).flatMap((_, index): PlannedOrder[] => {
    const at = hoursAfter(dates.openedAt!, 30 + index * 29 + chance.integer(0, 5))
    const able = customers.filter((customer) => canOrderAt(customer, at) && customer.story.means !== 'company')
    if (able.length === 0) return []
    const amount = Math.max(story.terms.minimum, chance.pick([500, 750, 1000]))
    const days = index === 0 ? chance.between(0.6, 3.6) : chance.between(6, 9)
    return [{ customer: chance.pick(able), project, at, amount, leavesAt: daysAfter(at, days) }]
  })
}

export type ScriptedOrder = {
  readonly customer: string
  readonly url: string
  readonly amount: number
  readonly leavesAfterDays?: number
} & ({ readonly hoursAfterOpening: number } | { readonly hoursAgo: number })

export const INVESTOR = 'montserrat-echeverria-goikoetxea'
const COMPANY = 'inversiones-patrimoniales-ribagorza-s-l'

export const SCRIPTED_ORDERS: readonly ScriptedOrder[] = [
  { customer: INVESTOR, url: 'bodega-valdelobos', amount: 2_000, hoursAfterOpening: 50 },
  { customer: INVESTOR, url: 'mercado-de-san-roque', amount: 4_800, hoursAfterOpening: 33 },
  { customer: INVESTOR, url: 'casas-de-arroyo', amount: 1_500, hoursAfterOpening: 12 },
  { customer: INVESTOR, url: 'casa-de-los-azulejos', amount: 1_000, hoursAfterOpening: 60 },
  { customer: INVESTOR, url: 'calle-zabaleta', amount: 4_200, hoursAfterOpening: 26 },
  { customer: INVESTOR, url: 'vivienda-en-madera-arrotxapea', amount: 6_000, hoursAfterOpening: 36 },
  { customer: INVESTOR, url: 'hotel-puerta-de-ordesa', amount: 1_000, hoursAfterOpening: 21, leavesAfterDays: 2 },
  { customer: INVESTOR, url: 'residencia-camino-de-ronda', amount: 2_500, hoursAfterOpening: 55 },
  { customer: INVESTOR, url: 'ribera-del-turia', amount: 1_000, hoursAgo: 21 },
  { customer: COMPANY, url: 'bodega-valdelobos', amount: 15_000, hoursAfterOpening: 28 },
  { customer: COMPANY, url: 'almacen-plaza', amount: 30_000, hoursAfterOpening: 31 },
  { customer: COMPANY, url: 'clinica-santa-olaya', amount: 20_000, hoursAfterOpening: 8 },
  { customer: COMPANY, url: 'fabrica-de-hilaturas', amount: 25_000, hoursAgo: 46 },
  { customer: COMPANY, url: 'ribera-del-turia', amount: 40_000, hoursAfterOpening: 27 },
  // Every kind of taxpayer has received interest at any hour: two states with certificate, one without, one exempt.
  { customer: 'ines-figueiredo-lobo', url: 'calle-zabaleta', amount: 1_000, hoursAfterOpening: 44 },
  { customer: 'olivier-darrigade', url: 'calle-zabaleta', amount: 1_500, hoursAfterOpening: 47 },
  { customer: 'katharina-brandl', url: 'vivienda-en-madera-arrotxapea', amount: 2_000, hoursAfterOpening: 40 },
  { customer: 'fundacion-casa-de-oficios', url: 'vivienda-en-madera-arrotxapea', amount: 8_000, hoursAfterOpening: 52 },
]

/** Whole euros. */
const AMOUNTS: Readonly<Record<Means, readonly number[]>> = {
  modest: [250, 300, 500, 500, 750, 1000, 1000, 1500, 2000],
  comfortable: [1000, 1500, 2000, 2500, 3000, 3000, 4000, 5000, 6000],
  company: [5000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000],
}
const EURO_FOR_EACH_ORDER = 5_200
const DAYS_BEFORE_FIRST_ORDER = 6

interface Scene {
  readonly world: World
  readonly project: Project
  readonly customers: readonly Customer[]
  readonly engagements: Engagements
  readonly chance: Random
}

interface Filling {
  readonly customer: Customer
  readonly at: Date
  readonly amount: number
}

const canOrderAt = ({ isReadyFrom, story }: Customer, at: Date): boolean =>
  isReadyFrom !== null && !story.isDisabled && daysAfter(isReadyFrom, DAYS_BEFORE_FIRST_ORDER) <= at

function fill(scene: Scene, wanted: number, engage: (filling: Filling) => void): Filling[] {
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
function lastOrderOf({ moments }: World, { dates, story: { life } }: Project): Date {
  if (life.phase === 'Investment' && life.private !== undefined) return moments.at(life.private + 1, '19:40')
  if (life.phase === 'Investment' && life.suspended !== undefined) return moments.at(life.suspended + 1, '19:40')
  return dates.lastOrderAt ?? moments.hoursAgo(7)
}

function orderTimes(world: World, project: Project, count: number, chance: Random): Date[] {
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

/** Whole euros. */
const STEP = 50

/** `until` is null while not repaid. */
interface Engagement {
  readonly customer: Customer
  readonly project: Project
  readonly amount: number
  readonly until: Date | null
}

/** In whole euros. */
interface Room {
  readonly customer: Customer
  readonly byMeans: number
  readonly byTerms: number
}

/** Keeps customers within their means. */
interface Engagements {
  add(engagement: Engagement): void
  roomOf(customer: Customer, project: Project, at: Date): Room
}

const FIRST_SHARE = 0.4

function countEngagements(story: { readonly beginsAt: Date; readonly endsAt: Date }): Engagements {
  const all = new Map<Customer, Engagement[]>()
  const [from, to] = [story.beginsAt.getTime(), story.endsAt.getTime()]
  const shareAt = (at: Date) => FIRST_SHARE + ((1 - FIRST_SHARE) * (at.getTime() - from)) / (to - from)
  return {
    add(engagement) {
      all.set(engagement.customer, [...(all.get(engagement.customer) ?? []), engagement])
    },
    roomOf(customer, project, at) {
      const own = all.get(customer) ?? []
      const held = own.filter((engagement) => engagement.project === project)
      const live = own.filter(({ until }) => until === null || until > at)
      return {
        customer,
        byMeans: Math.floor((customer.story.ceiling * shareAt(at) - sumOf(live)) / STEP) * STEP,
        byTerms: (project.story.terms.maximum ?? Infinity) - sumOf(held),
      }
    },
  }
}

const sumOf = (engagements: readonly Engagement[]) => engagements.reduce((total, { amount }) => total + amount, 0)
