import { useState } from 'react'
import {
  Alert,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { MAXIMUM_SHEET_PAGES, type DocumentBlock, type SheetDocument } from '@cauce/contract'
import { CONTENT_LANGUAGES, type ContentLanguage } from '@cauce/contract/languages.ts'
import { useRead } from '../../providers/call.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { useWords } from '../../ui/words.ts'
import { Terms, term } from '../../ui/terms.tsx'

export function SheetPreviewButton({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  return (
    <DialogButton dialog={(close) => <Preview projectId={project.id} onClose={close} />}>
      {t('sheetDrafts.preview.open')}
    </DialogButton>
  )
}

function Preview({ projectId, onClose }: { readonly projectId: string; readonly onClose: () => void }) {
  const t = useWords()
  const [language, setLanguage] = useState<ContentLanguage>('es')
  return (
    <ReadDialog title={t('sheetDrafts.preview.title')} maxWidth="md" onClose={onClose}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        aria-label={t('sheetDrafts.preview.language')}
        onChange={(_event, chosen: ContentLanguage | null) => chosen && setLanguage(chosen)}
        sx={{ marginBlockEnd: 2 }}
      >
        {CONTENT_LANGUAGES.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`sheetDrafts.preview.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Previewed projectId={projectId} language={language} />
    </ReadDialog>
  )
}

function Previewed({ projectId, language }: { readonly projectId: string; readonly language: ContentLanguage }) {
  const t = useWords()
  const { data, error, refetch } = useRead(
    ['sheetDrafts', 'preview', projectId, language],
    'GET /v1/project/sheet-drafts/{id}/preview',
    { params: { id: projectId }, query: { language } },
    { gcTime: 0 },
  )
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton variant="rounded" height={400} />
  const { pages, document } = data
  const maximum = MAXIMUM_SHEET_PAGES
  return (
    <>
      <Alert severity={pages > maximum ? 'error' : 'info'} sx={{ marginBlockEnd: 2 }}>
        {pages > maximum
          ? t('sheetDrafts.preview.tooLong', { pages, maximum })
          : t('sheetDrafts.preview.pages', { smart_count: pages, maximum })}
      </Alert>
      <SheetView document={document} />
    </>
  )
}

const SheetView = ({ document }: { readonly document: SheetDocument }) => (
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
  <Terms of={facts.map(({ label, value }) => term(label, value))} />
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
