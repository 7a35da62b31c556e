import type { Answer } from '@cauce/client'
import { EmailChangeBody, mistakesOfNewEmail } from '@cauce/contract/auth/email-changes.ts'
import { formatDate, formatTime } from '@cauce/format'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { withCode } from './step-up.store.ts'

export type EmailChange = Answer<'/v1/auth/email/change'>['change']

interface EmailSectionProps {
  readonly email: string
  readonly initial: EmailChange
}

export function EmailSection({ email, initial }: EmailSectionProps) {
  const t = useTranslate<'emailChanges'>()
  const [change, setChange] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy, failure } = useCall(
    () => call(client.DELETE('/v1/auth/email/change')),
    () => {
      setChange(null)
      notify({ kind: 'success', text: t('emailChanges.cancelled') })
    },
  )
  const asked = (made: EmailChange) => {
    setOpen(false)
    setChange(made)
  }
  return (
    <section aria-labelledby="email-change">
      <h3 id="email-change">{t('emailChanges.title')}</h3>
      <p className="small muted">{t('emailChanges.lead', { email })}</p>
      <output className="small">
        {change &&
          !change.confirmedAt &&
          t('emailChanges.asked', { email: change.email, time: formatTime(change.expiresAt) })}
        {change?.confirmedAt &&
          t('emailChanges.made', { since: formatDate(change.confirmedAt), until: formatDate(change.undoableUntil) })}
      </output>
      <Refusal failure={failure} />
      {!change?.confirmedAt && (
        <p className="row">
          <Button look="quiet" onClick={() => setOpen(true)}>
            {t('emailChanges.open')}
          </Button>
          {change && (
            <Button look="quiet" isBusy={isBusy} busyLabel={t('emailChanges.cancelling')} onClick={() => void run()}>
              {t('emailChanges.cancel')}
            </Button>
          )}
        </p>
      )}
      <Dialog isOpen={isOpen} title={t('emailChanges.open')} onClose={() => setOpen(false)}>
        <EmailChangeForm present={email} onDone={asked} />
      </Dialog>
    </section>
  )
}

interface EmailChangeFormProps {
  readonly present: string
  readonly onDone: (change: EmailChange) => void
}

function EmailChangeForm({ present, onDone }: EmailChangeFormProps) {
  const t = useTranslate<'emailChanges'>()
  const { field, ...contractForm } = useContractForm({
    schema: EmailChangeBody,
    mistakesOf: ({ email = '' }) => mistakesOfNewEmail(email, present),
    defaultValues: { email: '', repeatEmail: '' },
    send: (body) => withCode(() => call(client.POST('/v1/auth/email/change', { body }))),
    onDone: ({ change }) => onDone(change),
  })
  return (
    <Form {...contractForm} submitLabel={t('emailChanges.submit')} busyLabel={t('emailChanges.submitting')}>
      <p>{t('emailChanges.formLead')}</p>
      <Field {...field('email')} type="email" label={t('emailChanges.newEmail')} autoComplete="email" data-autofocus />
      <Field {...field('repeatEmail')} type="email" label={t('emailChanges.repeatEmail')} autoComplete="off" />
    </Form>
  )
}
