import { LoginBody } from '@cauce/contract/auth/sessions.ts'
import { useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { DemonstrationAccounts } from './demonstration-accounts.tsx'
import type { DemonstrationAccount } from './demonstration.ts'
import { goTo } from '../../ui/go-to.ts'
import { rememberLoginEmail } from './login-email.ts'
import { pageOfStep } from './next-page.ts'

export const LOGIN_NOUNS = [...UI_NOUNS, 'sessions'] as const

interface LoginFormProps {
  readonly destination: string
  /** Only in the demonstration. */
  readonly demonstrationAccounts: readonly DemonstrationAccount[] | undefined
}

export function LoginIsland(props: IslandProps<(typeof LOGIN_NOUNS)[number]> & LoginFormProps) {
  return (
    <Island {...props}>
      <LoginForm {...props} />
    </Island>
  )
}

function LoginForm({ destination, demonstrationAccounts }: LoginFormProps) {
  const t = useTranslate<'sessions'>()
  const [isMismatch, setMismatch] = useState(false)
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: LoginBody,
    defaultValues: { email: '', password: '' },
  })
  const logIn = submit(
    async (body) => {
      const outcome = await call(client.POST('/v1/auth/login', { body }))
      setMismatch(outcome.failure?.kind === 'refused' && outcome.failure.problem.code === 'login-failed')
      return outcome
    },
    ({ next }, { email }) => {
      rememberLoginEmail(email)
      return goTo(pageOfStep(next, destination))
    },
  )
  const choose = (account: DemonstrationAccount) => {
    form.reset({ email: account.email, password: account.password })
    setMismatch(false)
  }
  return (
    <>
      <ErrorSummary {...summary} />
      <form className="form" method="post" noValidate onSubmit={logIn}>
        <Field
          {...form.register('email', { onChange: () => setMismatch(false) })}
          type="email"
          label={t('sessions.email')}
          error={errorOf('email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.register('password', { onChange: () => setMismatch(false) })}
          label={t('sessions.password')}
          error={errorOf('password') ?? (isMismatch ? t('sessions.login.mismatch') : undefined)}
          autoComplete="current-password"
        />
        <Button type="submit" isWide isBusy={isSending} busyLabel={t('sessions.checking')}>
          {t('sessions.login.submit')}
        </Button>
      </form>
      <p className="between">
        <a href={paths.forgot}>{t('sessions.forgotPassword')}</a>
        <span>
          {t('sessions.login.firstTime')} <a href={paths.signIn}>{t('sessions.signIn.register')}</a>
        </span>
      </p>
      {demonstrationAccounts && demonstrationAccounts.length > 0 && (
        <DemonstrationAccounts initial={demonstrationAccounts} onChoose={choose} />
      )}
    </>
  )
}
