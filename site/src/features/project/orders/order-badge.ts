import type { BadgeColour } from '../../../ui/blocks.tsx'
import type { Order } from './leaving.ts'

const BADGES = {
  active: { colour: 'blue', word: 'active' },
  finished: { colour: 'green', word: 'finished' },
  cancelled: { colour: 'grey', word: 'cancelled' },
} as const

export function badgeOf({ status, reflectionEndsAt }: Order, now: Date) {
  if (status !== 'pending') return { ...BADGES[status], isRevocable: false }
  const isRevocable = now < new Date(reflectionEndsAt)
  const colour: BadgeColour = 'grey'
  return { colour, word: isRevocable ? ('pending' as const) : ('pendingEnded' as const), isRevocable }
}
