import { OtpBody } from '@cauce/contract/auth/sessions.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState, type ChangeEvent, type ComponentProps } from 'react'
import { call, client, type Outcome } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { $codeRequest } from './step-up.store.ts'
import type { Answer } from '@cauce/client'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import type { DeviceFailure } from './passkey.ts'
import { supportsPasskeys } from './passkey-support.ts'

interface CodeFormProps {
  readonly submitLabel: string
  readonly onDone: (answer: CodeAnswer) => void | Promise<void>
}

function CodeForm({ submitLabel, onDone }: CodeFormProps) {
  const t = useTranslate<'sessions'>()
  const [isRecovery, setRecovery] = useState(false)
  const name = isRecovery ? 'recoveryCode' : 'code'
  const { form, field, ...contractForm } = useContractForm({
    schema: OtpBody,
    defaultValues: { code: '', recoveryCode: '' },
    fieldOfCode: { 'code-wrong': name, 'code-used': name },
    send: (body) => call(client.POST('/v1/auth/otp', { body })),
    onDone,
  })
  const { setFocus } = form
  useEffect(() => setFocus(name), [setFocus, name])
  const change = () => {
    form.reset({ code: '', recoveryCode: '' })
    setRecovery(!isRecovery)
  }
  const switchButton = (
    <p>
      <button type="button" className="button plain small" onClick={change}>
        {t(isRecovery ? 'sessions.otp.useApplication' : 'sessions.otp.useRecovery')}
      </button>
    </p>
  )
  return (
    <Form {...contractForm} submitLabel={submitLabel} busyLabel={t('sessions.checking')} foot={switchButton}>
      <PasskeyButton onDone={onDone} />
      {isRecovery ? (
        <Field key="recovery" {...field('recoveryCode')} {...recoveryCodeProps(t)} data-autofocus />
      ) : (
        <CodeInput key="code" {...field('code')} data-autofocus />
      )}
    </Form>
  )
}

export const recoveryCodeProps = (t: Translate<'sessions'>) => ({
  label: t('sessions.recoveryCode'),
  help: t('sessions.otp.recoveryHelp'),
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
})

type CodeInputProps = Omit<ComponentProps<typeof Field>, 'label' | 'onChange'> & {
  readonly label?: string
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => unknown
}

/** Autofill and pasted spaces are accepted; the sixth digit submits. */
export function CodeInput({ onChange, label, ...field }: CodeInputProps) {
  const t = useTranslate<'sessions'>()
  return (
    <Field
      {...field}
      label={label ?? t('sessions.code')}
      help={t('sessions.codeHelp')}
      className="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Some apps copy a space in the middle.
      maxLength={9}
      onChange={async (event) => {
        const { form, value } = event.target
        await onChange?.(event)
        if (/^\d{6}$/.test(value.replaceAll(/\s/g, ''))) form?.requestSubmit()
      }}
    />
  )
}

/** Rendered once per island whose calls may need a code (`withCode`). */
export function StepUpDialog() {
  const request = useStore($codeRequest)
  const t = useTranslate<'sessions'>()
  return (
    <Dialog
      isOpen={request !== null}
      title={t('sessions.stepUp.title')}
      onClose={() => $codeRequest.get()?.settle(false)}
    >
      {request?.about !== undefined && (
        <p>
          <b>{request.about}</b>
        </p>
      )}
      <p className="small muted">{t('sessions.stepUp.explanation')}</p>
      <CodeForm submitLabel={t('sessions.stepUp.submit')} onDone={() => $codeRequest.get()?.settle(true)} />
      <p className="fine">{t('sessions.neverAsked')}</p>
    </Dialog>
  )
}

type CodeAnswer = Answer<'/v1/auth/otp', 'POST'>

/** For people with a passkey in a supporting browser. */
function PasskeyButton({ onDone }: { onDone: (answer: CodeAnswer) => void | Promise<void> }) {
  const t = useTranslate<'sessions'>()
  const [isOffered, setOffered] = useState(false)
  const [failed, setFailed] = useState<DeviceFailure>()
  useEffect(() => {
    if (supportsPasskeys())
      void call(client.GET('/v1/auth/session')).then(({ data }) => setOffered(data?.hasPasskey === true))
  }, [])
  const { run, isBusy, failure } = useCall(
    async (): Promise<Outcome<CodeAnswer | undefined>> => {
      setFailed(undefined)
      const challenge = await call(client.POST('/v1/auth/passkeys/proof-request'))
      if (challenge.failure) return challenge
      // Lazy: only passkey users load it.
      const { signWithPasskey } = await import('./passkey.ts')
      const answer = await signWithPasskey(challenge.data)
      if (answer.failed === undefined) return call(client.POST('/v1/auth/otp', { body: { passkey: answer.data } }))
      setFailed(answer.failed)
      return { data: undefined }
    },
    (answer) => answer && onDone(answer),
  )
  if (!isOffered) return null
  return (
    <>
      <Refusal failure={failure} />
      {failed && (
        <p className="note clay" role="alert">
          {t(`sessions.passkey.${failed}`)}
        </p>
      )}
      <p>
        <Button isWide isBusy={isBusy} busyLabel={t('sessions.checking')} onClick={() => void run()}>
          {t('sessions.passkey.use')}
        </Button>
      </p>
    </>
  )
}
