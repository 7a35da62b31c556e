import { useEffect, type ReactNode } from 'react'
import { Box } from '@mui/material'
import { Pagination, useListContext } from 'react-admin'
import { BRAND } from '@cauce/contract/brand.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { Failure, MarkedIfOld } from '../failure.tsx'
import { exportRecords } from './csv-export.ts'
import { ListActions } from './list-actions.tsx'
import { RecordDetails } from './record-details.tsx'

/** The name of the records and how many match. It names the tab of the browser too. */
function ListTitle() {
  const { defaultTitle = '', total, isPlaceholderData } = useListContext()
  useEffect(() => {
    document.title = `${defaultTitle} · ${BRAND}`
  }, [defaultTitle])
  return (
    <>
      {defaultTitle}
      <Box
        component="output"
        sx={{ marginInlineStart: 1, color: 'text.secondary', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {total === undefined || isPlaceholderData ? '' : formatCount(total)}
      </Box>
    </>
  )
}

/** The rows of an earlier choice are marked until the others arrive. */
function ListContent({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const { isPlaceholderData } = useListContext()
  return (
    <div className={className}>
      <MarkedIfOld isOld={isPlaceholderData === true}>{children}</MarkedIfOld>
    </div>
  )
}

function ListFailure() {
  const { error, refetch } = useListContext()
  return error ? <Failure error={error as Error} onRetry={refetch} /> : null
}

/** What each `List` and `DataTable` of the office has unless it says otherwise: default props of the theme. */
export const listDefaults = {
  RaList: {
    perPage: 25,
    debounce: 200,
    title: <ListTitle />,
    actions: <ListActions />,
    component: ListContent,
    error: <ListFailure />,
    pagination: <Pagination rowsPerPageOptions={[25, 50, 100]} />,
    exporter: exportRecords,
  },
  RaDataTable: { bulkActionButtons: false },
}

/** For a table whose records have no page: a row opens all its fields below it. */
export const OPENS_DETAILS = { rowClick: 'expand', expand: <RecordDetails /> } as const
