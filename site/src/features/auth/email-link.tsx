import { paths } from '@cauce/contract/pages.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'

interface EmailLinkProps {
  readonly kind: keyof typeof EMAIL_LINKS
  readonly state: PlainFormState
  readonly hasToken: boolean
  readonly isLoggedIn: boolean
}

export const EMAIL_LINKS = {
  confirmEmail: {
    title: 'sessions.confirm.title',
    lead: 'sessions.confirm.lead',
    submit: 'sessions.confirm.submit',
    busy: 'sessions.confirm.submitting',
    doneTitle: 'sessions.confirm.doneTitle',
    done: 'sessions.confirm.done',
    failedTitle: 'sessions.confirm.failedTitle',
    failed: 'errors.link-invalid',
  },
  confirmNewEmail: {
    title: 'emailChanges.confirmTitle',
    lead: 'emailChanges.confirmLead',
    submit: 'emailChanges.confirmSubmit',
    busy: 'emailChanges.confirming',
    doneTitle: 'emailChanges.confirmedTitle',
    done: 'emailChanges.confirmed',
    failedTitle: 'emailChanges.confirmFailedTitle',
    failed: 'errors.link-invalid',
  },
  undoEmailChange: {
    title: 'emailChanges.undoTitle',
    lead: 'emailChanges.undoLead',
    submit: 'emailChanges.undoSubmit',
    busy: 'emailChanges.undoing',
    doneTitle: 'emailChanges.undoneTitle',
    done: 'emailChanges.undone',
    failedTitle: 'emailChanges.undoFailedTitle',
    failed: 'emailChanges.undoFailed',
  },
  stopAccess: {
    title: 'emailChanges.stopTitle',
    lead: 'emailChanges.stopLead',
    submit: 'emailChanges.stopSubmit',
    busy: 'emailChanges.stopping',
    doneTitle: 'emailChanges.stoppedTitle',
    done: 'emailChanges.stopped',
    failedTitle: 'emailChanges.stopFailedTitle',
    failed: 'emailChanges.stopFailed',
  },
} as const

/** A form with one button, because mail scanners fetch the page and would use up the link. */
function EmailLink({ kind, state, hasToken, isLoggedIn }: EmailLinkProps) {
  const t = useTranslate<'emailChanges' | 'opening' | 'sessions' | 'errors'>()
  const words = EMAIL_LINKS[kind]
  const onward = (
    <p>
      <a className="button" href={isLoggedIn ? paths.nextStep : paths.login()}>
        {t(isLoggedIn ? 'opening.toNext' : 'sessions.logIn')}
      </a>
    </p>
  )
  if (state.isDone) {
    return (
      <>
        <h1>{t(words.doneTitle)}</h1>
        <p>{t(words.done)}</p>
        {(kind === 'confirmEmail' || kind === 'confirmNewEmail') && onward}
      </>
    )
  }
  if (!hasToken || state.code === 'link-invalid') {
    return (
      <>
        <h1>{t(words.failedTitle)}</h1>
        <p role="alert">{t(words.failed)}</p>
        {kind === 'confirmEmail' && !isLoggedIn ? (
          <>
            <p>{t('sessions.confirm.failed')}</p>
            <p>
              <a className="button" href={paths.forgot}>
                {t('sessions.confirm.toForgot')}
              </a>
            </p>
          </>
        ) : (
          onward
        )}
      </>
    )
  }
  return (
    <>
      <h1>{t(words.title)}</h1>
      <p className="muted">{t(words.lead)}</p>
      <PlainForm state={state} labelOf={() => ''} submitLabel={t(words.submit)} busyLabel={t(words.busy)} />
    </>
  )
}

export const EmailLinkMarkup = defineIsland(['emailChanges', 'opening', 'sessions'], EmailLink)
