import { paths } from '@cauce/contract/pages.ts'
import { Field, PasswordField } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'

interface LoginFormProps {
  readonly state: PlainFormState<'email' | 'password'>
}

/** `login-start.ts` remembers the e-mail for the second step. */
function LoginForm({ state }: LoginFormProps) {
  const t = useTranslate<'sessions'>()
  const field = fieldsOf(state)
  const mismatch = state.code === 'login-failed' ? t('sessions.login.mismatch') : undefined
  return (
    <>
      <PlainForm
        state={state}
        labelOf={(name) => t(name === 'email' ? 'sessions.email' : 'sessions.password')}
        submitLabel={t('sessions.login.submit')}
        busyLabel={t('sessions.checking')}
      >
        <Field
          {...field('email')}
          type="email"
          label={t('sessions.email')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field('password')}
          label={t('sessions.password')}
          error={state.errors['password'] ?? mismatch}
          autoComplete="current-password"
        />
      </PlainForm>
      <PasskeyForm purpose="login" />
      <p className="between">
        <a href={paths.forgot}>{t('sessions.forgotPassword')}</a>
        <span>
          {t('sessions.login.firstTime')} <a href={paths.signIn}>{t('sessions.signIn.register')}</a>
        </span>
      </p>
    </>
  )
}

export const LoginMarkup = defineIsland(['sessions'], LoginForm)
