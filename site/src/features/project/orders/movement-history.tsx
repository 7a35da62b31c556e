import type { Answer } from '@cauce/client'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatCents, formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { call, client } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import { createListStore } from '../../../ui/list.store.ts'
import { Table, type Column } from '../../../ui/table.tsx'

export type OrderMovement = Answer<'/v1/project/order-movements'>['data'][number]

export const ORDER_MOVEMENTS_TAKE = 10

interface MovementHistoryProps {
  readonly userId: string
  /** What the page has read; absent: it is read here. */
  readonly initial: { readonly rows: readonly OrderMovement[]; readonly total: number } | undefined
}

/** Every time that money went into a project or came out of one by leaving. */
export function MovementHistory({ userId, initial }: MovementHistoryProps) {
  const t = useTranslate<'portfolio' | 'orderMovements' | 'forms'>()
  const [store] = useState(() => storeOf(userId, initial))
  useEffect(() => {
    if (!initial) void store.reload()
  }, [store, initial])
  const { rows, total, status } = useStore(store.$list)
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('portfolio.movements.title')}</h2>
      </div>
      <div aria-busy={status === 'loading'}>
        {rows.length > 0 && (
          <Table
            label={t('portfolio.movements.title')}
            columns={columnsOf(t)}
            rows={rows}
            keyOf={({ orderMovementId }) => orderMovementId}
          />
        )}
      </div>
      {status === 'failed' && (
        <div className="failed" role="alert">
          <h3>{t('portfolio.movements.failedTitle')}</h3>
          <p>{t('portfolio.movements.failed')}</p>
          <Button look="quiet" isSmall onClick={() => void store.reload()}>
            {t('forms.retry')}
          </Button>
        </div>
      )}
      <p className="row between small muted">
        <span>{t('portfolio.movements.shown', { shown: rows.length, total })}</span>
        {rows.length < total && (
          <Button look="quiet" isSmall isBusy={status === 'loading'} onClick={() => void store.more()}>
            {t('portfolio.movements.more')}
          </Button>
        )}
      </p>
    </section>
  )
}

function storeOf(userId: string, initial: MovementHistoryProps['initial']) {
  return createListStore<OrderMovement, null>({
    initial: { filters: null, rows: initial?.rows ?? [], total: initial?.total ?? 0 },
    idOf: ({ orderMovementId }) => orderMovementId,
    load: async (_filters, skip) => {
      const query = { userId, skip, take: ORDER_MOVEMENTS_TAKE }
      const { data } = await call(client.GET('/v1/project/order-movements', { params: { query } }))
      return data
    },
  })
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
    { key: 'type', heading: t('portfolio.movements.type'), cell: ({ type }) => t(`orderMovements.type.${type}`) },
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
