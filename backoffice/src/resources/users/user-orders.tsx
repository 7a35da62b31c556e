import { useMemo } from 'react'
import { ListBase, Pagination, useCreatePath } from 'react-admin'
import type { OrderRecord } from '../../providers/records.ts'
import type { Column } from '../../ui/list/column.ts'
import { RowsTable } from '../../ui/list/rows-table.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { useOrderColumns } from '../orders/order-columns.tsx'

const ROWS = [10, 25, 50]

/** What a customer has invested, and in which project. */
export function UserOrders({ userId }: { readonly userId: string }) {
  const t = useWords()
  const columns = useOrdersByProject()
  return (
    <Section title={t('orders.title')}>
      <ListBase
        resource="orders"
        filter={{ userId }}
        sort={{ field: 'createdAt', order: 'DESC' }}
        perPage={ROWS[0]!}
        disableSyncWithLocation
        storeKey={`users.${userId}.orders`}
      >
        <RowsTable<OrderRecord> columns={columns} isPlain />
        <Pagination rowsPerPageOptions={ROWS} />
      </ListBase>
    </Section>
  )
}

/** The project stands where the list of a project has the investor. */
function useOrdersByProject(): Column<OrderRecord>[] {
  const t = useWords()
  const createPath = useCreatePath()
  const columns = useOrderColumns()
  return useMemo(
    () =>
      columns.map((column) =>
        column.source === 'userName'
          ? {
              source: 'projectName',
              heading: t('orders.fields.projectName'),
              text: ({ projectName }) => projectName,
              cell: ({ projectId, projectName }) => (
                <RecordLink to={createPath({ resource: 'projects', type: 'edit', id: projectId })}>
                  {projectName}
                </RecordLink>
              ),
            }
          : column,
      ),
    [columns, t, createPath],
  )
}
