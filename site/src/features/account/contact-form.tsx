import type { Answer } from '@cauce/client'
import type { Language } from '@cauce/contract'
import { UserMePatch } from '@cauce/contract/account/users.ts'
import { LANGUAGES } from '@cauce/i18n/language.ts'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, isRefusedWith } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { EMPTY_AS_NULL, GenderField } from './gender-field.tsx'

export type User = Answer<'/v1/account/users/me'>

function contactOf(user: User) {
  const { phone, gender, language, generalEmailNotifications, ticketEmailNotifications, updatedAt } = user
  return { phone: phone ?? '', gender, language, generalEmailNotifications, ticketEmailNotifications, updatedAt }
}

/** Optimistic locking: after a 409 the form loads the saved values and keeps the typed ones on top. */
export function ContactForm({ user }: { user: User }) {
  const t = useTranslate<'users' | 'common'>()
  const pageLanguage = useLanguage()
  const [conflict, setConflict] = useState<'none' | 'found' | 'merged'>('none')
  const { form, field, summary, ...contractForm } = useContractForm({
    schema: UserMePatch,
    defaultValues: contactOf(user),
    send: async (body) => {
      const outcome = await call(client.PATCH('/v1/account/users/me', { body }))
      setConflict(isRefusedWith(outcome.failure, 'edit-conflict') ? 'found' : 'none')
      return outcome
    },
    onDone: async (saved, _values, form) => {
      form.reset(contactOf(saved))
      if (saved.language !== pageLanguage) await chooseLanguage(saved.language, paths.profile('customer'))
      else notify({ kind: 'success', text: t('users.profile.saved') })
    },
  })
  const merge = async () => {
    const { data } = await call(client.GET('/v1/account/users/me'))
    if (!data) return
    form.reset(contactOf(data), { keepDirtyValues: true })
    setConflict('merged')
  }
  const languages = LANGUAGES.map((value) => ({ value, label: t(`common.languages.${value}`), lang: value }))
  return (
    <section aria-labelledby="contact" className="stack-gap">
      <h2 id="contact">{t('users.profile.contact')}</h2>
      <Form
        {...contractForm}
        summary={conflict === 'none' ? summary : { attempt: 0 }}
        isWide={false}
        submitLabel={t('users.profile.submit')}
        busyLabel={t('users.profile.submitting')}
      >
        {conflict === 'found' && (
          <div className="alert" role="alert">
            <p>{t('users.profile.conflict')}</p>
            <Button look="quiet" isSmall onClick={() => void merge()}>
              {t('users.profile.conflictReload')}
            </Button>
          </div>
        )}
        {conflict === 'merged' && <output className="alert calm">{t('users.profile.conflictReloaded')}</output>}
        <div className="field-row">
          <Field {...field('phone')} type="tel" label={t('users.fields.phone')} autoComplete="tel" />
          <GenderField {...field('gender', EMPTY_AS_NULL)} />
        </div>
        <SelectField {...field('language')} label={t('users.fields.language')} choices={languages} />
        <fieldset className="form">
          <legend>
            <b>{t('users.profile.notifications')}</b>
          </legend>
          <CheckField {...field('generalEmailNotifications')} label={t('users.profile.generalEmails')} />
          <CheckField {...field('ticketEmailNotifications')} label={t('users.profile.ticketEmails')} />
          <p className="fine">{t('users.profile.alwaysSent')}</p>
        </fieldset>
      </Form>
    </section>
  )
}

async function chooseLanguage(language: Language, back: string): Promise<void> {
  await fetch(paths.language, { method: 'POST', body: new URLSearchParams({ language, back }), redirect: 'manual' })
  location.assign(back)
}
