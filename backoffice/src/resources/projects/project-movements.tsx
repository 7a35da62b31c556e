import { lazy, Suspense } from 'react'
import { Skeleton, Stack } from '@mui/material'
import { ListBase, Pagination } from 'react-admin'
import { ORDER_STATUSES, OrderMovementType } from '@cauce/contract'
import type { OrderMovementRecord, OrderRecord, ProjectRecord } from '../../providers/records.ts'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { RowsTable } from '../../ui/list/rows-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { useOrderMovementColumns } from '../order-movements/order-movement-columns.tsx'
import { useOrderColumns } from '../orders/order-columns.tsx'

const InvestedOverTime = lazy(async () => ({
  default: (await import('../order-movements/invested-over-time.tsx')).InvestedOverTime,
}))

const byDate = { field: 'createdAt', order: 'DESC' } as const
const ROWS = [10, 25, 50]

/** The orders of a project and each movement of their money. */
export function ProjectMovements({ project }: { readonly project: ProjectRecord }) {
  const filter = { projectId: project.id }
  return (
    <Stack spacing={4}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <InvestedOverTime filter={filter} />
      </Suspense>
      <Orders filter={filter} />
      <Movements filter={filter} />
    </Stack>
  )
}

interface ListProps {
  readonly filter: { readonly projectId: string }
}

function Orders({ filter }: ListProps) {
  const t = useWords()
  const columns = useOrderColumns()
  const choices = ORDER_STATUSES.map((value) => ({ value, label: t(`orders.status.${value}`) }))
  return (
    <Section title={t('orders.title')}>
      <ListBase
        resource="orders"
        filter={filter}
        sort={byDate}
        perPage={ROWS[0]!}
        disableSyncWithLocation
        storeKey={`projects.${filter.projectId}.orders`}
      >
        <FilterBar filters={[{ kind: 'choice', source: 'status', label: t('orders.fields.status'), choices }]} />
        <RowsTable<OrderRecord> columns={columns} isPlain />
        <Pagination rowsPerPageOptions={ROWS} />
      </ListBase>
    </Section>
  )
}

function Movements({ filter }: ListProps) {
  const t = useWords()
  const columns = useOrderMovementColumns()
  const choices = OrderMovementType.options.map((value) => ({ value, label: t(`orderMovements.type.${value}`) }))
  return (
    <Section title={t('orderMovements.title')}>
      <ListBase
        resource="orderMovements"
        filter={filter}
        sort={byDate}
        perPage={ROWS[0]!}
        disableSyncWithLocation
        storeKey={`projects.${filter.projectId}.orderMovements`}
      >
        <FilterBar
          filters={[
            { kind: 'choice', source: 'type', label: t('orderMovements.fields.type'), choices },
            { kind: 'date', source: 'fromDate', label: t('common.from') },
            { kind: 'date', source: 'toDate', label: t('common.to') },
          ]}
        />
        <RowsTable<OrderMovementRecord> columns={columns} isPlain />
        <Pagination rowsPerPageOptions={ROWS} />
      </ListBase>
    </Section>
  )
}
