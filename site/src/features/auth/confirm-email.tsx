import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client, type Failure } from '../../ui/api.ts'
import { wordsOfFailure } from '../../ui/failure.ts'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'

export const CONFIRM_NOUNS = [...UI_NOUNS, 'sessions'] as const

interface ConfirmEmailProps {
  /** Of the mailed link. */
  readonly token: string
  readonly isLoggedIn: boolean
}

export function ConfirmEmailIsland(props: IslandProps<(typeof CONFIRM_NOUNS)[number]> & ConfirmEmailProps) {
  return (
    <Island {...props}>
      <ConfirmEmail {...props} />
    </Island>
  )
}

/**
 * Confirms once the page is in a browser: programs that look at links in mails fetch the page and would use the link up.
 */
function ConfirmEmail({ token, isLoggedIn }: ConfirmEmailProps) {
  const t = useTranslate()
  const words = useTranslate<'sessions'>()
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
  if (outcome === 'checking') {
    return (
      <>
        <h1>{words('sessions.confirm.title')}</h1>
        <p>{words('sessions.confirm.checking')}</p>
      </>
    )
  }
  const onward = isLoggedIn ? paths.profile('customer') : paths.login()
  if (outcome === 'done') {
    return (
      <>
        <h1>{words('sessions.confirm.doneTitle')}</h1>
        <p>{words('sessions.confirm.done')}</p>
        <p>
          <a className="button" href={onward}>
            {words(isLoggedIn ? 'sessions.confirm.toProfile' : 'sessions.logIn')}
          </a>
        </p>
      </>
    )
  }
  return (
    <>
      <h1>{words('sessions.confirm.failedTitle')}</h1>
      <p role="alert">{wordsOfFailure(t, outcome).message}</p>
      <p className="row">
        {outcome.kind === 'network' ? (
          <button type="button" className="button" onClick={() => void confirm()}>
            {t('forms.retry')}
          </button>
        ) : (
          <a className="button" href={onward}>
            {words(isLoggedIn ? 'sessions.confirm.toProfile' : 'sessions.logIn')}
          </a>
        )}
      </p>
    </>
  )
}
