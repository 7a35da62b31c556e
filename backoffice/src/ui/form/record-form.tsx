import { useMemo, useState, type ReactNode, type RefObject } from 'react'
import { Box, Button } from '@mui/material'
import { Form, SaveButton, useRecordContext, useSaveContext, type RaRecord } from 'react-admin'
import type { FormSchema } from '@cauce/client/form-resolver.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { useSingleFlight } from '../use-action.ts'
import { useWords } from '../words.ts'
import { FormSummary } from './form-summary.tsx'
import { KeptTyping } from './kept-typing.tsx'
import { schemaResolver, type RequiredFiles } from './schema-resolver.ts'
import { ShownFieldsContext, type ShownFields } from './shown-fields.tsx'
import type { LeaveGuard } from '../leave-question.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'

interface Props {
  readonly schema: FormSchema
  readonly requiredFiles?: RequiredFiles | undefined
  readonly defaultValues?: Readonly<Record<string, unknown>> | undefined
  /** Keeps what was typed when the record is another one, after a conflict. */
  readonly keepsTyped?: boolean
  readonly guard: LeaveGuard
  /** Whether the form has done its work and saves nothing more. */
  readonly isSpent?: RefObject<boolean>
  readonly id?: string
  readonly saveLabel?: string
  readonly onCancel?: () => void
  readonly children: ReactNode
}

const KEEP_TYPED = { keepDirtyValues: true }

/** A form over the record of the context or a new one, validated by the contract, with its errors at the fields and on top. */
export function RecordForm({ schema, requiredFiles, defaultValues, keepsTyped = false, ...rest }: Props) {
  const { saveLabel, onCancel, guard, isSpent, id, children } = rest
  const t = useWords()
  const record = useRecordContext<RaRecord>()
  const { save } = useSaveContext()
  const saveOnce = useSingleFlight(async (values: Readonly<Record<string, unknown>>) =>
    isSpent?.current ? undefined : save?.(values),
  )
  const [fields] = useState<ShownFields>(() => new Map())
  const resolver = useMemo(
    () => schemaResolver(schema, { previous: record, t: presentTranslator, requiredFiles }),
    [schema, record, requiredFiles],
  )
  return (
    <Form
      resolver={resolver}
      onSubmit={saveOnce as never}
      noValidate
      disableInvalidFormNotification
      {...(id !== undefined && { id })}
      {...(defaultValues && { defaultValues })}
      {...(keepsTyped && { resetOptions: KEEP_TYPED })}
    >
      <ShownFieldsContext value={fields}>
        <KeptTyping guard={guard} />
        <UnsavedChanges guard={guard} />
        <FormSummary />
        {children}
        <Box sx={{ display: 'flex', gap: 1, paddingBlock: 2 }}>
          <SaveButton alwaysEnable icon={<></>} label={saveLabel ?? t('common.save')} />
          {onCancel && (
            <Button variant="outlined" onClick={() => guard.leave(onCancel)}>
              {t('common.cancel')}
            </Button>
          )}
        </Box>
      </ShownFieldsContext>
    </Form>
  )
}
