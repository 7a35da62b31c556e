import { RESERVATION_STATES } from '@cauce/contract'
import { formatUntil } from '@cauce/format/dates.ts'
import type { ReservationRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList } from '../../ui/list/list.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import type { Translate } from '@cauce/i18n/office.ts'

const column = columnsOf('reservations')
const tones = {
  placed: 'blue',
  called: 'clay',
  converted: 'green',
  withdrawn: 'grey',
  lapsed: 'grey',
} as const satisfies Record<ReservationRecord['state'], Tone>

function ReservationStateBadge({ state }: Pick<ReservationRecord, 'state'>) {
  const t = useWords()
  return <StateBadge tone={tones[state]} label={t(`reservations.state.${state}`)} />
}

const isLive = ({ state }: ReservationRecord) => state === 'placed' || state === 'called'

const project = column.plain('projectName', {
  share: 3,
  cell: ({ projectId, projectName }) => (
    <RecordLink resource="projects" type="edit" id={projectId}>
      {projectName}
    </RecordLink>
  ),
})

/** The columns of a list of reservations; `counterpart` is the project or the customer that the page is not about. */
const reservationColumns = (counterpart: Column<ReservationRecord>): Column<ReservationRecord>[] => [
  column.plain('place', { isFigure: true, isSortable: true }),
  column.moment('createdAt', { isSortable: true }),
  counterpart,
  column.of('state', ({ state }, t) => t(`reservations.state.${state}`), {
    cell: ({ state }) => <ReservationStateBadge state={state} />,
  }),
  column.of(
    'completeUntil',
    ({ state, completeUntil }) => (state === 'called' && completeUntil ? formatUntil(completeUntil) : null),
    { isUnbroken: true, from: 'desk' },
  ),
  column.money('deposit', {
    from: 'tablet',
    cell: (row) => <Amount value={row.deposit} isVoid={!isLive(row)} />,
  }),
  column.money('amount', {
    isSortable: true,
    cell: (row) => <Amount value={row.amount} isVoid={!isLive(row)} />,
  }),
]

const sums = {
  deposit: (t: Translate) => t('reservations.sumOf.held'),
  amount: (t: Translate) => t('reservations.sumOf.promised'),
}

/** The reservations of one project, in the order of arrival. */
export const reservationsOfProject = defineList({
  resource: 'reservations',
  sort: { field: 'place', order: 'ASC' },
  isPlain: true,
  filters: [
    filtersOf('reservations').choice('state', RESERVATION_STATES, (t, state) => t(`reservations.state.${state}`)),
  ],
  columns: reservationColumns(column.customer('userName', 'wallet')),
  sums,
})

/** The reservations of one customer. */
export const reservationsOfCustomer = defineList({
  resource: 'reservations',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  columns: reservationColumns(project),
  sums,
})
