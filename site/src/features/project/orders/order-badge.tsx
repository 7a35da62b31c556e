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
      {(isRevocable || !trouble) && <Badge colour={colour}>{t(`orders.${word}`)}</Badge>}
      {isRevocable && (
        <span className="secondary">{t('orders.badge.until', { date: formatLastDay(order.reflectionEndsAt) })}</span>
      )}
    </>
  )
}

export const isLive = ({ status }: Order): boolean => status === 'pending' || status === 'active'

const COLOURS: Readonly<Record<Order['status'], BadgeColour>> = {
  pending: 'grey',
  active: 'blue',
  finished: 'green',
  cancelled: 'grey',
}

export function badgeOf({ status, departure, reflectionEndsAt }: Order, now: Date) {
  const colour = COLOURS[status]
  if (departure) return { colour, word: `departure.${departure}`, isRevocable: false } as const
  if (status !== 'pending') return { colour, word: `status.${status}`, isRevocable: false } as const
  const isRevocable = now < new Date(reflectionEndsAt)
  return { colour, word: isRevocable ? 'badge.pending' : 'badge.pendingEnded', isRevocable } as const
}
