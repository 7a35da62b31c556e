import { useMemo, type ReactNode } from 'react'
import { Box, Button } from '@mui/material'
import { Form, SaveButton, useRecordContext, type RaRecord } from 'react-admin'
import { presentTranslator } from '../../providers/i18n.ts'
import { useWords } from '../words.ts'
import { FormSummary } from './form-summary.tsx'
import { KeptTyping } from './kept-typing.tsx'
import { schemaResolver, type FormSchema } from './schema-resolver.ts'
import { useSaveOnce } from './use-save-once.ts'

interface Props {
  readonly schema: FormSchema
  readonly requiredFiles?: readonly string[]
  readonly defaultValues?: Readonly<Record<string, unknown>>
  /** What was typed outlives a record that was read again, because somebody else saved in between. */
  readonly keepsTyped?: boolean
  readonly saveLabel?: string
  readonly onCancel?: () => void
  readonly children: ReactNode
}

const KEEP_TYPED = { keepDirtyValues: true }

/** A form over the record at hand or a new one: judged by the contract, with its errors at the fields and on top. */
export function RecordForm({
  schema,
  requiredFiles,
  defaultValues,
  keepsTyped = false,
  saveLabel,
  onCancel,
  children,
}: Props) {
  const t = useWords()
  const record = useRecordContext<RaRecord>()
  const save = useSaveOnce()
  const resolver = useMemo(
    () => schemaResolver(schema, { previous: record, t: presentTranslator, ...(requiredFiles && { requiredFiles }) }),
    [schema, record, requiredFiles],
  )
  return (
    <Form
      resolver={resolver}
      onSubmit={save as never}
      noValidate
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      {...(defaultValues && { defaultValues })}
      {...(keepsTyped && { resetOptions: KEEP_TYPED })}
    >
      <KeptTyping />
      <FormSummary />
      {children}
      <Box sx={{ display: 'flex', gap: 1, paddingBlock: 2 }}>
        <SaveButton alwaysEnable icon={<></>} label={saveLabel ?? t('common.save')} />
        {onCancel && (
          <Button variant="outlined" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </Box>
    </Form>
  )
}
