import type { Order } from '../orders/leaving.ts'
import type { Project } from '../projects/project-list.server.ts'

export type Irregularity = NonNullable<Project['irregularity']>

/** For so many days after its end a corrected irregularity is shown; one that cancelled the offer stays. */
const SHOWN_DAYS = 30
const DAY_MS = 86_400_000

/** The irregularity that the page of a project shows: one that suspends or cancelled the offer, or that was corrected lately. */
export function shownIrregularity({ irregularity }: Pick<Project, 'irregularity'>, now: Date): Irregularity | null {
  if (irregularity?.state !== 'corrected') return irregularity
  return now.getTime() - Date.parse(irregularity.endedAt!) < SHOWN_DAYS * DAY_MS ? irregularity : null
}

/** The steps of a suspension or a correction in time. `isNow` is the one that comes next. */
export interface Step {
  readonly name: 'suspended' | 'corrected' | 'cancelled' | 'revocable' | 'lastDay'
  /** An instant, or a day. */
  readonly at: string
  readonly isPast: boolean
}

/** What happened and what comes, in order. */
export function stepsOf(irregularity: Irregularity, now: Date): Step[] {
  const { state, suspendedAt, lastDay, revocableUntil, endedAt } = irregularity
  const isPast = (at: string) => new Date(at) <= now
  const past = (name: Step['name'], at: string): Step => ({ name, at, isPast: true })
  const steps = suspendedAt === null ? [] : [past('suspended', suspendedAt)]
  if (endedAt !== null) steps.push(past(state === 'corrected' ? 'corrected' : 'cancelled', endedAt))
  if (state === 'cancelled') return steps
  steps.push({ name: 'revocable', at: revocableUntil, isPast: isPast(revocableUntil) })
  if (state === 'suspended') steps.push({ name: 'lastDay', at: lastDay!, isPast: false })
  return steps
}

/** The orders of the reader that they may revoke now. */
export const revocable = (orders: readonly Order[], now: Date): readonly Order[] =>
  orders.filter(({ status, reflectionEndsAt }) => status === 'pending' && now < new Date(reflectionEndsAt))
