import { LoginBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, goTo, isRefusedWith } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field, PasswordField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { DemonstrationAccounts, type DemonstrationAccount } from './demonstration-accounts.tsx'
import { pageOfStep, rememberLoginEmail } from './login-steps.ts'

interface LoginFormProps {
  readonly destination: string
  readonly demonstrationAccounts: readonly DemonstrationAccount[] | undefined
}

function LoginForm({ destination, demonstrationAccounts = [] }: LoginFormProps) {
  const t = useTranslate<'sessions'>()
  const [isMismatch, setMismatch] = useState(false)
  const { form, field, errorOf, ...contractForm } = useContractForm({
    schema: LoginBody,
    defaultValues: { email: '', password: '' },
    send: async (body) => {
      const outcome = await call(client.POST('/v1/auth/login', { body }))
      setMismatch(isRefusedWith(outcome.failure, 'login-failed'))
      return outcome
    },
    onDone: ({ next }, { email }) => {
      rememberLoginEmail(email)
      return goTo(pageOfStep(next, destination))
    },
  })
  const choose = ({ email, password }: DemonstrationAccount) => {
    form.reset({ email, password })
    setMismatch(false)
  }
  const changed = { onChange: () => setMismatch(false) }
  return (
    <>
      <Form {...contractForm} submitLabel={t('sessions.login.submit')} busyLabel={t('sessions.checking')}>
        <Field
          {...field('email', changed)}
          type="email"
          label={t('sessions.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password', changed)}
          label={t('sessions.password')}
          error={errorOf('password') ?? (isMismatch ? t('sessions.login.mismatch') : undefined)}
          autoComplete="current-password"
        />
      </Form>
      <p className="between">
        <a href={paths.forgot}>{t('sessions.forgotPassword')}</a>
        <span>
          {t('sessions.login.firstTime')} <a href={paths.signIn}>{t('sessions.signIn.register')}</a>
        </span>
      </p>
      {demonstrationAccounts.length > 0 && <DemonstrationAccounts initial={demonstrationAccounts} onChoose={choose} />}
    </>
  )
}

export const LoginIsland = defineIsland(['sessions'], LoginForm)
