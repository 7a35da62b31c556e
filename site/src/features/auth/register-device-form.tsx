import { DeviceBody } from '@cauce/contract/auth/sessions.ts'
import { browserNames } from '@cauce/format/browser-names.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field } from '../../ui/field.tsx'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { goTo } from '../../ui/go-to.ts'
import { StepUpDialog } from './step-up-dialog.tsx'
import { withCode } from './step-up.store.ts'

export const REGISTER_DEVICE_NOUNS = [...UI_NOUNS, 'sessions'] as const

interface RegisterDeviceFormProps {
  readonly destination: string
  /** Of this browser, from which its name is suggested. */
  readonly userAgent: string
}

export function RegisterDeviceIsland(
  props: IslandProps<(typeof REGISTER_DEVICE_NOUNS)[number]> & RegisterDeviceFormProps,
) {
  return (
    <Island {...props}>
      <RegisterDeviceForm {...props} />
      <StepUpDialog />
    </Island>
  )
}

function RegisterDeviceForm({ destination, userAgent }: RegisterDeviceFormProps) {
  const { browser, system } = browserNames(userAgent)
  const t = useTranslate<'sessions'>()
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: DeviceBody,
    defaultValues: { name: browser && system ? t('sessions.registerDevice.suggestion', { browser, system }) : '' },
  })
  const trust = submit(
    (body) => withCode(() => call(client.POST('/v1/auth/devices', { body }))),
    () => goTo(destination),
  )
  return (
    <form className="form" method="post" noValidate onSubmit={trust}>
      <ErrorSummary {...summary} />
      <Field
        {...form.register('name')}
        label={t('sessions.registerDevice.name')}
        help={t('sessions.registerDevice.nameHelp')}
        error={errorOf('name')}
        maxLength={60}
      />
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('sessions.registerDevice.submitting')}>
        {t('sessions.registerDevice.submit')}
      </Button>
      <a className="button quiet wide" href={destination}>
        {t('sessions.registerDevice.skip')}
      </a>
      <p className="fine">{t('sessions.registerDevice.shared')}</p>
    </form>
  )
}
