import { paths } from '@cauce/contract/pages.ts'
import { Field } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { CodeInput, recoveryCodeProps } from './code-form.tsx'

export function BackToProfile() {
  const t = useTranslate<'totps'>()
  return (
    <p className="small">
      <a href={paths.profile()}>{t('totps.security.back')}</a>
    </p>
  )
}

interface ProofProps {
  readonly state: PlainFormState<'code' | 'recoveryCode'>
  readonly isRecovery: boolean
  readonly hasPasskey: boolean
}

function Proof({ state, isRecovery, hasPasskey }: ProofProps) {
  const t = useTranslate<'totps' | 'sessions'>()
  const field = fieldsOf(state)
  const foot = (
    <>
      <p>
        <a className="button plain small" href={isRecovery ? paths.changeDevice : `${paths.changeDevice}?recovery`}>
          {t(isRecovery ? 'sessions.otp.useApplication' : 'sessions.otp.useRecovery')}
        </a>
      </p>
      <BackToProfile />
    </>
  )
  return (
    <>
      <h1>{t('totps.change.title')}</h1>
      <p className="muted">{t('totps.change.lead')}</p>
      {hasPasskey && <PasskeyForm purpose="proof" />}
      <PlainForm
        state={state}
        labelOf={() => t(isRecovery ? 'sessions.recoveryCode' : 'totps.change.present')}
        submitLabel={t('totps.change.submit')}
        busyLabel={t('sessions.checking')}
        foot={foot}
      >
        {isRecovery ? (
          <Field {...field('recoveryCode')} {...recoveryCodeProps(t)} />
        ) : (
          <CodeInput {...field('code')} label={t('totps.change.present')} />
        )}
      </PlainForm>
    </>
  )
}

export const ProofMarkup = defineIsland(['sessions', 'totps'], Proof)

function NewRecoveryCodes({ state }: { state: PlainFormState<'code'> }) {
  const t = useTranslate<'totps' | 'sessions'>()
  return (
    <>
      <h1>{t('totps.renewal.title')}</h1>
      <p className="muted">{t('totps.renewal.lead')}</p>
      <PlainForm
        state={state}
        labelOf={() => t('sessions.code')}
        submitLabel={t('totps.renewal.submit')}
        busyLabel={t('sessions.checking')}
        foot={<BackToProfile />}
      >
        <CodeInput {...fieldsOf(state)('code')} />
      </PlainForm>
    </>
  )
}

export const NewRecoveryCodesMarkup = defineIsland(['sessions', 'totps'], NewRecoveryCodes)
