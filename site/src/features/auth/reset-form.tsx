import { paths } from '@cauce/contract/pages.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface ResetFormProps {
  readonly state: PlainFormState<'password' | 'repeatPassword'>
  readonly isLinkValid: boolean
}

function ResetForm({ state, isLinkValid }: ResetFormProps) {
  const t = useTranslate<'sessions'>()
  const field = fieldsOf(state)
  if (!isLinkValid || state.code === 'link-invalid') {
    return (
      <>
        <h1>{t('sessions.reset.goneTitle')}</h1>
        <p role="alert">{t('sessions.reset.gone')}</p>
        <p>
          <a className="button" href={paths.forgot}>
            {t('sessions.reset.askAgain')}
          </a>
        </p>
      </>
    )
  }
  return (
    <>
      <h1>{t('sessions.reset.title')}</h1>
      <p className="muted">{t('sessions.reset.lead')}</p>
      <PlainForm
        state={state}
        labelOf={(name) => t(name === 'password' ? 'sessions.newPassword' : 'sessions.repeatPassword')}
        submitLabel={t('sessions.reset.submit')}
        busyLabel={t('sessions.reset.submitting')}
      >
        <NewPasswordFields password={field('password')} repeatPassword={field('repeatPassword')} />
      </PlainForm>
    </>
  )
}

export const ResetMarkup = defineIsland(['sessions'], ResetForm)
