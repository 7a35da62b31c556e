import type { Customer } from './customers.ts'
import type { Project } from './projects.ts'

/** People invest round amounts. */
const STEP = 50

/** Money that is tied up in a project, until an instant or beyond today. */
export interface Engagement {
  readonly customer: Customer
  readonly project: Project
  readonly amount: number
  readonly until: Date | null
}

/** What somebody may still put into a project at an instant, by their means and by its terms, in whole euro. */
export interface Room {
  readonly customer: Customer
  readonly byMeans: number
  readonly byTerms: number
}

/** Who has how much tied up where; the story counts it so that nobody invests beyond their means. */
export interface Engagements {
  add(engagement: Engagement): void
  roomOf(customer: Customer, project: Project, at: Date): Room
}

/** People begin with this part of what they will have in projects in the end, and put in more as they see it come back. */
const FIRST_SHARE = 0.4

/** Counts from nothing, for a story that begins and ends at these instants. */
export function countEngagements(story: { readonly beginsAt: Date; readonly endsAt: Date }): Engagements {
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
