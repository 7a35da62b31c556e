import type { Answer } from '@cauce/client'
import { formatDate } from '@cauce/format'
import { call, client, goTo } from '../../ui/api.ts'
import { Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall, useNotifyingCall } from '../../ui/call.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { verificationAdvice } from './verification-advice.ts'

export type Verification = Answer<'/v1/account/verifications'>['data'][number]
type Status = Answer<'/v1/account/users/me'>['verificationStatus']

interface VerificationStatusProps {
  readonly status: Status
  readonly latest: Verification | undefined
  /** Required first (handbook rule 2.29). */
  readonly isEmailConfirmed: boolean
}

export function VerificationStatus({ status, latest, isEmailConfirmed }: VerificationStatusProps) {
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
      {!isEmailConfirmed && <UnconfirmedEmail />}
      {next === 'wait' && (
        <p>
          <Button look="quiet" isSmall onClick={() => location.reload()}>
            {t('verifications.identity.refresh')}
          </Button>
        </p>
      )}
      {isEmailConfirmed && next !== 'wait' && next !== 'none' && <StartButton next={next} />}
    </section>
  )
}

function StartButton({ next }: { next: 'start' | 'resume' | 'retry' }) {
  const t = useTranslate<'verifications'>()
  const { run, isBusy, failure } = useCall(
    () => call(client.POST('/v1/account/verifications')),
    ({ url }) => goTo(url),
  )
  return (
    <div className="stack-gap">
      <Refusal failure={failure} />
      <p>
        <Button isBusy={isBusy} busyLabel={t('verifications.identity.starting')} onClick={() => void run()}>
          {t(`verifications.identity.${next}`)}
        </Button>
      </p>
    </div>
  )
}

function UnconfirmedEmail() {
  const t = useTranslate<'users'>()
  const { run, isBusy } = useNotifyingCall(
    () => call(client.POST('/v1/auth/email/resend')),
    () => notify({ kind: 'success', text: t('users.profile.confirmationResent') }),
  )
  return (
    <div className="note clay stack-gap">
      <p>{t('users.profile.emailUnconfirmed')}</p>
      <p>
        <Button look="quiet" isSmall isBusy={isBusy} onClick={() => void run()}>
          {t('users.profile.resendConfirmation')}
        </Button>
      </p>
    </div>
  )
}
