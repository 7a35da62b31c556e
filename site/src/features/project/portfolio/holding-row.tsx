import { formatCents, formatDate, formatMoney, formatPercent } from '@cauce/format'
import { paths } from '../../../http/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import type { LeaveRequest } from '../orders/leave-dialog.tsx'
import type { Leaving } from '../orders/leaving.ts'
import { paymentAmount, type Payment } from './payments.ts'
import type { Holding } from './portfolio.ts'

interface HoldingRowProps {
  readonly holding: Holding
  readonly next: Payment | undefined
  /** The next payment covers other orders in the same project too. */
  readonly isShared: boolean
  readonly leaving: Leaving | undefined
  readonly now: Date
  readonly onLeave: (request: LeaveRequest) => void
}

export function HoldingRow({ holding, next, isShared, leaving, now, onLeave }: HoldingRowProps) {
  const t = useTranslate<'portfolio' | 'orders'>()
  const { order, project, invested, received } = holding
  const isLive = order.status === 'pending' || order.status === 'active'
  return (
    <tr>
      <td>
        {project?.cover && (
          <img
            className="thumbnail"
            src={`${project.cover.src}/480.webp`}
            alt=""
            width="480"
            height="320"
            loading="lazy"
          />
        )}
      </td>
      <th scope="row">
        {project ? <a href={paths.project(project.url)}>{order.projectName}</a> : order.projectName}
        <span className="secondary">
          {t('portfolio.list.since', { date: formatDate(order.createdAt) })}
          {order.penaltyAmount !== '0.00' &&
            `. ${t('portfolio.list.penalty', { amount: formatMoney(order.penaltyAmount) })}`}
        </span>
      </th>
      <td>
        <StatusBadge holding={holding} next={next} now={now} />
      </td>
      <td className="number" data-label={t('portfolio.list.invested')}>
        {formatCents(invested)}
      </td>
      <td className="number" data-label={t('portfolio.list.annual')}>
        {project ? formatPercent(project.annualProfitability) : '–'}
      </td>
      <td className="number" data-label={t('portfolio.list.received')}>
        {formatCents(received)}
      </td>
      <td className="number" data-label={t('portfolio.list.nextPayment')}>
        {isLive ? formatDate(next?.dueDate) : '–'}
      </td>
      <td className="number" data-label={t('portfolio.list.nextAmount')}>
        {isLive ? <NextAmount next={next} isShared={isShared} /> : '–'}
      </td>
      <td className="actions">
        {leaving && (
          <Button
            look="quiet"
            isSmall
            aria-label={t(`orders.leave.${leaving.action}Of`, { project: order.projectName })}
            onClick={() => onLeave({ order, leaving, cancellationFee: project?.cancellationFee ?? 0 })}
          >
            {t(`orders.leave.${leaving.action}`)}
          </Button>
        )}
      </td>
    </tr>
  )
}

function NextAmount({ next, isShared }: { next: Payment | undefined; isShared: boolean }) {
  const t = useTranslate<'portfolio'>()
  if (!next) return t('portfolio.list.unset')
  return (
    <>
      {formatCents(paymentAmount(next))}
      {isShared && <span className="secondary">{t('portfolio.list.together')}</span>}
    </>
  )
}

function StatusBadge({ holding: { order }, next, now }: Pick<HoldingRowProps, 'holding' | 'next' | 'now'>) {
  const t = useTranslate<'orders'>()
  if (next && next.daysLate > 0) return <Badge colour="clay">{t('orders.badge.late')}</Badge>
  switch (order.status) {
    case 'pending':
      return now < new Date(order.reflectionEndsAt) ? (
        <Badge>{t('orders.badge.pending', { date: formatDate(order.reflectionEndsAt) })}</Badge>
      ) : (
        <Badge>{t('orders.badge.pendingEnded')}</Badge>
      )
    case 'active':
      return <Badge colour="blue">{t('orders.badge.active')}</Badge>
    case 'finished':
      return <Badge colour="green">{t('orders.badge.finished')}</Badge>
    case 'cancelled':
      return <Badge>{t('orders.badge.cancelled')}</Badge>
  }
}
