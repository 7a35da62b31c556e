import { PasswordResetBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, goTo, isRefusedWith } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** `token` comes from the mailed link. */
function ResetForm({ token }: { token: string }) {
  const t = useTranslate<'sessions'>()
  const [isLinkInvalid, setLinkInvalid] = useState(false)
  const { field, ...contractForm } = useContractForm({
    schema: PasswordResetBody,
    defaultValues: { token, password: '', repeatPassword: '' },
    send: async (body) => {
      const outcome = await call(client.POST('/v1/auth/password/reset', { body }))
      setLinkInvalid(isRefusedWith(outcome.failure, 'link-invalid'))
      return outcome
    },
    onDone: () => {
      notifyAfterNavigation({ kind: 'success', text: t('sessions.reset.done') })
      return goTo(paths.login())
    },
  })
  return (
    <Form {...contractForm} submitLabel={t('sessions.reset.submit')} busyLabel={t('sessions.reset.submitting')}>
      {isLinkInvalid && (
        <p>
          <a href={paths.forgot}>{t('sessions.reset.askAgain')}</a>
        </p>
      )}
      <NewPasswordFields password={field('password')} repeatPassword={field('repeatPassword')} />
    </Form>
  )
}

export const ResetIsland = defineIsland(['sessions'], ResetForm)
