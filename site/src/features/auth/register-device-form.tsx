import { DeviceBody } from '@cauce/contract/auth/sessions.ts'
import { browserNames } from '@cauce/format/browser-names.ts'
import { call, client, goTo } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { StepUpDialog } from './code-form.tsx'
import { withCode } from './step-up.store.ts'

interface RegisterDeviceFormProps {
  readonly destination: string
  /** The suggested name comes from the user agent of this browser. */
  readonly userAgent: string
}

function RegisterDeviceForm({ destination, userAgent }: RegisterDeviceFormProps) {
  const { browser, system } = browserNames(userAgent)
  const t = useTranslate<'sessions'>()
  const { field, ...contractForm } = useContractForm({
    schema: DeviceBody,
    defaultValues: { name: browser && system ? t('sessions.registerDevice.suggestion', { browser, system }) : '' },
    send: (body) => withCode(() => call(client.POST('/v1/auth/devices', { body }))),
    onDone: () => goTo(destination),
  })
  const foot = (
    <>
      <a className="button quiet wide" href={destination}>
        {t('sessions.registerDevice.skip')}
      </a>
      <p className="fine">{t('sessions.registerDevice.shared')}</p>
    </>
  )
  return (
    <>
      <Form
        {...contractForm}
        submitLabel={t('sessions.registerDevice.submit')}
        busyLabel={t('sessions.registerDevice.submitting')}
        foot={foot}
      >
        <Field
          {...field('name')}
          label={t('sessions.registerDevice.name')}
          help={t('sessions.registerDevice.nameHelp')}
          maxLength={60}
        />
      </Form>
      <StepUpDialog />
    </>
  )
}

export const RegisterDeviceIsland = defineIsland(['sessions'], RegisterDeviceForm)
