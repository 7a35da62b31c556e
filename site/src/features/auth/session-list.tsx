import type { Answer } from '@cauce/client'
import { formatDateTime, formatRelativeTime } from '@cauce/format'
import { browserNames } from '@cauce/format/browser-names.ts'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'

export type Session = Answer<'/v1/auth/sessions'>['data'][number]

/** The open sessions of the person; all but this one can be ended here. */
export function SessionList({ initial, now }: { initial: readonly Session[]; now: Date }) {
  const t = useTranslate<'sessions'>()
  const common = useTranslate()
  const language = useLanguage()
  const [sessions, setSessions] = useState(initial)
  const [ending, setEnding] = useState<string>()
  const nameOf = ({ userAgent }: Session) => {
    const { browser, system } = browserNames(userAgent)
    return browser && system
      ? t('sessions.open.browserOn', { browser, system })
      : (browser ?? system ?? t('sessions.open.unknownBrowser'))
  }
  const end = async ({ sessionId }: Session) => {
    setEnding(sessionId)
    const { failure } = await call(client.DELETE('/v1/auth/sessions/{id}', { params: { path: { id: sessionId } } }))
    setEnding(undefined)
    if (failure) {
      notify({ kind: 'error', text: wordsOfFailure(common, failure).message })
      return
    }
    setSessions((open) => open.filter((session) => session.sessionId !== sessionId))
    notify({ kind: 'success', text: t('sessions.open.ended') })
  }
  return (
    <section aria-labelledby="open-sessions">
      <h3 id="open-sessions">{t('sessions.open.title')}</h3>
      <p className="small muted">{t('sessions.open.lead')}</p>
      <ul className="documents">
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <b>{nameOf(session)}</b>
            <span>
              {t('sessions.open.lastUsed', {
                when: formatRelativeTime(session.lastUsedAt, language, now),
                address: session.address,
              })}
              . {t('sessions.open.startedAt', { when: formatDateTime(session.createdAt) })}.
            </span>
            {session.isCurrent ? (
              <Badge colour="green">{t('sessions.open.current')}</Badge>
            ) : (
              <Button
                look="quiet"
                isSmall
                isBusy={ending === session.sessionId}
                aria-label={t('sessions.open.endOf', { name: nameOf(session) })}
                onClick={() => void end(session)}
              >
                {t('sessions.open.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
