import type { Answer } from '@cauce/client'
import { TotpConfirmBody } from '@cauce/contract/auth/totps.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, client, goTo, isRefusedWith } from '../../ui/api.ts'
import { Failed } from '../../ui/blocks.tsx'
import { CopyButton } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { CodeInput } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import './set-up.css'

type TotpSetup = Answer<'/v1/auth/totps', 'POST'>

/**
 * The set-up that waits for its first code stays in session storage. Each new set-up has another secret, so after a reload
 * the app with the scanned QR code would make wrong codes. Confirming removes it.
 */
const slotOf = (userId: string) => `totp-set-up:${userId}`

function SetUp({ destination, userId }: { destination: string; userId: string }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const { setup, hasFailed, restart } = useSetup(userId)
  const confirmed = (codes: readonly string[]) => {
    sessionStorage.removeItem(slotOf(userId))
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
  return <Steps setup={setup} hasFailed={hasFailed} onRestart={restart} onConfirmed={confirmed} />
}

/** The account name that the authenticator app shows: the label of `otpauth://totp/Cauce:montse@correo.example`. */
const accountOf = (otpauthUrl: string) => decodeURIComponent(new URL(otpauthUrl).pathname).split(':').at(-1) ?? ''

function useSetup(userId: string) {
  const [setup, setSetup] = useState<TotpSetup>()
  const [hasFailed, setFailed] = useState(false)
  const isStarted = useRef(false)
  const restart = useCallback(async () => {
    setFailed(false)
    const { data } = await call(client.POST('/v1/auth/totps'))
    setSetup(data)
    if (data) sessionStorage.setItem(slotOf(userId), JSON.stringify(data))
    else setFailed(true)
  }, [userId])
  const begin = useCallback(async () => {
    const stored = sessionStorage.getItem(slotOf(userId))
    if (stored !== null) setSetup(JSON.parse(stored) as TotpSetup)
    else await restart()
  }, [userId, restart])
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    void begin()
  }, [begin])
  return { setup, hasFailed, restart }
}

interface StepsProps {
  readonly setup: TotpSetup | undefined
  readonly hasFailed: boolean
  readonly onRestart: () => Promise<void>
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

function Steps({ setup, hasFailed, onRestart, onConfirmed }: StepsProps) {
  const t = useTranslate<'totps'>()
  return (
    <>
      <h1>{t('totps.setUp.title')}</h1>
      <p className="muted">{t('totps.setUp.lead')}</p>
      {hasFailed ? (
        <Failed
          heading="h2"
          title={t('totps.setUp.startFailed')}
          text={t('totps.setUp.startFailedAdvice')}
          onRetry={onRestart}
        />
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
            <ConfirmForm totpId={setup?.totpId} onGone={onRestart} onConfirmed={onConfirmed} />
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
  /** Another tab has started a set-up since, so the secret of this one is invalid. */
  readonly onGone: () => Promise<void>
  readonly onConfirmed: StepsProps['onConfirmed']
}

function ConfirmForm({ totpId, onGone, onConfirmed }: ConfirmFormProps) {
  const t = useTranslate<'totps' | 'sessions'>()
  const { field, onSubmit, ...contractForm } = useContractForm({
    schema: TotpConfirmBody,
    defaultValues: { code: '' },
    fieldOfCode: { 'code-wrong': 'code', 'code-used': 'code' },
    send: async (body) => {
      const params = { path: { totpId: totpId! } }
      const outcome = await call(client.POST('/v1/auth/totps/{totpId}/confirm', { params, body }))
      if (isRefusedWith(outcome.failure, 'not-found')) await onGone()
      return outcome
    },
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  return (
    <Form
      {...contractForm}
      onSubmit={(event) => (totpId === undefined ? event.preventDefault() : onSubmit(event))}
      isDisabled={totpId === undefined}
      submitLabel={t('totps.setUp.submit')}
      busyLabel={t('sessions.checking')}
    >
      <CodeInput {...field('code')} label={t('totps.setUp.firstCode')} />
    </Form>
  )
}

export const SetUpIsland = defineIsland(['sessions', 'totps'], SetUp)
