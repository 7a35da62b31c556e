import { useMemo, type ReactNode } from 'react'
import { Box, Button } from '@mui/material'
import { Form, SaveButton, useRecordContext, useSaveContext, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { useSingleFlight } from '../use-action.ts'
import { useWords } from '../words.ts'
import { FormSummary } from './form-summary.tsx'
import { KeptTyping } from './kept-typing.tsx'
import { schemaResolver, type RequiredFiles } from './schema-resolver.ts'

interface Props {
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles | undefined
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined
  /** Keeps what was typed when the record is read again after a conflict. */
  readonly keepsTyped?: boolean
  readonly saveLabel?: string
  readonly onCancel?: () => void
  readonly children: ReactNode
}

const KEEP_TYPED = { keepDirtyValues: true }

/** A form over the record of the context or a new one, validated by the contract, with its errors at the fields and on top. */
export function RecordForm({ schema, requiredFiles, defaultValues, keepsTyped = false, ...rest }: Props) {
  const { saveLabel, onCancel, children } = rest
  const t = useWords()
  const record = useRecordContext<RaRecord>()
  const { save } = useSaveContext()
  const saveOnce = useSingleFlight(async (values: Readonly<Record<string, unknown>>) => save?.(values))
  const resolver = useMemo(
    () => schemaResolver(schema, { previous: record, t: presentTranslator, requiredFiles }),
    [schema, record, requiredFiles],
  )
  return (
    <Form
      resolver={resolver}
      onSubmit={saveOnce as never}
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
