import { contentOf } from '@cauce/contract/content.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Order } from '../orders/leaving.ts'
import type { Project } from '../projects/project-list.server.ts'

export type Irregularity = NonNullable<Project['irregularity']>

/** A corrected irregularity stays visible for this long; one that cancelled the offer stays for ever. */
const SHOWN_DAYS = 30
const DAY_MS = 86_400_000

export function shownIrregularity({ irregularity }: Pick<Project, 'irregularity'>, now: Date): Irregularity | null {
  if (irregularity?.state !== 'corrected') return irregularity
  return now.getTime() - Date.parse(irregularity.endedAt!) < SHOWN_DAYS * DAY_MS ? irregularity : null
}

/** What was stated wrongly until an instant, in a language; what was published later says it truly. */
export function falseStatements(
  { irregularity }: Pick<Project, 'irregularity'>,
  publishedAt: string,
  language: Language,
): readonly string[] {
  const since = irregularity?.suspendedAt ?? irregularity?.endedAt
  if (!irregularity || !since || publishedAt >= since) return []
  return irregularity.differences.map((row) => contentOf(row, 'stated', language).text)
}

/** `isNow` marks the next step. */
export interface Step {
  readonly name: 'suspended' | 'corrected' | 'cancelled' | 'revocable' | 'lastDay'
  /** An instant, or a day. */
  readonly at: string
  readonly isPast: boolean
}

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

export const revocable = (orders: readonly Order[], now: Date): readonly Order[] =>
  orders.filter(({ status, reflectionEndsAt }) => status === 'pending' && now < new Date(reflectionEndsAt))
