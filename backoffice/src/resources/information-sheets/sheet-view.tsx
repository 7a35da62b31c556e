import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material'
import type { DocumentBlock, SheetDocument } from '@cauce/contract'
import { Term, Terms } from '../../ui/terms.tsx'

/** A sheet as people read it, in the order of the model and in its own language. */
export const SheetView = ({ document }: { readonly document: SheetDocument }) => (
  <Box component="article" lang={document.language} sx={{ overflowWrap: 'anywhere' }}>
    <Typography component="h3" variant="h5">
      {document.title}
    </Typography>
    <Facts facts={document.facts} />
    {document.warnings.map((text) => (
      <Box key={text} sx={{ marginBlock: 1, borderInlineStart: '3px solid var(--clay)', paddingInlineStart: 1.5 }}>
        <Typography>{text}</Typography>
      </Box>
    ))}
    {document.sections.map(({ letter, title, blocks }) => (
      <Box key={letter} component="section" sx={{ marginBlockStart: 3 }}>
        <Typography component="h4" variant="h6">
          {letter}. {title}
        </Typography>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </Box>
    ))}
    {document.footnotes.map((note) => (
      <Typography key={note} variant="caption" component="p">
        {note}
      </Typography>
    ))}
  </Box>
)

const Facts = ({ facts }: { readonly facts: SheetDocument['facts'] }) => (
  <Terms>
    {facts.map(({ label, value }) => (
      <Term key={label} label={label}>
        {value}
      </Term>
    ))}
  </Terms>
)

function Block({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography component="h5" variant="subtitle2" sx={{ marginBlockStart: 1.5 }}>
          {block.text}
        </Typography>
      )
    case 'paragraph':
      return <Typography sx={{ marginBlockEnd: 0.5 }}>{block.text}</Typography>
    case 'facts':
      return <Facts facts={block.facts} />
    case 'table':
      return <TableBlock table={block} />
  }
}

function TableBlock({ table }: { readonly table: Extract<DocumentBlock, { kind: 'table' }> }) {
  const alignOf = (column: number) => (table.columns[column]?.isFigure ? 'right' : 'left')
  return (
    <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-label={table.caption}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {table.columns.map(({ title }, column) => (
              <TableCell key={title} align={alignOf(column)}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map(([head, ...cells]) => (
            <TableRow key={head}>
              <TableCell component="th" scope="row">
                {head}
              </TableCell>
              {cells.map((cell, column) => (
                <TableCell key={column} align={alignOf(column + 1)}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {table.sum && (
          <TableFooter>
            <TableRow>
              {table.sum.map((cell, column) => (
                <TableCell key={column} align={alignOf(column)} sx={{ fontWeight: 600, color: 'text.primary' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </Box>
  )
}
