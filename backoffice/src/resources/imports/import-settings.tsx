import { useId, useState } from 'react'
import { Alert, Box, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { IMPORT_MODES, REQUIRED_IMPORT_FIELDS, type ImportField } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ImportChoice, ImportRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { ImportColumns } from './import-columns.tsx'
import { CustomerOptions } from './import-customer-options.tsx'

/** What the columns mean and how the file is to be imported. The button has every line checked. */
export function ImportSettings({ record }: { readonly record: ImportRecord }) {
  const t = useWords()
  const id = useId()
  const call = useCall()
  const { kind, headings } = record
  const [choice, setChoice] = useState<ImportChoice>(() => ({
    columns: headings.map((_heading, index) => record.columns[index] ?? null),
    mode: record.mode,
    managerId: record.managerId,
    isInviting: record.isInviting,
  }))
  const [isAsked, setAsked] = useState(false)
  const set = (change: Partial<ImportChoice>) => setChoice((old) => ({ ...old, ...change }))
  const { run, isBusy, refusal } = useAction(
    () => call('POST /v1/misc/imports/{id}/check', { params: { id: record.id }, body: choice }),
    {
      affects: ['imports', 'importLines'],
    },
  )
  const problem = problemOf(record, choice.columns)
  const words =
    problem &&
    ('missing' in problem
      ? t('imports.missing', { fields: problem.missing.map((field) => t(`imports.meaning.${field}`)).join(', ') })
      : t('imports.twice', { field: t(`imports.meaning.${problem.twice}`) }))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!problem) void run()
      }}
    >
      <Section title={t('imports.mapping')}>
        <ImportColumns
          record={record}
          columns={choice.columns}
          onChange={(columns) => set({ columns })}
          isWrong={(field) => isAsked && problem !== undefined && 'twice' in problem && problem.twice === field}
        />
      </Section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBlock: 2 }}>
        <FormControl>
          <FormLabel id={`${id}-mode`}>{t('imports.fields.mode')}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-mode`}
            value={choice.mode}
            onChange={(_event, mode) => set({ mode: mode as ImportChoice['mode'] })}
          >
            {IMPORT_MODES.map((mode) => (
              <FormControlLabel key={mode} value={mode} control={<Radio />} label={t(`imports.mode.${mode}`)} />
            ))}
          </RadioGroup>
        </FormControl>
        {kind === 'customers' && <CustomerOptions choice={choice} onChange={set} />}
      </Box>
      {isAsked && words !== undefined && (
        <Alert severity="error" sx={{ marginBlockEnd: 1.5 }}>
          {words}
        </Alert>
      )}
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
    </form>
  )
}

/** What is wrong with the columns before they are sent. */
function problemOf(
  { kind }: ImportRecord,
  columns: readonly (ImportField | null)[],
): { readonly twice: ImportField } | { readonly missing: readonly ImportField[] } | undefined {
  const twice = columns.find((field, index) => field !== null && columns.indexOf(field) !== index)
  if (twice) return { twice }
  const missing = REQUIRED_IMPORT_FIELDS[kind].filter((field) => !columns.includes(field))
  return missing.length > 0 ? { missing } : undefined
}
