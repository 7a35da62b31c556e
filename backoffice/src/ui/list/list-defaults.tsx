import { useEffect, type ReactNode } from 'react'
import { Box, Stack, Typography } from '@mui/material'
import {
  DataTableBody,
  DataTableRow,
  Pagination,
  useListContext,
  useResourceContext,
  useTranslate,
  type DataTableBodyProps,
  type DataTableRowProps,
  useRecordContext,
} from 'react-admin'
import { brand } from '@cauce/contract/brand.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { MessageKey } from '@cauce/i18n/office.ts'
import { Failure, MarkedIfOld } from '../failure.tsx'
import { NounLead, PageHeading } from '../section.tsx'
import { ToggleChip } from '../chips.tsx'
import { exportRecords } from './csv-export.ts'
import { ListActions } from './list-actions.tsx'
import { useWords } from '../words.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { isAmount, shownValuesOf } from './shown-values.ts'

/** The name of the records, unless the page has another one, and how many match. It names the tab of the browser too. */
export function ListTitle({ title }: { readonly title?: MessageKey }) {
  const translate = useTranslate()
  const { defaultTitle = '', total, isPlaceholderData } = useListContext()
  const words = title === undefined ? defaultTitle : translate(title)
  useEffect(() => {
    document.title = `${words} · ${brand()}`
  }, [words])
  return (
    <Stack sx={{ rowGap: 1.5 }}>
      <Typography component="h1" variant="h4">
        {words}
        {title === undefined && (
          <Box
            component="output"
            sx={{ marginInlineStart: 1, color: 'text.secondary', fontSize: '1rem', fontVariantNumeric: 'tabular-nums' }}
          >
            {total === undefined || isPlaceholderData ? '' : formatCount(total)}
          </Box>
        )}
      </Typography>
      <OneRecord />
      <NounLead />
    </Stack>
  )
}

/** Takes away the filter of a link to one record, which no field of the list shows. */
function OneRecord() {
  const translate = useTranslate()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const { ids, fileId, ...others } = filterValues as Readonly<Record<string, unknown>>
  if (ids === undefined && fileId === undefined) return null
  return (
    <ToggleChip
      isChosen
      label={translate('backoffice.list.oneRecord')}
      onClick={() => setFilters(others, displayedFilters, false)}
    />
  )
}

const CreateHeading = () => (
  <>
    <PageHeading title={useTranslate()(`${useResourceContext()}.createTitle`)} />
    <NounLead />
  </>
)

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

export const NoRows = ({ words }: { readonly words: MessageKey }) => (
  <Typography sx={{ padding: 2 }}>{useTranslate()(words)}</Typography>
)

/** What each list and each page of a new record has unless it says otherwise: default props of the theme. */
export const listDefaults = {
  RaList: {
    perPage: 25,
    debounce: 200,
    title: <ListTitle />,
    actions: <ListActions />,
    component: ListContent,
    // The table says that there are no rows, below the filters and buttons.
    empty: false,
    error: <ListFailure />,
    pagination: <Pagination rowsPerPageOptions={[25, 50, 100]} />,
    exporter: exportRecords,
  },
  RaDataTable: { bulkActionButtons: false },
  RaCreate: { redirect: 'list', component: 'div', title: false, actions: <CreateHeading /> },
  MuiTablePagination: {
    getItemAriaLabel: (type: 'first' | 'last' | 'next' | 'previous') =>
      presentTranslator()(`reactAdmin.navigation.${type}`),
    labelDisplayedRows: ({ from, to, count }: { readonly from: number; readonly to: number; readonly count: number }) =>
      presentTranslator()('reactAdmin.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count }),
  },
  // The kit names a checkbox on its span, which screen readers do not read (axe: label, aria-prohibited-attr).
  MuiCheckbox: {
    slotProps: {
      root: () => ({ 'aria-label': undefined }),
      input: (state: object) => ('aria-label' in state ? { 'aria-label': state['aria-label'] } : {}),
    },
  },
}

/** A row that the keyboard reaches and opens; the kit's button to unfold it is for pointers only. */
const KeyRow = (props: DataTableRowProps) => (
  <DataTableRow
    {...props}
    tabIndex={0}
    onKeyDown={({ key, target, currentTarget }) => {
      if (key === 'Enter' && target === currentTarget) currentTarget.click()
    }}
  />
)
const KeyBody = (props: DataTableBodyProps) => <DataTableBody {...props} row={KeyRow} />

/** For a table whose records have no page: a row opens all its fields below it. */
export const OPENS_DETAILS = { rowClick: 'expand', expand: <RecordDetails />, body: KeyBody } as const

function RecordDetails() {
  const t = useWords()
  const record = useRecordContext()
  const resource = useResourceContext()
  if (!record || resource === undefined) return null
  const values = shownValuesOf(resource, record, t).filter(
    ({ source, value }) => value !== '' && !(source.endsWith('Id') && `${source.slice(0, -2)}Name` in record),
  )
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        gap: '0.5rem 1.5rem',
        margin: 0,
        padding: 1,
        overflowWrap: 'anywhere',
      }}
    >
      {values.map(({ source, label, value }) => (
        <div key={source}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0 }}>
            {isAmount(record[source]) ? formatMoney(record[source]) : value}
          </Box>
        </div>
      ))}
    </Box>
  )
}
