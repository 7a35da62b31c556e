import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { BooleanInput, Form, RadioButtonGroupInput, SelectInput } from 'react-admin'
import { IMPORT_MODES, IMPORT_FIELDS, REQUIRED_IMPORT_FIELDS, type ImportField } from '@cauce/contract'
import { useCall, useRecords } from '../../providers/call.ts'
import type { ImportChoice, ImportRecord } from '../../providers/records.ts'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { useFormState, useWatch } from 'react-hook-form'
import { headingOf } from './import-words.tsx'

export function ImportSettings({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const call = useCall()
  const { kind, headings } = record
  const [given] = useState<ImportChoice>(() => ({
    columns: headings.map((_heading, index) => record.columns[index] ?? null),
    mode: record.mode,
    managerId: record.managerId,
    isInviting: record.isInviting,
  }))
  const { run, isBusy, refusal } = useAction(
    (body: ImportChoice) => call('POST /v1/misc/imports/{id}/check', { params: { id: record.id }, body }),
    {
      affects: ['imports', 'importLines'],
    },
  )
  const check = async (choice: ImportChoice) => {
    if (!problemOf(record, choice.columns)) await run(choice)
  }
  return (
    <Form resource="imports" defaultValues={given} onSubmit={check as never} noValidate record={NONE}>
      <Section title={t('imports.mapping')}>
        <ImportColumns record={record} />
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlock: 2 }}>
        <RadioButtonGroupInput source="mode" choices={choicesOf('imports.mode', IMPORT_MODES)} helperText={false} />
        {kind === 'customers' && (
          <Box>
            <ManagerInput source="managerId" />
            <BooleanInput source="isInviting" label={t('imports.invite')} />
          </Box>
        )}
      </Box>
      <ProblemAlert record={record} />
      {refusal !== undefined && (
        <Alert severity="error" sx={{ marginBlockEnd: 1.5 }}>
          {refusal.message}
        </Alert>
      )}
      <Button
        type="submit"
        variant={record.state === 'checked' ? 'outlined' : 'contained'}
        loading={isBusy}
        loadingPosition="start"
      >
        {t(record.state === 'uploaded' ? 'imports.check' : 'imports.checkAgain')}
      </Button>
    </Form>
  )
}

const NONE = {}

function ProblemAlert({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const problem = useProblem(record)
  if (!problem) return null
  return (
    <Alert severity="error" sx={{ marginBlockEnd: 1.5 }}>
      {'missing' in problem
        ? t('imports.missing', { fields: problem.missing.map((field) => t(`imports.meaning.${field}`)).join(', ') })
        : t('imports.twice', { field: t(`imports.meaning.${problem.twice}`) })}
    </Alert>
  )
}

const EXAMPLES = 3

function ImportColumns({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const { id, kind, headings } = record
  const columns = useWatch<ImportChoice, 'columns'>({ name: 'columns' })
  const problem = useProblem(record)
  const twice = problem && 'twice' in problem ? problem.twice : undefined
  const { data: lines = [] } = useRecords('importLines', { importId: id }, 'line', { most: EXAMPLES })
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

function problemOf({ kind }: ImportRecord, columns: Columns): Problem | undefined {
  const twice = columns.find((field, index) => field !== null && columns.indexOf(field) !== index)
  if (twice) return { twice }
  const missing = REQUIRED_IMPORT_FIELDS[kind].filter((field) => !columns.includes(field))
  return missing.length > 0 ? { missing } : undefined
}

function useProblem(record: ImportRecord): Problem | undefined {
  const columns = useWatch<ImportChoice, 'columns'>({ name: 'columns' })
  const { submitCount } = useFormState()
  return submitCount > 0 ? problemOf(record, columns) : undefined
}
