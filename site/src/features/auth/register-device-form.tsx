import { DeviceBody } from '@cauce/contract/auth/sessions.ts'
import { Field } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'

interface RegisterDeviceFormProps {
  readonly state: PlainFormState<'name'>
  readonly destination: string
}

function RegisterDeviceForm({ state, destination }: RegisterDeviceFormProps) {
  const t = useTranslate<'sessions'>()
  const foot = (
    <>
      <a className="button quiet wide" href={destination}>
        {t('sessions.registerDevice.skip')}
      </a>
      <p className="fine">{t('sessions.registerDevice.shared')}</p>
    </>
  )
  return (
    <PlainForm
      state={state}
      labelOf={() => t('sessions.registerDevice.name')}
      submitLabel={t('sessions.registerDevice.submit')}
      busyLabel={t('sessions.registerDevice.submitting')}
      foot={foot}
    >
      <Field
        {...fieldsOf(state)('name')}
        label={t('sessions.registerDevice.name')}
        help={t('sessions.registerDevice.nameHelp')}
        maxLength={DeviceBody.shape.name.maxLength!}
      />
    </PlainForm>
  )
}

export const RegisterDeviceMarkup = defineIsland(['sessions'], RegisterDeviceForm)
