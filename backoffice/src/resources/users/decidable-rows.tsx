import { useState, type ReactNode } from 'react'
import { Button, Typography } from '@mui/material'
import { useGetList, useNotify } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import { SideDrawer } from '../../ui/record/side-drawer.tsx'
import { RowsTable, type Column } from '../../ui/rows-table.tsx'
import { useWords } from '../../ui/words.ts'

interface Opened<Row> {
  readonly record: Row
  /** Somebody else was faster: show what is there now. */
  readonly onReload: () => void
  /** Ends it with what is said of the decision. */
  readonly onDecided: (notice: string) => void
}

interface Props<Row> {
  readonly resource: string
  readonly userId: string
  readonly sortedBy: keyof Row & string
  readonly label: string
  /** What one of them is called. */
  readonly one: string
  readonly none: string
  readonly columns: readonly Column<Row>[]
  readonly decision: (opened: Opened<Row>) => ReactNode
}

/** Records of a customer that staff decide on, newest first; one opens beside the list and can be decided there. */
export function DecidableRows<Row extends { readonly id: string }>(props: Props<Row>) {
  const { resource, userId, sortedBy, label, one, none, columns, decision } = props
  const t = useWords()
  const notify = useNotify()
  const [openId, setOpenId] = useState<string>()
  const {
    data = [],
    total,
    refetch,
  } = useGetList<Row>(resource, {
    filter: { userId },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: sortedBy, order: 'DESC' },
  })
  const open = data.find(({ id }) => id === openId)
  if (total === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  return (
    <>
      <RowsTable
        label={label}
        rows={data}
        columns={columns}
        actions={({ id }) => (
          <Button size="small" onClick={() => setOpenId(id)}>
            {t('backoffice.open')}
          </Button>
        )}
      />
      <SideDrawer label={one} isOpen={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open &&
          decision({
            record: open,
            onReload: () => void refetch(),
            onDecided: (notice) => {
              notify(notice, { type: 'success' })
              setOpenId(undefined)
            },
          })}
      </SideDrawer>
    </>
  )
}
