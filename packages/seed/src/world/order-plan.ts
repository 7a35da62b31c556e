import { chanceFor } from '../chance.ts'
import type { ProjectStory } from '../texts/project-story.ts'
import type { Customer } from './customers.ts'
import { countEngagements } from './engagements.ts'
import { daysAfter, hoursAfter } from '../texts/time.ts'
import { canOrderAt, fill, type Filling, type Scene, lastOrderOf } from './order-filling.ts'
import type { Project } from './projects.ts'
import type { World } from './world.ts'

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
