import { ORDER_STATUSES, OrderMovementType } from '@cauce/contract'
import { formatUntil } from '@cauce/format/dates.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { OrderMovementRecord, OrderRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { filtersOf, period } from '../../ui/list/filters.ts'
import { defineList } from '../../ui/list/list.tsx'
import { OrderStatusBadge } from '../../ui/states.tsx'

const newestFirst = { field: 'createdAt', order: 'DESC' } as const

const order = columnsOf('orders')
const project = order.plain('projectName', {
  share: 3,
  cell: ({ projectId, projectName }) => (
    <RecordLink resource="projects" type="edit" id={projectId}>
      {projectName}
    </RecordLink>
  ),
})

/** The columns of a list of orders; `counterpart` is the project or the customer that the page is not about. */
const orderColumns = (counterpart: Column<OrderRecord>): Column<OrderRecord>[] => [
  order.moment('createdAt', { isSortable: true }),
  counterpart,
  order.of('status', ({ status }, t) => t(`orders.status.${status}`), {
    isSortable: true,
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  }),
  order.of(
    'reflectionEndsAt',
    ({ status, reflectionEndsAt }) => (status === 'pending' ? formatUntil(reflectionEndsAt) : null),
    { isUnbroken: true, from: 'desk' },
  ),
  order.money('returned', { from: 'tablet' }),
  order.money('amount', {
    isSortable: true,
    cell: ({ amount, status }) => <Amount value={amount} isVoid={status === 'cancelled'} />,
  }),
]

const orderSums = {
  returned: (t: Translate) => t('backoffice.list.sumOf.returned'),
  amount: (t: Translate) => t('backoffice.list.sumOf.invested'),
}

/** The orders of one project. */
export const ordersOfProject = defineList({
  resource: 'orders',
  sort: newestFirst,
  isPlain: true,
  filters: [
    filtersOf('orders').choice('status', ORDER_STATUSES, (t, status) => t(`orders.status.${status}`)),
    filtersOf('orders').amount('amount', 'amountComparison'),
    ...period,
  ],
  columns: orderColumns(order.customer('userName', 'wallet')),
  sums: orderSums,
})

/** The orders of one customer. */
export const ordersOfCustomer = defineList({
  resource: 'orders',
  sort: newestFirst,
  isPlain: true,
  columns: orderColumns(project),
  sums: orderSums,
})

/** Money that enters the project has no sign; money that leaves it has a minus. */
const signed = ({ type, amount }: OrderMovementRecord) => (type === 'invest' ? amount : `-${amount}`)

const movement = columnsOf('orderMovements')

/** The movements of one project. */
export const movementsOfProject = defineList({
  resource: 'orderMovements',
  sort: newestFirst,
  isPlain: true,
  filters: [
    filtersOf('orderMovements').choice('type', OrderMovementType.options, (t, type) =>
      t(`orderMovements.type.${type}`),
    ),
    filtersOf('orderMovements').amount('amount', 'amountComparison'),
    ...period,
  ],
  columns: [
    movement.moment('createdAt', { isSortable: true }),
    movement.customer('userName', 'wallet'),
    movement.of('type', ({ type }, t) => t(`orderMovements.type.${type}`), { isSortable: true }),
    movement.money('penaltyAmount', { from: 'tablet' }),
    movement.of('amount', (row) => formatTypedAmount(signed(row)), {
      isFigure: true,
      isSortable: true,
      cell: (row) => <Amount value={signed(row)} sign="always" />,
    }),
  ],
  sums: {
    incoming: (t) => t('backoffice.list.sumOf.invested'),
    outgoing: (t) => t('backoffice.list.sumOf.left'),
  },
})

const fee = columnsOf('fees')

/** The fees on the returns that one project has paid. */
export const feesOfProject = defineList({
  resource: 'fees',
  sort: newestFirst,
  isPlain: true,
  filters: [filtersOf('fees').amount('amount', 'amountComparison'), ...period],
  columns: [
    fee.moment('createdAt', { isSortable: true }),
    fee.customer('userName', 'wallet'),
    fee.money('interest', { from: 'tablet' }),
    fee.percent('percentage'),
    fee.money('amount', { isSortable: true }),
  ],
})
