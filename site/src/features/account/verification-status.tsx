import type { Answer } from '@cauce/client'
import { formatDate } from '@cauce/format'
import { useState } from 'react'
import { call, client, type Failure } from '../../ui/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useTranslate } from '../../ui/island.tsx'
import { goTo } from '../../ui/go-to.ts'
import { verificationAdvice } from './verification-advice.ts'

export type Verification = Answer<'/v1/account/verifications'>['data'][number]
type Status = Answer<'/v1/account/users/me'>['verificationStatus']

interface VerificationStatusProps {
  readonly status: Status
  /** The last attempt, if there was one. */
  readonly latest: Verification | undefined
}

/** Where the verification of the own identity stands, and what to do next. */
export function VerificationStatus({ status, latest }: VerificationStatusProps) {
  const t = useTranslate<'verifications'>()
  const { tone, next } = verificationAdvice[status]
  const reason = latest?.decisionReason ?? latest?.reason
  return (
    <section className="stack-gap" aria-labelledby="identity" id="identity-status">
      <div className="row">
        <h2 id="identity">{t('verifications.identity.title')}</h2>
        <Badge colour={tone}>{t(`verifications.status.${status}`)}</Badge>
      </div>
      {status !== 'Approved' && <p>{t('verifications.identity.why')}</p>}
      <p className="muted">{t(`verifications.identity.advice.${status}`)}</p>
      {reason && status !== 'Approved' && <p className="note clay">{t('verifications.identity.reason', { reason })}</p>}
      {latest && (
        <p className="fine">
          {t('verifications.identity.lastAttempt', { attempt: latest.attempt, date: formatDate(latest.updatedAt) })}
        </p>
      )}
      {next === 'wait' && (
        <p>
          <Button look="quiet" isSmall onClick={() => location.reload()}>
            {t('verifications.identity.refresh')}
          </Button>
        </p>
      )}
      {next !== 'wait' && next !== 'none' && <StartButton next={next} />}
    </section>
  )
}

/** Asks the API for a page of the identity provider and leads there. */
function StartButton({ next }: { next: 'start' | 'resume' | 'retry' }) {
  const t = useTranslate<'verifications'>()
  const common = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const start = async () => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await call(client.POST('/v1/account/verifications'))
    if (outcome.failure) setFailure(outcome.failure)
    else await goTo(outcome.data.url)
    setBusy(false)
  }
  return (
    <div className="stack-gap">
      {failure && (
        <p className="note clay" role="alert">
          {wordsOfFailure(common, failure).message}
        </p>
      )}
      <p>
        <Button isBusy={isBusy} busyLabel={t('verifications.identity.starting')} onClick={() => void start()}>
          {t(`verifications.identity.${next}`)}
        </Button>
      </p>
    </div>
  )
}
