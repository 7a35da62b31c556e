import { useState, type ReactNode } from 'react'
import { Typography } from '@mui/material'
import { DataTable, type RaRecord, useGetList, useNotify } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { Noun } from '../../providers/nouns.ts'
import type { UserRecord } from '../../providers/records.ts'
import type { DecisionProps } from '../../ui/decision/use-decision.ts'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'

export interface TabProps {
  readonly user: UserRecord
}

interface Props<Row> extends TabProps {
  readonly resource: Noun
  readonly sortedBy: keyof Row & string
  readonly label: string
  readonly one: string
  readonly none: string
  readonly columns: ReactNode
  readonly noticeOf: (decided: Row) => string
  readonly decision: (props: DecisionProps<Row>) => ReactNode
}

/** Records of a customer that staff decide on, newest first. One opens beside the list, where it is decided. */
export function DecidableRecords<Row extends RaRecord<string>>(props: Props<Row>) {
  const { resource, user, sortedBy, label, one, none, columns, noticeOf, decision } = props
  const t = useWords()
  const notify = useNotify()
  const [openId, setOpenId] = useState<string>()
  const list = useGetList<Row>(resource, {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: sortedBy, order: 'DESC' },
  })
  const rows = list.data ?? []
  const open = rows.find(({ id }) => id === openId)
  const close = () => setOpenId(undefined)
  if (list.error) return <Failure error={list.error} onRetry={list.refetch} />
  if (list.total === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  return (
    <>
      <RecordsTable resource={resource} label={label} rows={rows}>
        {columns}
        <DataTable.Col<Row>
          label="backoffice.actions"
          align="right"
          disableSort
          render={({ id }) => (
            <DialogButton size="small" onClick={() => setOpenId(id)}>
              {t('backoffice.open')}
            </DialogButton>
          )}
        />
      </RecordsTable>
      <SideDrawer label={one} isOpen={open !== undefined} onClose={close}>
        {open &&
          decision({
            record: open,
            onReload: () => void list.refetch(),
            onDecided: (decided) => {
              notify(noticeOf(decided), { type: 'success' })
              close()
            },
          })}
      </SideDrawer>
    </>
  )
}
