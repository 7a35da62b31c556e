import { useMemo, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { TransactionRecord } from '../../providers/records.ts'
import type { Column } from '../../ui/list/column.ts'
import { RowButton } from '../../ui/list/row-button.tsx'
import { RowsTable } from '../../ui/list/rows-table.tsx'
import { SideDrawer } from '../../ui/record/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'
import { TransactionDecision } from './transaction-decision.tsx'

/** Movements of wallets; each opens beside the list, where what is pending is decided. */
export function TransactionsTable({ columns }: { readonly columns: readonly Column<TransactionRecord>[] }) {
  const t = useWords()
  const notify = useNotify()
  const { data = [], refetch } = useListContext<TransactionRecord>()
  const [openId, setOpenId] = useState<string>()
  const open = data.find(({ id }) => id === openId)
  const opening = useMemo(() => withOpening(columns, setOpenId), [columns])
  return (
    <>
      <RowsTable columns={opening} onOpen={({ id }) => setOpenId(id)} />
      <SideDrawer label={t('transactions.one')} isOpen={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open && (
          <TransactionDecision
            key={open.id}
            record={open}
            onReload={() => void refetch()}
            onDecided={({ status, userName }) => {
              notify(t(`backoffice.done.transaction.${status}`, { name: userName }), { type: 'success' })
              setOpenId(undefined)
            }}
          />
        )}
      </SideDrawer>
    </>
  )
}

/** The first column opens its row from the keyboard. */
const withOpening = (columns: readonly Column<TransactionRecord>[], onOpen: (id: string) => void) =>
  columns.map((column, index) =>
    index === 0
      ? {
          ...column,
          cell: (row: TransactionRecord) => <RowButton onClick={() => onOpen(row.id)}>{column.text(row)}</RowButton>,
        }
      : column,
  )
