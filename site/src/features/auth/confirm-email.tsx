import { paths } from '@cauce/contract/pages.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'

interface ConfirmEmailProps {
  readonly state: PlainFormState
  readonly hasToken: boolean
  readonly isLoggedIn: boolean
}

/** A form, because mail scanners fetch the page and would use up the link; script submits it. */
function ConfirmEmail({ state, hasToken, isLoggedIn }: ConfirmEmailProps) {
  const t = useTranslate<'sessions' | 'errors'>()
  const isInvalid = !hasToken || state.code === 'link-invalid'
  const onward = (
    <p>
      <a className="button" href={isLoggedIn ? paths.profile('customer') : paths.login()}>
        {t(isLoggedIn ? 'sessions.confirm.toProfile' : 'sessions.logIn')}
      </a>
    </p>
  )
  if (state.isDone) {
    return (
      <>
        <h1>{t('sessions.confirm.doneTitle')}</h1>
        <p>{t('sessions.confirm.done')}</p>
        {onward}
      </>
    )
  }
  if (isInvalid) {
    return (
      <>
        <h1>{t('sessions.confirm.failedTitle')}</h1>
        <p role="alert">{t('errors.link-invalid')}</p>
        {isLoggedIn ? (
          onward
        ) : (
          <>
            <p>{t('sessions.confirm.failed')}</p>
            <p>
              <a className="button" href={paths.forgot}>
                {t('sessions.confirm.toForgot')}
              </a>
            </p>
          </>
        )}
      </>
    )
  }
  return (
    <>
      <h1>{t('sessions.confirm.title')}</h1>
      <p className="muted">{t('sessions.confirm.lead')}</p>
      <PlainForm
        state={state}
        labelOf={() => ''}
        submitLabel={t('sessions.confirm.submit')}
        busyLabel={t('sessions.confirm.submitting')}
      />
    </>
  )
}

export const ConfirmEmailMarkup = defineIsland(['sessions'], ConfirmEmail)
