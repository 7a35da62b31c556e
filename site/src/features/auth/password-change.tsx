import { PasswordChangeBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { notify } from '../../ui/snackbar.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** Changing the password, which ends the other sessions; `onChanged` reads them again. */
export function PasswordChange({ onChanged }: { onChanged: () => void }) {
  const t = useTranslate<'sessions'>()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="password-change">
      <h3 id="password-change">{t('sessions.passwordChange.title')}</h3>
      <p className="small muted">{t('sessions.passwordChange.lead')}</p>
      <p>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('sessions.passwordChange.open')}
        </Button>
      </p>
      <Dialog isOpen={isOpen} title={t('sessions.passwordChange.title')} onClose={close}>
        <PasswordChangeForm
          onDone={() => {
            close()
            notify({ kind: 'success', text: t('sessions.passwordChange.done') })
            onChanged()
          }}
        />
      </Dialog>
    </section>
  )
}

function PasswordChangeForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate<'sessions'>()
  const [isWrong, setWrong] = useState(false)
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: PasswordChangeBody,
    defaultValues: { currentPassword: '', password: '', repeatPassword: '' },
    fieldOfCode: { 'password-unchanged': 'password' },
  })
  const change = submit(
    async (body) => {
      const outcome = await call(client.POST('/v1/auth/password/change', { body }))
      setWrong(outcome.failure?.kind === 'refused' && outcome.failure.problem.code === 'login-failed')
      return outcome
    },
    () => onDone(),
  )
  const wrong = isWrong ? t('sessions.passwordChange.wrong') : undefined
  return (
    <form className="form" method="post" noValidate onSubmit={change}>
      <ErrorSummary {...summary} fields={{ ...summary.fields, ...(wrong && { currentPassword: wrong }) }} />
      <PasswordField
        {...form.register('currentPassword', { onChange: () => setWrong(false) })}
        label={t('sessions.passwordChange.current')}
        // The catalogue's words for a failed log in speak of an e-mail too; here only the password can be wrong.
        error={wrong ?? errorOf('currentPassword')}
        autoComplete="current-password"
        data-autofocus
      />
      <NewPasswordFields
        password={{ ...form.register('password'), error: errorOf('password') }}
        repeatPassword={{ ...form.register('repeatPassword'), error: errorOf('repeatPassword') }}
      />
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('sessions.passwordChange.submitting')}>
        {t('sessions.passwordChange.submit')}
      </Button>
    </form>
  )
}
