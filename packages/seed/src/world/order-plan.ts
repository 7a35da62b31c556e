import { chanceFor } from '../chance.ts'
import type { ProjectStory } from '../texts/project-story.ts'
import type { Customer } from './customers.ts'
import { countEngagements } from './engagements.ts'
import { daysAfter, hoursAfter } from './moments.ts'
import { canOrderAt, fill, type Filling, type Scene } from './order-filling.ts'
import { lastOrderOf } from './order-times.ts'
import type { Project } from './projects.ts'
import { INVESTOR, SCRIPTED_ORDERS } from './scripted-orders.ts'
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

/** Who invests what and when, for all projects, so that each reaches exactly what its story says. */
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
  return [...scripted, ...fillings, ...passingOrders(byChance)]
}

/** What is invested at the end, in whole euro: all of it, or the share that the story names, to fifty euro. */
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

/** People who invest and think better of it: one in the reflection period, one later. Early, while there is room. */
function passingOrders({ world, project, customers, chance }: Scene): PlannedOrder[] {
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
