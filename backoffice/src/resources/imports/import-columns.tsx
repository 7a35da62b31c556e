import { Box, MenuItem, TextField, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { IMPORT_FIELDS, type ImportField } from '@cauce/contract'
import type { ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { headingOf } from './import-words.tsx'

/** How many lines show what a column has. */
const EXAMPLES = 3

interface ColumnsProps {
  readonly record: ImportRecord
  readonly columns: readonly (ImportField | null)[]
  readonly onChange: (columns: (ImportField | null)[]) => void
  readonly isWrong: (field: ImportField | null) => boolean
}

const IGNORED = ''

/** What each column of the file means, with what its first lines have. */
export function ImportColumns({ record: { id, kind, headings }, columns, onChange, isWrong }: ColumnsProps) {
  const t = useWords()
  const { data: lines = [] } = useGetList<ImportLineRecord>('importLines', {
    filter: { importId: id },
    sort: { field: 'line', order: 'ASC' },
    pagination: { page: 1, perPage: EXAMPLES },
  })
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
      }}
    >
      {headings.map((heading, index) => {
        const name = headingOf(t, heading, index)
        const examples = lines.flatMap(({ cells }) => cells?.[index] || [])
        return (
          // Two columns may have the same heading, and none moves.
          <Box component="li" key={index} sx={{ minWidth: 0 }}>
            <Typography
              variant="body2"
              noWrap
              sx={{ color: 'text.secondary', minHeight: '1.5em', marginBlockEnd: 0.75 }}
            >
              {examples.join(' · ')}
            </Typography>
            <TextField
              select
              fullWidth
              size="small"
              label={t('imports.meansOf', { heading: name })}
              value={columns[index] ?? IGNORED}
              error={isWrong(columns[index] ?? null)}
              onChange={({ target }) =>
                onChange(columns.map((field, at) => (at === index ? ((target.value || null) as typeof field) : field)))
              }
            >
              <MenuItem value={IGNORED}>{t('imports.ignored')}</MenuItem>
              {IMPORT_FIELDS[kind].map((field) => (
                <MenuItem key={field} value={field}>
                  {t(`imports.meaning.${field}`)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        )
      })}
    </Box>
  )
}
