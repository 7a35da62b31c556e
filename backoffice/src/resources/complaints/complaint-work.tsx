import { useState } from 'react'
import { Alert, Box, Button, MenuItem, TextField, Stack } from '@mui/material'
import { useUpdate, BooleanInput, Form, useStore } from 'react-admin'
import {
  COMPLAINT_KINDS,
  ComplaintMessageBody,
  COMPLAINT_OUTCOMES,
  ComplaintStepBody,
  mistakesOfDueOn,
} from '@cauce/contract'
import type { ComplaintRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { useWords } from '../../ui/words.ts'
import { useFormState, useWatch } from 'react-hook-form'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useCall } from '../../providers/call.ts'
import { presentTranslator } from '../../providers/i18n.ts'
import { KeptTyping } from '../../ui/form/kept-typing.tsx'
import { FileField } from '../../ui/form/file-field.tsx'
import { TextInput, choicesOf, SelectInput } from '../../ui/form/inputs.tsx'
import { schemaResolver } from '../../ui/form/schema-resolver.ts'
import { UnsavedChanges, useLeaveGuard } from '../../ui/leave-question.tsx'
import type { z } from 'zod'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useToday } from '../../ui/time.tsx'
import { STEP_FIELDS, type ComplaintStep, type StepField } from './complaint-steps.ts'

export function ComplaintWork({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const [update] = useUpdate<ComplaintRecord>()
  const { id, kind, draft, measures } = complaint
  const [chosen, choose] = useState(kind ?? '')
  const texts = { draft: useDraft('draft', draft ?? ''), measures: useDraft('measures', measures ?? '') }
  const { run, isBusy, refusal } = useAction(
    () =>
      update(
        'complaints',
        {
          id,
          data: { draft: texts.draft[0], measures: texts.measures[0], kind: chosen || null } as object,
          previousData: complaint,
        },
        { returnPromise: true },
      ),
    {
      words: t('complaints.saved'),
      affects: ['complaints', 'audit'],
      after: () => {
        for (const [, , forget] of Object.values(texts)) forget()
      },
    },
  )
  const field = (name: keyof typeof texts) => ({
    label: t(`complaints.fields.${name}`),
    value: texts[name][0],
    margin: 'none' as const,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => texts[name][1](target.value),
  })
  return (
    <Section title={t('complaints.work')}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          void run()
        }}
        sx={{ display: 'grid', gap: 2, marginBlockStart: 1 }}
      >
        <TextField
          select
          label={t('complaints.fields.kind')}
          value={chosen}
          margin="none"
          onChange={({ target }) => choose(target.value as typeof chosen)}
        >
          {COMPLAINT_KINDS.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`complaints.kind.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField multiline minRows={3} {...field('draft')} />
        <TextField multiline minRows={2} {...field('measures')} />
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
        <Box>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {t('complaints.save')}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}

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

interface Props {
  readonly complaint: ComplaintRecord
  readonly step: ComplaintStep
  readonly onClose: () => void
}

/** Whom complainants may ask; the next complaint begins with the contact of the last one. */
type Contact = Pick<z.input<typeof ComplaintStepBody>, 'handlerName' | 'handlerEmail' | 'handlerPhone'>

/** Asks what a step must say, and sends it; the decision begins with the draft. */
export function ComplaintStepDialog({ complaint, step, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  const today = useToday()
  const { id, number, draft, updatedAt, decisionDueOn } = complaint
  const [contact, keepContact] = useStore<Contact>('complaints.contact', {})
  const fields: readonly StepField[] = STEP_FIELDS[step]
  const take = async (body: z.input<typeof ComplaintStepBody>) => {
    const taken = await call('POST /v1/support/complaints/{id}/steps', { params: { id }, body })
    const { handlerName, handlerEmail, handlerPhone } = body
    if (step === 'admit') keepContact({ handlerName, handlerEmail, handlerPhone })
    return taken
  }
  return (
    <FormDialog
      resource="complaints"
      title={t(`complaints.${step}Title`, { number })}
      about={t(`complaints.${step}About`)}
      schema={ComplaintStepBody}
      mistakes={({ dueOn }: ComplaintStepBody) =>
        fields.includes('dueOn') ? mistakesOfDueOn(dueOn, decisionDueOn, today) : []
      }
      defaultValues={{ step, updatedAt, ...(step === 'decide' && { answer: draft }), ...(step === 'admit' && contact) }}
      act={take}
      words={({ state }) => t('complaints.taken', { number, state: t(`complaints.state.${state}`) })}
      affects={['complaints', 'audit']}
      submitLabel={t(`complaints.${step}`)}
      onClose={onClose}
    >
      {fields.map((field) => (
        <StepInput key={field} field={field} />
      ))}
    </FormDialog>
  )
}

function StepInput({ field }: { readonly field: StepField }) {
  const t = useWords()
  switch (field) {
    case 'dueOn':
      return <DayInput source="dueOn" label={t('complaints.fields.decisionDueOn')} />
    case 'outcome':
      return <SelectInput source="outcome" choices={choicesOf('complaints.outcome', COMPLAINT_OUTCOMES)} />
    case 'reason':
      return <TextInput source="reason" label={t('complaints.reason')} multiline minRows={3} />
    case 'answer':
      return <TextInput source="answer" multiline minRows={3} />
    default:
      return <TextInput source={field} />
  }
}
