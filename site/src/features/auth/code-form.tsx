import { OtpBody } from '@cauce/contract/auth/sessions.ts'
import type { Answer } from '@cauce/client'
import { useEffect, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { CodeInput } from './code-input.tsx'

interface CodeFormProps {
  readonly submitLabel: string
  readonly onDone: (answer: Answer<'/v1/auth/otp', 'POST'>) => void | Promise<void>
  /** A code that something else fills in. */
  readonly filledCode?: string | undefined
  /** Told when the person changes between app and recovery code, for the heading. */
  readonly onRecovery?: (isRecovery: boolean) => void
  readonly children?: React.ReactNode
}

/** The one-time code, or one of the recovery codes in its place. */
export function CodeForm({ submitLabel, onDone, filledCode, onRecovery, children }: CodeFormProps) {
  const t = useTranslate<'sessions'>()
  const [isRecovery, setRecovery] = useState(false)
  const field = isRecovery ? 'recoveryCode' : 'code'
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: OtpBody,
    defaultValues: { code: '', recoveryCode: '' },
    fieldOfCode: { 'code-wrong': field, 'code-used': field },
  })
  const { setFocus, setValue } = form
  useEffect(() => setFocus(field), [setFocus, field])
  useEffect(() => {
    if (filledCode !== undefined) setValue('code', filledCode, { shouldValidate: true })
  }, [setValue, filledCode])
  const change = () => {
    form.reset({ code: '', recoveryCode: '' })
    setRecovery(!isRecovery)
    onRecovery?.(!isRecovery)
  }
  const send = submit((body) => call(client.POST('/v1/auth/otp', { body })), onDone)
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <ErrorSummary {...summary} />
      {isRecovery ? (
        <Field
          key="recovery"
          {...form.register('recoveryCode')}
          label={t('sessions.recoveryCode')}
          help={t('sessions.otp.recoveryHelp')}
          error={errorOf('recoveryCode')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
      ) : (
        <CodeInput key="code" {...form.register('code')} error={errorOf('code')} data-autofocus />
      )}
      {children}
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('sessions.checking')}>
        {submitLabel}
      </Button>
      <p>
        <button type="button" className="button plain small" onClick={change}>
          {t(isRecovery ? 'sessions.otp.useApplication' : 'sessions.otp.useRecovery')}
        </button>
      </p>
    </form>
  )
}
