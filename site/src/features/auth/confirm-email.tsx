import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, wordsOfFailure, type Failure } from '../../ui/api.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'

/** Confirms in the browser, because mail scanners fetch the page and would use up the link. */
function ConfirmEmail({ token, isLoggedIn }: { token: string; isLoggedIn: boolean }) {
  const t = useTranslate<'sessions' | 'forms' | 'errors' | 'errorWords'>()
  const [outcome, setOutcome] = useState<'checking' | 'done' | Failure>('checking')
  const isSent = useRef(false)
  const confirm = useCallback(async () => {
    setOutcome('checking')
    const { failure } = await call(client.POST('/v1/auth/email/confirm', { body: { token } }))
    setOutcome(failure ?? 'done')
  }, [token])
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void confirm()
  }, [confirm])
  const onward = (
    <a className="button" href={isLoggedIn ? paths.profile('customer') : paths.login()}>
      {t(isLoggedIn ? 'sessions.confirm.toProfile' : 'sessions.logIn')}
    </a>
  )
  if (outcome === 'checking' || outcome === 'done') {
    const isDone = outcome === 'done'
    return (
      <>
        <h1>{t(isDone ? 'sessions.confirm.doneTitle' : 'sessions.confirm.title')}</h1>
        <p>{t(isDone ? 'sessions.confirm.done' : 'sessions.confirm.checking')}</p>
        {isDone && <p>{onward}</p>}
      </>
    )
  }
  return (
    <>
      <h1>{t('sessions.confirm.failedTitle')}</h1>
      <p role="alert">{wordsOfFailure(t, outcome).message}</p>
      <p className="row">
        {outcome.kind === 'network' ? (
          <button type="button" className="button" onClick={() => void confirm()}>
            {t('forms.retry')}
          </button>
        ) : (
          onward
        )}
      </p>
    </>
  )
}

export const ConfirmEmailIsland = defineIsland(['sessions'], ConfirmEmail)
