import { paths } from '@cauce/contract/pages.ts'
import { Field } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { PasskeyForm } from './passkey-form.tsx'
import { CodeInput, recoveryCodeProps } from './code-form.tsx'

interface OtpFormProps {
  readonly state: PlainFormState<'code' | 'recoveryCode'>
  readonly isRecovery: boolean
  readonly isDemonstration: boolean
  readonly hasPasskey: boolean
}

/** `login-start.ts` shows the e-mail, and the code of a demo account. */
function OtpForm({ state, isRecovery, isDemonstration, hasPasskey }: OtpFormProps) {
  const t = useTranslate<'sessions'>()
  const field = fieldsOf(state)
  const foot = (
    <p>
      <a className="button plain small" href={isRecovery ? paths.otp : `${paths.otp}?recovery`}>
        {t(isRecovery ? 'sessions.otp.useApplication' : 'sessions.otp.useRecovery')}
      </a>
    </p>
  )
  return (
    <>
      <p className="where">
        <b>{t('sessions.otp.step')}</b> <span data-login-email />
      </p>
      <h1>{t(isRecovery ? 'sessions.otp.recoveryTitle' : 'sessions.otp.title')}</h1>
      {hasPasskey && <PasskeyForm purpose="proof" />}
      <PlainForm
        state={state}
        labelOf={() => t(isRecovery ? 'sessions.recoveryCode' : 'sessions.code')}
        submitLabel={t('sessions.otp.submit')}
        busyLabel={t('sessions.checking')}
        foot={foot}
      >
        {isRecovery ? (
          <Field {...field('recoveryCode')} {...recoveryCodeProps(t)} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
          <CodeInput {...field('code')} autoFocus={!hasPasskey} />
        )}
        {isDemonstration && !isRecovery && (
          <button
            type="button"
            className="button quiet small"
            hidden
            data-demonstration-code={t('sessions.demonstration.useCode', { code: '{code}' })}
          >
            {t('sessions.demonstration.useCode', { code: '' })}
          </button>
        )}
      </PlainForm>
    </>
  )
}

export const OtpMarkup = defineIsland(['sessions'], OtpForm)
