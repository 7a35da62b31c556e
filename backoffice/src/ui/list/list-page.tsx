import type { ReactNode } from 'react'
import {
  CreateButton,
  ExportButton,
  ListBase,
  Pagination,
  useCanAccess,
  useListContext,
  useResourceDefinition,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import { PageHeading } from '../page-heading.tsx'
import type { Column } from './column.ts'
import { ColumnsButton } from './columns-button.tsx'
import { useCsvExporter } from './csv-export.ts'
import { FilterBar } from './filter-bar.tsx'
import type { FilterSpec } from './filter-spec.ts'
import { ListFailure } from './list-failure.tsx'
import { RowsTable } from './rows-table.tsx'
import { TotalNote } from './total-note.tsx'

interface Props<Row> {
  readonly title: string
  readonly resource?: string
  readonly sort: SortPayload
  readonly columns: readonly Column<Row>[]
  /** The filter that takes what is typed into the search field. */
  readonly searchSource?: string
  readonly searchLabel?: string
  readonly filters?: readonly FilterSpec[]
  /** Filters that cannot be taken off. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** Filters that are on until somebody takes them off. */
  readonly defaultFilters?: Readonly<Record<string, unknown>>
  /** Page, order and filters stand in the address; not where another list stands there already. */
  readonly isInAddress?: boolean
  /** Rows that lead nowhere. */
  readonly isPlain?: boolean
  /** Stands between heading and filters: the tabs of a page with two lists. */
  readonly above?: ReactNode
  /** In place of the usual table. */
  readonly children?: ReactNode
}

const ROWS = [25, 50, 100]
const EXPORTED_ROWS = 10_000
const TYPING_PAUSE_MS = 200

/** A list is for finding: search while typing, filters as chips, saved queries, columns to choose, export, the total. */
export function ListPage<Row extends RaRecord>({
  title,
  columns,
  filters = [],
  above,
  isPlain = false,
  isInAddress = true,
  children,
  ...list
}: Props<Row>) {
  const { resource, sort, filter, defaultFilters, searchSource, searchLabel } = list
  const exporter = useCsvExporter(columns, title)
  return (
    <ListBase
      sort={sort}
      perPage={ROWS[0]!}
      exporter={exporter}
      debounce={TYPING_PAUSE_MS}
      disableSyncWithLocation={!isInAddress}
      {...(resource !== undefined && { resource })}
      {...(filter && { filter })}
      {...(defaultFilters && { filterDefaultValues: defaultFilters })}
    >
      <PageHeading title={title} aside={<TotalNote />}>
        <ColumnsButton columns={columns} />
        <ExportButton maxResults={EXPORTED_ROWS} />
        <NewButton />
      </PageHeading>
      {above}
      <FilterBar
        filters={filters}
        {...(searchSource !== undefined && { searchSource })}
        {...(searchLabel !== undefined && { searchLabel })}
      />
      <ListFailure />
      {children ?? <RowsTable columns={columns} isPlain={isPlain} />}
      <Pagination rowsPerPageOptions={ROWS} />
    </ListBase>
  )
}

function NewButton() {
  const { resource } = useListContext()
  const { hasCreate } = useResourceDefinition({ resource })
  const { canAccess } = useCanAccess({ action: 'create', resource, enabled: hasCreate === true })
  return hasCreate && canAccess ? <CreateButton variant="contained" /> : null
}
