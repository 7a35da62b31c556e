import { PasswordForgotBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'

/** Answers the same whether the account exists or not (handbook rule 2.18). */
function ForgotForm() {
  const t = useTranslate<'sessions' | 'forms'>()
  const [sentTo, setSentTo] = useState<string>()
  const { field, ...contractForm } = useContractForm({
    schema: PasswordForgotBody,
    defaultValues: { email: '' },
    send: (body) => call(client.POST('/v1/auth/password/forgot', { body })),
    onDone: (_data, { email }) => setSentTo(email),
  })
  const backToLogin = <a href={paths.login()}>{t('sessions.forgot.backToLogin')}</a>
  if (sentTo !== undefined) {
    return (
      <>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('sessions.forgot.sentTitle')}
        </h1>
        <p>{t('sessions.forgot.sent', { email: sentTo })}</p>
        <p>{backToLogin}</p>
      </>
    )
  }
  return (
    <>
      <h1>{t('sessions.forgot.title')}</h1>
      <p className="muted">{t('sessions.forgot.lead')}</p>
      <Form {...contractForm} submitLabel={t('sessions.forgot.submit')} busyLabel={t('forms.sending')}>
        <Field {...field('email')} type="email" label={t('sessions.email')} autoComplete="username" />
      </Form>
      <p className="small">{backToLogin}</p>
    </>
  )
}

export const ForgotIsland = defineIsland(['sessions'], ForgotForm)
