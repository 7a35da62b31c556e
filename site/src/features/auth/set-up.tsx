import { TotpConfirmBody } from '@cauce/contract/auth/totps.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { CodeInput } from './code-input.tsx'
import { goTo } from '../../ui/go-to.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { forgetSetup, recallSetup, rememberSetup, type TotpSetup } from './set-up-memory.ts'
import './set-up.css'

export const SET_UP_NOUNS = [...UI_NOUNS, 'sessions', 'totps'] as const

interface SetUpProps {
  /** Where to go once the codes are kept. */
  readonly destination: string
  readonly userId: string
}

export function SetUpIsland(props: IslandProps<(typeof SET_UP_NOUNS)[number]> & SetUpProps) {
  return (
    <Island {...props}>
      <SetUp {...props} />
    </Island>
  )
}

/** First set-up of one-time codes: QR code or typed secret, the first code, then the recovery codes. */
function SetUp({ destination, userId }: SetUpProps) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const { setup, hasFailed, startAnew } = useSetup(userId)
  const confirmed = (codes: readonly string[]) => {
    forgetSetup(userId)
    setRecoveryCodes(codes)
  }
  if (recoveryCodes && setup)
    return (
      <RecoveryCodeList
        codes={recoveryCodes}
        account={accountOf(setup.otpauthUrl)}
        onKept={() => void goTo(destination)}
      />
    )
  return <Steps setup={setup} hasFailed={hasFailed} onStartAnew={startAnew} onConfirmed={confirmed} />
}

/** Whose codes they are, as the authenticator app shows it: the label of the `otpauth:` address, `Cauce:montse@correo.example`. */
const accountOf = (otpauthUrl: string) => decodeURIComponent(new URL(otpauthUrl).pathname).split(':').at(-1) ?? ''

function useSetup(userId: string) {
  const [setup, setSetup] = useState<TotpSetup>()
  const [hasFailed, setFailed] = useState(false)
  const isStarted = useRef(false)
  const startAnew = useCallback(async () => {
    setFailed(false)
    const { data } = await call(client.POST('/v1/auth/totps'))
    setSetup(data)
    if (data) rememberSetup(userId, data)
    else setFailed(true)
  }, [userId])
  const begin = useCallback(async () => {
    const kept = recallSetup(userId)
    if (kept) setSetup(kept)
    else await startAnew()
  }, [userId, startAnew])
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void begin()
  }, [begin])
  return { setup, hasFailed, startAnew }
}

interface StepsProps {
  readonly setup: TotpSetup | undefined
  readonly hasFailed: boolean
  readonly onStartAnew: () => Promise<void>
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

function Steps({ setup, hasFailed, onStartAnew, onConfirmed }: StepsProps) {
  const t = useTranslate<'totps' | 'forms'>()
  return (
    <>
      <h1>{t('totps.setUp.title')}</h1>
      <p className="muted">{t('totps.setUp.lead')}</p>
      {hasFailed ? (
        <div className="failed" role="alert">
          <h2>{t('totps.setUp.startFailed')}</h2>
          <p>{t('totps.setUp.startFailedAdvice')}</p>
          <Button look="quiet" isSmall onClick={() => void onStartAnew()}>
            {t('forms.retry')}
          </Button>
        </div>
      ) : (
        <ol className="set-up-steps">
          <li>
            <p>{t('totps.setUp.install')}</p>
          </li>
          <li>
            <p>{t('totps.setUp.scan')}</p>
            {setup ? <Secret setup={setup} /> : <div className="skeleton qr-code" aria-busy="true" />}
          </li>
          <li>
            <ConfirmForm totpId={setup?.totpId} onGone={onStartAnew} onConfirmed={onConfirmed} />
          </li>
        </ol>
      )}
    </>
  )
}

function Secret({ setup }: { setup: TotpSetup }) {
  const t = useTranslate<'totps'>()
  const grouped = setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret
  return (
    <>
      <QrCode text={setup.otpauthUrl} description={t('totps.setUp.qrDescription')} />
      <p className="small">
        <a href={setup.otpauthUrl}>{t('totps.setUp.openApplication')}</a>
      </p>
      <div className="secret">
        <p className="small">{t('totps.setUp.secret')}</p>
        <code>{grouped}</code>
        <CopyButton text={setup.secret} label={t('totps.setUp.copySecret')} copiedLabel={t('totps.setUp.copied')} />
        <p className="fine">{t('totps.setUp.secretHelp')}</p>
      </div>
    </>
  )
}

interface ConfirmFormProps {
  readonly totpId: string | undefined
  /** Another tab has begun a set-up of its own since, and this one's secret is worth nothing any more. */
  readonly onGone: () => Promise<void>
  readonly onConfirmed: StepsProps['onConfirmed']
}

function ConfirmForm({ totpId, onGone, onConfirmed }: ConfirmFormProps) {
  const t = useTranslate<'totps' | 'sessions'>()
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: TotpConfirmBody,
    defaultValues: { code: '' },
    fieldOfCode: { 'code-wrong': 'code', 'code-used': 'code' },
  })
  const confirm = submit(
    async (body) => {
      const params = { path: { totpId: totpId! } }
      const outcome = await call(client.POST('/v1/auth/totps/{totpId}/confirm', { params, body }))
      if (outcome.failure?.kind === 'refused' && outcome.failure.problem.code === 'not-found') await onGone()
      return outcome
    },
    ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  )
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => (totpId === undefined ? event.preventDefault() : void confirm(event))}
    >
      <ErrorSummary {...summary} />
      <CodeInput {...form.register('code')} label={t('totps.setUp.firstCode')} error={errorOf('code')} />
      <Button
        type="submit"
        isWide
        isBusy={isSending}
        aria-disabled={totpId === undefined}
        busyLabel={t('sessions.checking')}
      >
        {t('totps.setUp.submit')}
      </Button>
    </form>
  )
}
