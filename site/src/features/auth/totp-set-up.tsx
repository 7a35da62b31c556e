import type { Answer } from '@cauce/client'
import { TotpConfirmBody } from '@cauce/contract/auth/totps.ts'
import { Id } from '@cauce/contract/ids.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainCopy, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { CodeInput } from './code-form.tsx'
import { BackToProfile } from './proof-forms.tsx'
import { QrCode } from './qr-code.tsx'
import './totp-set-up.css'

type TotpSetup = Answer<'/v1/auth/totps', 'POST'>

/** Identifies the displayed set-up: another may have replaced it. */
export const FirstCodeForm = TotpConfirmBody.extend({ totpId: Id })

interface SetUpProps {
  readonly setup: TotpSetup
  readonly state: PlainFormState<'code' | 'totpId'>
  /** Replaces another device. */
  readonly isChange: boolean
}

function SetUp({ setup, state, isChange }: SetUpProps) {
  const t = useTranslate<'totps' | 'sessions' | 'errors'>()
  // The code belongs to the previous secret.
  const isGone = state.code === 'not-found' || state.code === 'setup-expired'
  const shown = isGone ? { ...state, errors: {}, message: t('totps.setUp.gone') } : state
  return (
    <>
      <h1>{t(isChange ? 'totps.change.newTitle' : 'totps.setUp.title')}</h1>
      <p className="muted">{t(isChange ? 'totps.change.newLead' : 'totps.setUp.lead')}</p>
      <ol className="set-up-steps">
        <li>
          <p>{t('totps.setUp.install')}</p>
        </li>
        <li>
          <p>{t('totps.setUp.scan')}</p>
          <Secret setup={setup} />
        </li>
        <li>
          <PlainForm
            state={shown}
            labelOf={() => t('totps.setUp.firstCode')}
            submitLabel={t('totps.setUp.submit')}
            busyLabel={t('sessions.checking')}
            foot={isChange && <BackToProfile />}
          >
            <input type="hidden" name="totpId" value={setup.totpId} />
            <CodeInput {...fieldsOf(shown)('code')} label={t('totps.setUp.firstCode')} />
          </PlainForm>
        </li>
      </ol>
    </>
  )
}

function Secret({ setup }: { setup: TotpSetup }) {
  const t = useTranslate<'totps'>()
  const grouped = setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret
  return (
    <>
      <QrCode text={setup.otpauthUrl} description={t('totps.setUp.qrDescription')} />
      <p className="small same-device">
        <a href={setup.otpauthUrl}>{t('totps.setUp.openApplication')}</a>
      </p>
      <div className="secret">
        <p className="small">{t('totps.setUp.secret')}</p>
        <code>{grouped}</code>
        <PlainCopy text={setup.secret} label={t('totps.setUp.copySecret')} copiedLabel={t('totps.setUp.copied')} />
        <p className="fine">{t('totps.setUp.secretHelp')}</p>
      </div>
    </>
  )
}

export const SetUpMarkup = defineIsland(['sessions', 'totps'], SetUp)
