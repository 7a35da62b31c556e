import { Box, Typography } from '@mui/material'
import { SelectInput, useGetList } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { IMPORT_FIELDS, REQUIRED_IMPORT_FIELDS, type ImportField } from '@cauce/contract'
import type { ImportChoice, ImportLineRecord, ImportRecord } from '../../providers/records.ts'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { useWords } from '../../ui/words.ts'
import { headingOf } from './import-words.tsx'

/** How many lines show what a column has. */
const EXAMPLES = 3

/** What each column of the file means, with what its first lines have. */
export function ImportColumns({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const { id, kind, headings } = record
  const columns = useWatch<ImportChoice, 'columns'>({ name: 'columns' })
  const problem = useProblem(record)
  const twice = problem && 'twice' in problem ? problem.twice : undefined
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
      {headings.map((heading, index) => (
        // Two columns may have the same heading, and none moves.
        <Box component="li" key={index} sx={{ minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary', minHeight: '1.5em', marginBlockEnd: 0.75 }}>
            {lines.flatMap(({ cells }) => cells?.[index] || []).join(' · ')}
          </Typography>
          <SelectInput
            source={`columns.${index}`}
            label={t('imports.meansOf', { heading: headingOf(t, heading, index) })}
            choices={choicesOf('imports.meaning', IMPORT_FIELDS[kind])}
            emptyText="imports.ignored"
            parse={(field: ImportField | '') => field || null}
            slotProps={{ input: { error: twice !== undefined && columns[index] === twice } }}
            helperText={false}
            fullWidth
          />
        </Box>
      ))}
    </Box>
  )
}

type Columns = ImportChoice['columns']
type Problem = { readonly twice: ImportField } | { readonly missing: readonly ImportField[] }

/** What is wrong with the columns before they are sent. */
export function problemOf({ kind }: ImportRecord, columns: Columns): Problem | undefined {
  const twice = columns.find((field, index) => field !== null && columns.indexOf(field) !== index)
  if (twice) return { twice }
  const missing = REQUIRED_IMPORT_FIELDS[kind].filter((field) => !columns.includes(field))
  return missing.length > 0 ? { missing } : undefined
}

/** The same once the check was asked for. */
export function useProblem(record: ImportRecord): Problem | undefined {
  const columns = useWatch<ImportChoice, 'columns'>({ name: 'columns' })
  const { submitCount } = useFormState()
  return submitCount > 0 ? problemOf(record, columns) : undefined
}
