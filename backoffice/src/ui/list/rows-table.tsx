import { useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Box, Typography, type SxProps } from '@mui/material'
import { DataTable, ListContextProvider, ResourceContextProvider, useList, type RaRecord } from 'react-admin'
import type { Noun } from '../../providers/nouns.ts'
import { BAR_HEIGHT } from '../layout/bar-height.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { useListWidth } from '../widths.ts'
import { useLanguage, useWords } from '../words.ts'
import { placed, type Column } from './column.tsx'
import { useColumnChoice, useDensity } from './list-look.ts'
import { MarkPage, MarkRow, MarksContext } from './marks.tsx'
import { OneLine } from './one-line.tsx'

interface TableProps<Row> {
  readonly columns: readonly Column<Row>[]
  /** Opens a row in place. By default a row leads to the page of its record, where there is one. */
  readonly onOpen?: (row: Row) => void
  /** The rows lead nowhere. */
  readonly isPlain?: boolean
  /** Stands where there are no rows. */
  readonly none?: string
  /** The buttons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode
}

/**
 * The rows of the list context as a table. Its head stays in view while the page scrolls. A table that is wider than the page, because the
 * reader chose so many columns, scrolls sideways by itself.
 */
export function RowsTable<Row extends RaRecord>({ columns, onOpen, isPlain = false, none, actions }: TableProps<Row>) {
  const t = useWords()
  const language = useLanguage()
  const { storeKey, hiddenAtFirst, isShown } = useColumnChoice(columns)
  const { own, below } = placed(columns, useListWidth())
  const shares = own.map(({ share }, index) => (index === 0 && below.length > 0 ? ALL : share))
  const shared = sum(shares.filter((_share, index) => isShown(own[index]!.source)))
  const [density] = useDensity()
  const nameOf = useContext(MarksContext)
  const table = useRef<HTMLTableElement>(null)
  const isTooWide = useIsTooWide(table)
  const shownBy =
    ({ cell, text }: Pick<Column<Row>, 'cell' | 'text'>) =>
    (row: Row) =>
      cell ? cell(row, t, language) : text(row, t, language)
  const rowClick = onOpen
    ? (_id: unknown, _resource: string, row: RaRecord) => {
        onOpen(row as Row)
        return false as const
      }
    : undefined
  return (
    <Box sx={{ ...tableSx, ...(density === 'compact' && compact), ...(isTooWide && scrolling) }}>
      <DataTable
        ref={table}
        storeKey={storeKey}
        bulkActionButtons={false}
        hiddenColumns={hiddenAtFirst}
        rowClick={isPlain ? false : rowClick}
        {...(none !== undefined && { empty: <Typography sx={{ padding: 2 }}>{none}</Typography> })}
      >
        {nameOf && (
          <DataTable.Col
            source="mark"
            padding="checkbox"
            label={<MarkPage />}
            disableSort
            render={(row) => <MarkRow row={row as RaRecord} name={nameOf(row as RaRecord)} />}
          />
        )}
        {own.map(({ source, heading, isFigure, isSortable, isUnbroken, ...column }, index) => (
          <DataTable.Col
            key={source}
            source={source}
            label={heading(t)}
            disableSort={!isSortable}
            sx={
              shares[index] === undefined
                ? { ...((isUnbroken || isFigure) && { whiteSpace: 'nowrap' }) }
                : sharing(shares[index] / shared)
            }
            align={isFigure ? 'right' : 'left'}
            render={(row) => (
              <>
                {shares[index] === undefined ? (
                  shownBy(column)(row as Row)
                ) : (
                  <OneLine>{shownBy(column)(row as Row)}</OneLine>
                )}
                {index === 0 &&
                  below
                    .filter((other) => isShown(other.source))
                    .map((other) => <Box key={other.source}>{shownBy(other)(row as Row)}</Box>)}
              </>
            )}
          />
        ))}
        {actions && (
          <DataTable.Col
            source="actions"
            label={<VisuallyHidden>{t('backoffice.actions')}</VisuallyHidden>}
            disableSort
            align="right"
            render={(row) => actions(row as Row)}
          />
        )}
      </DataTable>
    </Box>
  )
}

// The head stays under the bar, where the layout has one; it covered the first row of a table without it.
// With the head in the selector, because react-admin's own rule for these cells comes later.
const tableSx = {
  minWidth: 0,
  '& .RaDataTable-thead .RaDataTable-headerCell': {
    top: `var(${BAR_HEIGHT}, 0px)`,
    // A long heading takes two lines, and leaves its width to names.
    whiteSpace: 'normal',
    lineHeight: 1.3,
  },
} as const
const compact = { '& .RaDataTable-tbody .MuiTableCell-root': { paddingBlock: '0.125rem' } } as const
/** What scrolls sideways is scrolled by itself, so that its head cannot stay with the page. */
const scrolling = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-thead .RaDataTable-headerCell': { top: 0 },
} as const

/** The share of a column with others below it: all that is left. */
const ALL = 10

const sum = (shares: readonly (number | undefined)[]): number =>
  shares.reduce<number>((all, one) => all + (one ?? 0), 0)

/** Percentages that are 100 % together divide what the other columns leave; no text makes such a column wider. */
const sharing = (share: number): SxProps => ({
  width: `${share * 100}%`,
  minWidth: { xs: '5.5rem', sm: '7rem' },
  maxWidth: 0,
})

/** Whether a table is wider than its place. */
function useIsTooWide(table: RefObject<HTMLTableElement | null>): boolean {
  const [isTooWide, setTooWide] = useState(false)
  useEffect(() => {
    const element = table.current
    const place = element?.parentElement
    if (!element || !place) return
    const observer = new ResizeObserver(() => setTooWide(element.offsetWidth > place.clientWidth + 1))
    observer.observe(element)
    observer.observe(place)
    return () => observer.disconnect()
  })
  return isTooWide
}

interface RecordsProps<Row> extends TableProps<Row> {
  readonly resource: Noun
  readonly label: string
  readonly rows: readonly Row[]
}

/** Records that belong to another one and are all at hand, as a table in its page. */
export function RecordsTable<Row extends RaRecord>({ resource, label, rows, ...table }: RecordsProps<Row>) {
  const list = useList({ resource, data: rows as Row[] })
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <Box component="section" aria-label={label}>
          <RowsTable isPlain {...table} />
        </Box>
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
