import { formatCents, formatDate, formatMoney, formatPercent } from '@cauce/format'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { isUnlikelyToPay } from '@cauce/contract/project/loan-state.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import type { LeaveRequest } from '../orders/leave-dialog.tsx'
import { wayOut } from '../orders/leaving.ts'
import { OrderBadge } from '../orders/order-badge.tsx'
import { amountOf, type Payment } from './payments.ts'
import { groupOf, HOLDING_GROUPS, type Holding, type HoldingGroup } from './portfolio.ts'

interface HoldingListProps {
  readonly holdings: readonly Holding[]
  /** By order id. */
  readonly next: ReadonlyMap<string, Payment>
  readonly now: Date
  readonly initialGroup: HoldingGroup
  readonly onLeave: (request: LeaveRequest) => void
}

export function HoldingList({ holdings, next, now, initialGroup, onLeave }: HoldingListProps) {
  const t = useTranslate<'portfolio'>()
  const [group, setGroup] = useState<HoldingGroup>(initialGroup)
  const inGroup = (each: HoldingGroup) => holdings.filter((holding) => groupOf(holding) === each)
  const choose = (chosen: HoldingGroup) => {
    setGroup(chosen)
    history.replaceState(history.state, '', chosen === HOLDING_GROUPS[0] ? location.pathname : `?group=${chosen}`)
  }
  const rows = inGroup(group)
  const columns = useColumns(next, now, onLeave)
  return (
    <section className="section" aria-labelledby="holdings">
      <div className="section-head">
        <h2 id="holdings">{t('portfolio.list.title')}</h2>
        <div className="chips">
          {HOLDING_GROUPS.map((each) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === group}
              onClick={() => choose(each)}
            >
              {t(`portfolio.list.${each}`)} <span className="figure">{inGroup(each).length}</span>
            </button>
          ))}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="muted">{t('portfolio.list.none')}</p>
      ) : (
        <Table className="table middle holdings" columns={columns} rows={rows} keyOf={({ order }) => order.orderId} />
      )}
    </section>
  )
}

function useColumns(
  next: HoldingListProps['next'],
  now: Date,
  onLeave: HoldingListProps['onLeave'],
): Column<Holding>[] {
  const t = useTranslate<'portfolio' | 'orders' | 'loanStates'>()
  const nextOf = ({ order }: Holding) => next.get(order.orderId)
  const isUnlikely = ({ project }: Holding) => project !== undefined && isUnlikelyToPay(project)
  const figure = (
    key: 'invested' | 'annual' | 'received' | 'nextPayment' | 'nextAmount',
    cell: Column<Holding>['cell'],
  ): Column<Holding> => {
    const heading = t(`portfolio.list.${key}`)
    return { key, heading, label: heading, isNumber: true, cell }
  }
  const whileLive = (cell: Column<Holding>['cell']) => (holding: Holding) =>
    groupOf(holding) === 'live' ? cell(holding) : '–'
  return [
    {
      key: 'picture',
      heading: t('portfolio.list.picture'),
      isHeadingHidden: true,
      cell: ({ project }) =>
        project?.cover && (
          <img
            className="thumbnail"
            src={`${project.cover.src}/480.webp`}
            alt=""
            width="480"
            height="320"
            loading="lazy"
          />
        ),
    },
    {
      key: 'project',
      heading: t('portfolio.list.project'),
      isRowHeading: true,
      cell: (holding) => <ProjectCell holding={holding} />,
    },
    {
      key: 'status',
      heading: t('portfolio.list.status'),
      cell: (holding) => <OrderBadge {...holding} now={now} t={t} />,
    },
    figure('invested', ({ invested }) => formatCents(invested)),
    figure('annual', ({ project }) => (project ? formatPercent(project.annualProfitability) : '–')),
    figure('received', ({ received }) => formatCents(received)),
    figure(
      'nextPayment',
      whileLive((holding) => {
        const due = isUnlikely(holding) ? undefined : nextOf(holding)?.dueDate
        return due ? formatDate(due) : '–'
      }),
    ),
    figure(
      'nextAmount',
      whileLive((holding) =>
        isUnlikely(holding) ? t('portfolio.list.noForecast') : <NextAmount next={nextOf(holding)} />,
      ),
    ),
    {
      key: 'actions',
      heading: t('portfolio.list.actions'),
      isHeadingHidden: true,
      className: () => 'actions',
      cell: (holding) => <LeaveButton holding={holding} now={now} onLeave={onLeave} />,
    },
  ]
}

function ProjectCell({ holding: { order } }: { holding: Holding }) {
  const t = useTranslate<'portfolio'>()
  const hasPenalty = order.penaltyAmount !== '0.00'
  return (
    <>
      <a href={paths.order(order.orderId)}>{order.projectName}</a>
      <span className="secondary">
        {t('portfolio.list.since', { date: formatDate(order.createdAt) })}
        {hasPenalty && `. ${t('portfolio.list.penalty', { amount: formatMoney(order.penaltyAmount) })}`}
      </span>
    </>
  )
}

function NextAmount({ next }: { next: Payment | undefined }) {
  const t = useTranslate<'portfolio'>()
  return next ? formatCents(amountOf(next)) : t('portfolio.list.unset')
}

interface LeaveButtonProps extends Pick<HoldingListProps, 'now' | 'onLeave'> {
  readonly holding: Holding
}

function LeaveButton({ holding: { order, project }, now, onLeave }: LeaveButtonProps) {
  const t = useTranslate<'orders'>()
  const leaving = wayOut(order, project, now)
  if (!leaving) return null
  return (
    <Button
      look="quiet"
      isSmall
      aria-label={t(`orders.leave.${leaving.action}Of`, { project: order.projectName })}
      onClick={() => onLeave({ order, leaving, cancellationFee: project?.cancellationFee ?? 0 })}
    >
      {t(`orders.leave.${leaving.action}`)}
    </Button>
  )
}
