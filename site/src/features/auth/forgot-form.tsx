import { paths } from '@cauce/contract/pages.ts'
import { Field } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'

/** Same answer whether the account exists or not (handbook rule 2.18). */
function ForgotForm({ state }: { state: PlainFormState<'email'> }) {
  const t = useTranslate<'sessions' | 'forms'>()
  const backToLogin = <a href={paths.login()}>{t('sessions.forgot.backToLogin')}</a>
  if (state.isDone) {
    return (
      <>
        <h1>{t('sessions.forgot.sentTitle')}</h1>
        <p>{t('sessions.forgot.sent', { email: state.values.email })}</p>
        <p>{backToLogin}</p>
      </>
    )
  }
  return (
    <>
      <h1>{t('sessions.forgot.title')}</h1>
      <p className="muted">{t('sessions.forgot.lead')}</p>
      <PlainForm
        state={state}
        labelOf={() => t('sessions.email')}
        submitLabel={t('sessions.forgot.submit')}
        busyLabel={t('forms.sending')}
      >
        <Field {...fieldsOf(state)('email')} type="email" label={t('sessions.email')} autoComplete="username" />
      </PlainForm>
      <p className="small">{backToLogin}</p>
    </>
  )
}

export const ForgotMarkup = defineIsland(['sessions'], ForgotForm)
