import type { ReactNode } from 'react'
import { Box, Button, Typography } from '@mui/material'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Lead } from '../../ui/section.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { useWords } from '../../ui/words.ts'

type Column<Row> = { readonly heading: string } & (
  | { readonly text: (row: Row) => string; readonly cell?: (row: Row) => ReactNode; readonly isNumber?: boolean }
  | { readonly amount: (row: Row) => string }
)

interface Person {
  readonly userId: string
  /** Null once the account was erased. */
  readonly name: string | null
  readonly isClosed: boolean
}

export const personColumn = (t: Translate): Column<Person> => ({
  heading: t('taxFiles.column.name'),
  text: ({ name }) => name ?? t('taxFiles.closedAccount'),
  cell: ({ userId, name, isClosed }) =>
    name === null || isClosed ? undefined : <CustomerLink id={userId} name={name} tab="tax" />,
})

interface Taxed {
  readonly accrualYear: number
  readonly rate: number
  readonly interest: string
  readonly withheld: string
}

export const taxedColumns = (t: Translate): readonly Column<Taxed>[] => [
  { heading: t('taxFiles.column.accrualYear'), text: ({ accrualYear }) => String(accrualYear), isNumber: true },
  { heading: t('taxFiles.column.rate'), text: ({ rate }) => formatPercent(rate), isNumber: true },
  { heading: t('taxFiles.column.interest'), amount: ({ interest }) => interest },
  { heading: t('taxFiles.column.withheld'), amount: ({ withheld }) => withheld },
]

interface Props<Row> {
  readonly title: string
  readonly about?: string
  readonly fileName: string
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
}

export function TaxTable<Row>({ title, about, fileName, rows, keyOf, columns }: Props<Row>) {
  const t = useWords()
  const [first, ...others] = columns
  const headings = [first.heading, ...others.map(({ heading }) => heading)] as const
  const cellOf = (column: Column<Row>, row: Row): ReactNode => {
    if ('amount' in column) return <Amount key={column.heading} value={column.amount(row)} />
    return column.cell?.(row) ?? column.text(row)
  }
  const lineOf = (row: Row) =>
    columns.map((column) => ('amount' in column ? formatTypedAmount(column.amount(row)) : column.text(row)))
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        <Button
          size="small"
          aria-label={t('taxFiles.csvOf', { name: title })}
          onClick={() => downloadLines([headings, ...rows.map(lineOf)], fileName)}
        >
          {t('taxFiles.csv')}
        </Button>
      </Box>
      {about && <Lead>{about}</Lead>}
      <FigureTable
        label={title}
        headings={[first.heading, ...others.map(({ heading }) => heading)]}
        words={others.filter((column) => 'text' in column && !column.isNumber).map(({ heading }) => heading)}
        rows={rows.map((row) => ({
          key: keyOf(row),
          name: cellOf(first, row),
          figures: others.map((column) => cellOf(column, row)),
        }))}
      />
    </Box>
  )
}
