import { useState } from 'react'
import { Alert, Button, Stack } from '@mui/material'
import { BooleanInput, Form } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { ComplaintMessageBody } from '@cauce/contract'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useCall } from '../../providers/call.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { KeptTyping } from '../../ui/form/kept-typing.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { UnsavedChanges, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

interface Written {
  readonly message: string
  readonly isInternal: boolean
  readonly file?: { readonly rawFile: File } | null
}

const ENDED = new Set<ComplaintRecord['state']>(['closed', 'withdrawn'])
const NONE = {}
const resolver = schemaResolver(ComplaintMessageBody, { t: presentTranslator })

/** Writes to the complainant, who gets a mail, or a note among staff. An ended complaint takes notes alone. */
export function ComplaintWrite({ complaint: { id, state } }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const call = useCall()
  const guard = useLeaveGuard()
  const isEnded = ENDED.has(state)
  // A new form for the next message.
  const [count, setCount] = useState(0)
  const { run, refusal } = useAction(
    async ({ message, isInternal, file }: Written) => {
      const body = { message, isInternal, ...(file && { documents: file.rawFile }) }
      await call('POST /v1/support/complaints/{id}/messages', { params: { id }, body })
      return isInternal
    },
    {
      words: (isInternal) => t(isInternal ? 'complaints.noted' : 'complaints.sent'),
      affects: ['complaints', 'audit'],
      after: () => {
        guard.saved()
        setCount(count + 1)
      },
    },
  )
  return (
    <Form
      key={count}
      resource="complaints"
      record={NONE}
      defaultValues={{ message: '', isInternal: isEnded }}
      resolver={resolver}
      onSubmit={((written: Written) => run(written)) as never}
      noValidate
      disableInvalidFormNotification
    >
      <KeptTyping guard={guard} name="message" />
      <UnsavedChanges guard={guard} />
      <Stack sx={{ gap: 1, marginBlockStart: 2 }}>
        <Message />
        <BooleanInput source="isInternal" label="complaints.internal" readOnly={isEnded} />
        <FileField source="file" kinds={ATTACHMENT_KINDS} label={t('complaints.fields.documents')} />
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <Send />
      </Stack>
    </Form>
  )
}

const useIsNote = (): boolean => useWatch({ name: 'isInternal' }) === true

const Message = () => (
  <TextInput
    source="message"
    label={useIsNote() ? 'complaints.note' : 'complaints.write'}
    multiline
    minRows={3}
    helperText={false}
  />
)

function Send() {
  const t = useWords()
  const { isSubmitting } = useFormState()
  return (
    <Button type="submit" variant="contained" loading={isSubmitting} sx={{ alignSelf: 'start' }}>
      {t(useIsNote() ? 'complaints.saveNote' : 'complaints.send')}
    </Button>
  )
}
