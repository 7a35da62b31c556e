import { useState, type ReactNode } from 'react'
import { DataTable, type Identifier } from 'react-admin'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { RecordOf, UserRecord } from '../../providers/records.ts'
import type { DecisionProps } from '../../ui/decision/use-decision.ts'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { Hint } from '../../ui/section.tsx'

export interface TabProps {
  readonly user: UserRecord
}

type Decidable = 'bankAccounts' | 'classifications' | 'taxDetails' | 'verifications'

interface Props<N extends Decidable> extends TabProps {
  readonly resource: N
  readonly sortedBy?: keyof RecordOf<N> & string
  readonly none: string
  readonly decision: (props: DecisionProps<RecordOf<N>>) => ReactNode
  readonly children: ReactNode
}

/** Records of a customer that staff decide on, newest first. One opens beside the list, where it is decided. */
export function DecidableRecords<N extends Decidable>(props: Props<N>) {
  const { resource, user, sortedBy = 'createdAt', none, decision, children } = props
  const t = useWords()
  const [openId, setOpenId] = useState<Identifier>()
  const list = useRecords<Decidable>(resource, { userId: user.id }, `-${sortedBy}`)
  const rows = (list.data ?? []) as RecordOf<N>[]
  const open = rows.find(({ id }) => id === openId)
  const close = () => setOpenId(undefined)
  if (list.error) return <Failure error={list.error} onRetry={list.refetch} />
  if (list.total === 0) return <Hint>{none}</Hint>
  return (
    <>
      <RecordsTable resource={resource} label={t(`${resource as Decidable}.title`)} rows={rows}>
        {children}
        <DataTable.Col
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
      <SideDrawer label={t(`${resource as Decidable}.one`)} isOpen={open !== undefined} onClose={close}>
        {open && decision({ record: open, onReload: () => void list.refetch(), onDecided: close })}
      </SideDrawer>
    </>
  )
}
