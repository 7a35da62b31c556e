import { useCallback, useEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { Button, Typography } from '@mui/material'
import AddIcon from '@mui/icons-material/Add'
import {
  Link,
  ListBase,
  Pagination,
  useCanAccess,
  useCreatePath,
  useListContext,
  useResourceDefinition,
  useTranslate,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import { formatCount } from '@cauce/format/quantities.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { MessageKey, Translate } from '@cauce/i18n/office.ts'
import type { Noun } from '../../providers/nouns.ts'
import type { RecordOf } from '../../providers/records.ts'
import { Failure, MarkedIfOld } from '../failure.tsx'
import { PageHeading, Section } from '../section.tsx'
import { useLanguage, useWords } from '../words.ts'
import { BulkBar, type BulkProps } from './bulk-bar.tsx'
import { identifierColumn, type Column } from './column.tsx'
import { ColumnsButton } from './columns-button.tsx'
import { ExportButton } from './export-button.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { Filter } from './filters.ts'
import { ListSums, type SumLabels } from './list-sums.tsx'
import { MarksContext } from './marks.tsx'
import { RowKeys } from './row-keys.tsx'
import { RowsTable } from './rows-table.tsx'

/** A list as data. The export holds the columns, in their order. */
export interface ListDefinition<Row> {
  readonly resource: Noun
  readonly sort: SortPayload
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly Filter[]
  /** The filter that takes what is typed into the search field, and the words in the empty field. */
  readonly search?: { readonly source: string; readonly label?: (t: Translate) => string }
  /** Filters that cannot be removed. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** Filters that are set until the reader removes them. */
  readonly defaultFilters?: Readonly<Record<string, unknown>>
  /** The rows lead nowhere. */
  readonly isPlain?: boolean
  /** How a row is called where it is marked; by the text of its first column if absent. */
  readonly nameOf?: (row: Row) => string
  /** The buttons that act on the marked rows, beside the export of these. */
  readonly Bulk?: ComponentType<BulkProps<Row>>
  /** Between the filters and the rows: what is known of all that match. */
  readonly Above?: ComponentType
  /** What the button for a new record says, where it is not created by a form. */
  readonly newLabel?: MessageKey
  /** What a list without filters says when it is empty, if there is something to do. */
  readonly none?: (t: Translate) => string
  /** The sums below the rows, of all that match. */
  readonly sums?: SumLabels
  /** Shows the rows instead of the usual table. */
  readonly Table?: ComponentType<{ readonly columns: readonly Column<Row>[] }>
}

/** Declares the list of a noun; its columns must be columns of that noun. */
export const defineList = <N extends Noun>(
  definition: ListDefinition<RecordOf<N>> & { readonly resource: N },
): ListDefinition<RecordOf<N>> => definition

interface PageProps<Row> {
  readonly list: ListDefinition<Row>
  readonly title: string
  /** Page, order and filters are kept in the address, unless another list of the page is kept there. */
  readonly isInAddress?: boolean
  /** Where page, order and filters are kept instead; the name of the noun by default. */
  readonly storeKey?: string
  /** Between heading and filters: the tabs of a page with two lists. */
  readonly above?: ReactNode
  /** Buttons of the page before the usual ones. */
  readonly actions?: ReactNode
}

const PAGE_ROWS = [25, 50, 100]
const SECTION_ROWS = [10, 25, 50]
const DEBOUNCE_MS = 200

/** The page of a list: search, filters as chips, saved queries, a choice of columns, export and the total. */
export function ListPage<Row extends RaRecord>({ list, title, isInAddress = true, ...page }: PageProps<Row>) {
  const { storeKey, above, actions } = page
  const { resource, sort, columns, filter, defaultFilters } = list
  const exported = useMemo(() => ({ ...list, columns: [identifierColumn, ...columns] }), [list, columns])
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={PAGE_ROWS[0]!}
      debounce={DEBOUNCE_MS}
      disableSyncWithLocation={!isInAddress}
      {...(storeKey !== undefined && { storeKey })}
      {...(filter && { filter })}
      {...(defaultFilters && { filterDefaultValues: defaultFilters })}
    >
      <PageHeading title={title} aside={<Total />}>
        {actions}
        <ColumnsButton columns={columns} />
        <ExportButton list={exported} title={title} />
        <NewButton label={list.newLabel} />
      </PageHeading>
      {above}
      <MarkableRows list={exported} title={title} />
      <ListPagination rows={PAGE_ROWS} />
    </ListBase>
  )
}

/** The filters and the rows; once rows are marked, what can be done with them instead of the filters. */
function MarkableRows<Row extends RaRecord>({
  list,
  title,
}: {
  readonly list: ListDefinition<Row>
  readonly title: string
}) {
  const t = useWords()
  const { selectedIds, onUnselectItems } = useListContext<Row>()
  const language = useLanguage()
  const { columns, nameOf = nameByFirstOf(columns, t, language) } = list
  const nameOfRow = useCallback((row: RaRecord) => nameOf(row as Row), [nameOf])
  useEffect(() => {
    // Marks of an earlier visit: nobody sees on which rows of which page they stand.
    onUnselectItems()
    // eslint-disable-next-line react/exhaustive-deps -- once, when the list is opened
  }, [])
  return (
    <>
      {selectedIds.length > 0 ? (
        <BulkBar list={list} title={title} nameOf={nameOf} />
      ) : (
        <FilterBar filters={list.filters ?? []} {...(list.search && { search: list.search })} />
      )}
      {list.Above && <list.Above />}
      <MarksContext value={nameOfRow}>
        <RowKeys>
          <ListRows list={list} />
        </RowKeys>
      </MarksContext>
      {list.sums && <ListSums labels={list.sums} hasDays={isByDay(list)} />}
    </>
  )
}

/** Whether a list can be filtered by days. */
const isByDay = <Row,>({ filters = [] }: ListDefinition<Row>) => filters.some(({ source }) => source === 'fromDate')

/** Names a row by the text of the first column that the screen shows. */
const nameByFirstOf = <Row,>(columns: readonly Column<Row>[], t: Translate, language: Language) => {
  const [first] = columns.filter(({ isExportOnly, isOnScreenOnly }) => !isExportOnly && !isOnScreenOnly)
  return (row: Row): string => String(first?.text(row, t, language) ?? '')
}

interface SectionProps<Row> {
  readonly list: ListDefinition<Row>
  readonly title: string
  /** The record whose page holds the section: `projects.7`. Order and filters are stored under it. */
  readonly owner: string
  readonly filter: Readonly<Record<string, string>>
}

/** A list as a section in the page of another record. */
export function ListSection<Row extends RaRecord>({ list, title, owner, filter }: SectionProps<Row>) {
  return (
    <Section title={title}>
      <ListBase
        resource={list.resource}
        filter={filter}
        sort={list.sort}
        perPage={SECTION_ROWS[0]!}
        disableSyncWithLocation
        storeKey={`${owner}.${list.resource}`}
      >
        {list.filters && <FilterBar filters={list.filters} />}
        <ListRows list={list} />
        {list.sums && <ListSums labels={list.sums} hasDays={isByDay(list)} />}
        <ListPagination rows={SECTION_ROWS} />
      </ListBase>
    </Section>
  )
}

/** The rows, under the failure of their latest reading. Rows of an earlier choice are marked until the others arrive. */
function ListRows<Row extends RaRecord>({ list }: { readonly list: ListDefinition<Row> }) {
  const { data, error, isPlaceholderData, refetch } = useListContext()
  return (
    <>
      {error && <Failure error={error as Error} onRetry={refetch} />}
      {(!error || data) && (
        <MarkedIfOld isOld={isPlaceholderData === true}>
          <ListTable list={list} />
        </MarkedIfOld>
      )}
    </>
  )
}

function ListTable<Row extends RaRecord>({
  list: { Table, columns, isPlain = false, none },
}: {
  readonly list: ListDefinition<Row>
}) {
  const t = useWords()
  if (Table) return <Table columns={columns} />
  return <RowsTable columns={columns} isPlain={isPlain} {...(none && { none: none(t) })} />
}

/** The pages of the list. On a telephone MUI names its buttons, in English if it is not given words. */
function ListPagination({ rows }: { readonly rows: number[] }) {
  const translate = useTranslate()
  const nameOf = (button: string) => translate(`ra.navigation.${button}`)
  // The types of react-admin do not know what it passes on to MUI.
  const passedOn = { getItemAriaLabel: nameOf } as object
  return <Pagination rowsPerPageOptions={rows} {...passedOn} />
}

/** The number of records that match. */
function Total() {
  const { total, isPlaceholderData } = useListContext()
  return (
    <Typography component="output" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {total === undefined || isPlaceholderData ? '' : formatCount(total)}
    </Typography>
  )
}

function NewButton({ label }: { readonly label: MessageKey | undefined }) {
  const translate = useTranslate()
  const { resource } = useListContext()
  const { hasCreate } = useResourceDefinition({ resource })
  const { canAccess } = useCanAccess({ action: 'create', resource, enabled: hasCreate === true })
  const path = useCreatePath()({ resource, type: 'create' })
  if (!hasCreate || !canAccess) return null
  return (
    <Button
      component={Link}
      to={path}
      variant="contained"
      startIcon={<AddIcon />}
      sx={{ color: 'primary.contrastText' }}
    >
      {translate(label ?? 'ra.action.create')}
    </Button>
  )
}
