import { formatLastDay } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { Badge, type BadgeColour } from '../../../ui/blocks.tsx'
import { troubleOf } from '../loan-state.ts'
import type { Order } from './leaving.ts'

interface OrderBadgeProps {
  readonly order: Order
  readonly project: Parameters<typeof troubleOf>[0] | undefined
  readonly now: Date
  readonly t: Translate<'orders' | 'loanStates'>
}

export function OrderBadge({ order, project, now, t }: OrderBadgeProps) {
  const { colour, word, isRevocable } = badgeOf(order, now)
  const trouble = project && isLive(order) && troubleOf(project, t)
  return (
    <>
      {trouble && <Badge colour="clay">{trouble}</Badge>}
      {(isRevocable || !trouble) && <Badge colour={colour}>{t(`orders.badge.${word}`)}</Badge>}
      {isRevocable && (
        <span className="secondary">{t('orders.badge.until', { date: formatLastDay(order.reflectionEndsAt) })}</span>
      )}
    </>
  )
}

export const isLive = ({ status }: Order): boolean => status === 'pending' || status === 'active'

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
