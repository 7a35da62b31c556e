import type { Answer } from '@cauce/client'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents, formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useEffect } from 'react'
import { call, client } from '../../../ui/api.ts'
import { useTranslate } from '../../../ui/island.tsx'
import type { InitialList } from '../../../ui/list.store.ts'
import { PagedRows, useList } from '../../../ui/list.tsx'
import { Table, type Column } from '../../../ui/table.tsx'

export type OrderMovement = Answer<'/v1/project/order-movements'>['data'][number]

export const ORDER_MOVEMENTS_TAKE = 10

interface MovementHistoryProps {
  readonly userId: string
  /** Loaded by the component when absent. */
  readonly initial: InitialList<OrderMovement> | undefined
}

export function MovementHistory({ userId, initial }: MovementHistoryProps) {
  const t = useTranslate<'portfolio' | 'orderMovements'>()
  const list = useList<OrderMovement>(() => ({
    initial: initial ?? { filters: null, rows: [], total: 0 },
    idOf: ({ orderMovementId }) => orderMovementId,
    load: async (_filters, skip) => {
      const query = { userId, skip, take: ORDER_MOVEMENTS_TAKE }
      return (await call(client.GET('/v1/project/order-movements', { params: { query } }))).data
    },
  }))
  const { rows, total, reload } = list
  useEffect(() => {
    if (!initial) void reload()
  }, [reload, initial])
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('portfolio.movements.title')}</h2>
      </div>
      <PagedRows
        list={list}
        failedTitle={t('portfolio.movements.failedTitle')}
        failed={t('portfolio.movements.failed')}
        shown={t('portfolio.movements.shown', { shown: rows.length, smart_count: total })}
        moreLabel={t('portfolio.movements.more')}
      >
        {(shown) => (
          <Table
            label={t('portfolio.movements.title')}
            columns={columnsOf(t)}
            rows={shown}
            keyOf={({ orderMovementId }) => orderMovementId}
          />
        )}
      </PagedRows>
    </section>
  )
}

function columnsOf(t: Translate<'portfolio' | 'orderMovements'>): Column<OrderMovement>[] {
  return [
    { key: 'date', heading: t('portfolio.movements.date'), cell: ({ createdAt }) => formatDate(createdAt) },
    {
      key: 'project',
      heading: t('portfolio.movements.project'),
      isRowHeading: true,
      cell: ({ projectName }) => projectName,
    },
    { key: 'type', heading: t('portfolio.movements.type'), cell: (movement) => typeWords(t, movement) },
    {
      key: 'penalty',
      heading: t('portfolio.movements.penalty'),
      label: t('portfolio.movements.penalty'),
      isNumber: true,
      className: ({ penaltyAmount }) => (penaltyAmount === '0.00' ? 'wide-only' : undefined),
      cell: ({ penaltyAmount }) => (penaltyAmount === '0.00' ? '–' : formatCents(-parseAmount(penaltyAmount))),
    },
    {
      key: 'amount',
      heading: t('portfolio.movements.amount'),
      isNumber: true,
      isLead: true,
      cell: ({ type, amount }) => (
        <span className={type === 'invest' ? 'out' : 'in'}>
          {formatCents(type === 'invest' ? -parseAmount(amount) : parseAmount(amount), { sign: 'always' })}
        </span>
      ),
    },
  ]
}

const typeWords = (t: Translate<'portfolio' | 'orderMovements'>, { type, departure }: OrderMovement) =>
  departure ? t(`orderMovements.departure.${departure}`) : t(`orderMovements.type.${type}`)
