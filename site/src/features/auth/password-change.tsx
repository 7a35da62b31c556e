import { PasswordChangeBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { call, client, isRefusedWith } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Ends the other sessions; `onChanged` reloads them. */
export function PasswordChange({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate<'sessions'>()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    notify({ kind: 'success', text: t('sessions.passwordChange.done') })
    onChanged()
  }
  return (
    <section aria-labelledby="password-change">
      <h3 id="password-change">{t('sessions.passwordChange.title')}</h3>
      <p className="small muted">{t('sessions.passwordChange.lead')}</p>
      <p>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('sessions.passwordChange.open')}
        </Button>
      </p>
      <Dialog isOpen={isOpen} title={t('sessions.passwordChange.title')} onClose={() => setOpen(false)}>
        <PasswordChangeForm onDone={done} />
      </Dialog>
    </section>
  )
}

function PasswordChangeForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate<'sessions'>()
  const [isWrong, setWrong] = useState(false)
  const { field, errorOf, summary, ...contractForm } = useContractForm({
    schema: PasswordChangeBody,
    defaultValues: { currentPassword: '', password: '', repeatPassword: '' },
    fieldOfCode: { 'password-guessable': 'password' },
    send: async (body) => {
      const outcome = await call(client.POST('/v1/auth/password/change', { body }))
      setWrong(isRefusedWith(outcome.failure, 'login-failed'))
      return outcome
    },
    onDone,
  })
  // `login-failed` also mentions the e-mail; here only the password can be wrong.
  const wrong = isWrong ? t('sessions.passwordChange.wrong') : undefined
  const fields = { ...summary.fields, ...(wrong && { currentPassword: wrong }) }
  return (
    <Form
      {...contractForm}
      summary={{ ...summary, fields }}
      submitLabel={t('sessions.passwordChange.submit')}
      busyLabel={t('sessions.passwordChange.submitting')}
    >
      <PasswordField
        {...field('currentPassword', { onChange: () => setWrong(false) })}
        label={t('sessions.passwordChange.current')}
        error={wrong ?? errorOf('currentPassword')}
        autoComplete="current-password"
        data-autofocus
      />
      <NewPasswordFields password={field('password')} repeatPassword={field('repeatPassword')} />
    </Form>
  )
}
