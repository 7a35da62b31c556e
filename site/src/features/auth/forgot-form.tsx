import { PasswordForgotBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'

export const FORGOT_NOUNS = [...UI_NOUNS, 'sessions'] as const

export function ForgotIsland(props: IslandProps<(typeof FORGOT_NOUNS)[number]>) {
  return (
    <Island {...props}>
      <ForgotForm />
    </Island>
  )
}

/** Says the same whether the account exists or not (product decision 2). */
function ForgotForm() {
  const t = useTranslate<'sessions' | 'forms'>()
  const [sentTo, setSentTo] = useState<string>()
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: PasswordForgotBody,
    defaultValues: { email: '' },
  })
  const send = submit(
    (body) => call(client.POST('/v1/auth/password/forgot', { body })),
    (_done, { email }) => setSentTo(email),
  )
  if (sentTo !== undefined) {
    return (
      <>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('sessions.forgot.sentTitle')}
        </h1>
        <p>{t('sessions.forgot.sent', { email: sentTo })}</p>
        <p>
          <a href={paths.login()}>{t('sessions.forgot.backToLogin')}</a>
        </p>
      </>
    )
  }
  return (
    <>
      <h1>{t('sessions.forgot.title')}</h1>
      <p className="muted">{t('sessions.forgot.lead')}</p>
      <form className="form" method="post" noValidate onSubmit={send}>
        <ErrorSummary {...summary} />
        <Field
          {...form.register('email')}
          type="email"
          label={t('sessions.email')}
          error={errorOf('email')}
          autoComplete="username"
        />
        <Button type="submit" isWide isBusy={isSending} busyLabel={t('forms.sending')}>
          {t('sessions.forgot.submit')}
        </Button>
      </form>
      <p className="small">
        <a href={paths.login()}>{t('sessions.forgot.backToLogin')}</a>
      </p>
    </>
  )
}
