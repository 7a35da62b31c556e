import type { ReactNode } from 'react'
import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'

interface Row {
  readonly name: ReactNode
  readonly key: string
  readonly figures: readonly ReactNode[]
}

interface Props {
  readonly label: string
  readonly headings: readonly [string, ...string[]]
  readonly rows: readonly Row[]
  readonly sums?: readonly Row[]
  /** Those of the headings over words: they begin at the left, as words do. */
  readonly words?: readonly string[]
  /** So many of the first figures are left out on a telephone, where the name says them. */
  readonly saidByName?: number
}

/** Named rows of figures. The table scrolls by itself where it is wider than the page, also with the keyboard (WCAG 2.1.1). */
export const FigureTable = ({
  label,
  headings: [first, ...headings],
  rows,
  sums = [],
  words = [],
  saidByName = 0,
}: Props) => {
  const alignOf = (heading: string) => (words.includes(heading) ? 'left' : 'right')
  const sxOf = (index: number) => ({ ...(index < saidByName && { display: { xs: 'none', sm: 'table-cell' } }) })
  const rowOf = ({ key, name, figures }: Row) => (
    <TableRow key={key}>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {headings.map((heading, index) => (
        <TableCell key={heading} align={alignOf(heading)} sx={{ fontVariantNumeric: 'tabular-nums', ...sxOf(index) }}>
          {figures[index]}
        </TableCell>
      ))}
    </TableRow>
  )
  return (
    <Box component="section" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {headings.map((heading, index) => (
              <TableCell key={heading} align={alignOf(heading)} sx={sxOf(index)}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{rows.map(rowOf)}</TableBody>
        {/* The sums of the rows are no smaller than the rows. */}
        {sums.length > 0 && (
          <TableFooter sx={{ '& .MuiTableCell-root': { fontSize: 'inherit' } }}>{sums.map(rowOf)}</TableFooter>
        )}
      </Table>
    </Box>
  )
}
