import { useState } from 'react'
import { Alert, Box, Button } from '@mui/material'
import { BooleanInput, Form, RadioButtonGroupInput } from 'react-admin'
import { IMPORT_MODES } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ImportChoice, ImportRecord } from '../../providers/records.ts'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { ImportColumns, problemOf, useProblem } from './import-columns.tsx'

/** What the columns mean and how the file is to be imported. The button has every line checked. */
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
        <RadioButtonGroupInput source="mode" choices={choicesOf('imports.mode', IMPORT_MODES)} row={false} />
        {kind === 'customers' && (
          <Box>
            <ManagerInput source="managerId" />
            <BooleanInput source="isInviting" label={t('imports.invite')} />
          </Box>
        )}
      </Box>
      <Problem record={record} />
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

function Problem({ record }: { readonly record: ImportRecord }) {
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
