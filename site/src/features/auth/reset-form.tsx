import { PasswordResetBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { goTo } from '../../ui/go-to.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

export const RESET_NOUNS = [...UI_NOUNS, 'sessions'] as const

interface ResetFormProps {
  /** Of the mailed link. */
  readonly token: string
}

export function ResetIsland(props: IslandProps<(typeof RESET_NOUNS)[number]> & ResetFormProps) {
  return (
    <Island {...props}>
      <ResetForm token={props.token} />
    </Island>
  )
}

function ResetForm({ token }: ResetFormProps) {
  const t = useTranslate<'sessions'>()
  const [isLinkDead, setLinkDead] = useState(false)
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: PasswordResetBody,
    defaultValues: { token, password: '', repeatPassword: '' },
  })
  const change = submit(
    async (body) => {
      const outcome = await call(client.POST('/v1/auth/password/reset', { body }))
      setLinkDead(outcome.failure?.kind === 'refused' && outcome.failure.problem.code === 'link-invalid')
      return outcome
    },
    () => {
      notifyAfterNavigation({ kind: 'success', text: t('sessions.reset.done') })
      return goTo(paths.login())
    },
  )
  return (
    <form className="form" method="post" noValidate onSubmit={change}>
      <ErrorSummary {...summary} />
      {isLinkDead && (
        <p>
          <a href={paths.forgot}>{t('sessions.reset.askAgain')}</a>
        </p>
      )}
      <NewPasswordFields
        password={{ ...form.register('password'), error: errorOf('password') }}
        repeatPassword={{ ...form.register('repeatPassword'), error: errorOf('repeatPassword') }}
      />
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('sessions.reset.submitting')}>
        {t('sessions.reset.submit')}
      </Button>
    </form>
  )
}
