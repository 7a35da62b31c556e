import type { Answer } from '@cauce/client'
import { PasskeyBody } from '@cauce/contract/auth/passkeys.ts'
import { browserNames } from '@cauce/format/browser-names.ts'
import { useState } from 'react'
import { call, client, type Outcome } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { makePasskey, type DeviceFailure } from './passkey.ts'
import { withCode } from './step-up.store.ts'

export type Passkey = Answer<'/v1/auth/passkeys'>['data'][number]

const NameForm = PasskeyBody.pick({ name: true })

export function PasskeyNameForm({ onDone }: { onDone: (passkey: Passkey) => void }) {
  const t = useTranslate<'passkeys' | 'sessions'>()
  const [failed, setFailed] = useState<DeviceFailure>()
  const { browser, system } = browserNames(navigator.userAgent)
  const { field, ...contractForm } = useContractForm({
    schema: NameForm,
    defaultValues: { name: browser && system ? t('passkeys.suggestion', { browser, system }) : '' },
    send: async ({ name }): Promise<Outcome<Passkey | undefined>> => {
      setFailed(undefined)
      const creation = await withCode(() => call(client.POST('/v1/auth/passkeys/creation')))
      if (creation.failure) return creation
      const made = await makePasskey(creation.data)
      if (made.failed !== undefined) {
        setFailed(made.failed)
        return { data: undefined }
      }
      return call(client.POST('/v1/auth/passkeys', { body: { name, ...made.data } }))
    },
    onDone: (passkey) => (passkey ? onDone(passkey) : undefined),
  })
  return (
    <Form {...contractForm} submitLabel={t('passkeys.submit')} busyLabel={t('passkeys.submitting')}>
      <p>{t('passkeys.addLead')}</p>
      {failed && (
        <p className="note clay" role="alert">
          {t(`sessions.passkey.${failed}`)}
        </p>
      )}
      <Field {...field('name')} label={t('passkeys.name')} maxLength={NameForm.shape.name.maxLength!} data-autofocus />
    </Form>
  )
}
