import type { Answer } from '@cauce/client'
import { UserMePatch } from '@cauce/contract/account/users.ts'
import { LANGUAGES } from '@cauce/i18n/language.ts'
import { useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { useLanguage, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { chooseLanguage } from './choose-language.ts'

export type User = Answer<'/v1/account/users/me'>

const contactOf = ({
  phone,
  gender,
  language,
  generalEmailNotifications,
  ticketEmailNotifications,
  updatedAt,
}: User) => ({
  phone: phone ?? '',
  gender,
  language,
  generalEmailNotifications,
  ticketEmailNotifications,
  updatedAt,
})

/**
 * What a person may change of their own account. Somebody else may have saved in between (409): then what they saved is
 * fetched and what was typed here stays on top of it, to be looked at before saving again.
 */
export function ContactForm({ user }: { user: User }) {
  const t = useTranslate<'users' | 'common'>()
  const pageLanguage = useLanguage()
  const [conflict, setConflict] = useState<'none' | 'found' | 'merged'>('none')
  const contractForm = useContractForm({ schema: UserMePatch, defaultValues: contactOf(user) })
  const { form, errorOf, summary, isSending, submit } = contractForm
  const save = submit(
    async (body) => {
      const outcome = await call(client.PATCH('/v1/account/users/me', { body }))
      const isConflict = outcome.failure?.kind === 'refused' && outcome.failure.problem.code === 'edit-conflict'
      setConflict(isConflict ? 'found' : 'none')
      return outcome
    },
    async (saved) => {
      form.reset(contactOf(saved))
      // The page in the other language says by itself that it was saved.
      if (saved.language !== pageLanguage) await chooseLanguage(saved.language, paths.profile('customer'))
      else notify({ kind: 'success', text: t('users.profile.saved') })
    },
  )
  const merge = async () => {
    const { data } = await call(client.GET('/v1/account/users/me'))
    if (!data) return
    form.reset(contactOf(data), { keepDirtyValues: true })
    setConflict('merged')
  }
  return (
    <section aria-labelledby="contact" className="stack-gap">
      <h2 id="contact">{t('users.profile.contact')}</h2>
      <form className="form" method="post" noValidate onSubmit={save}>
        {conflict === 'none' && <ErrorSummary {...summary} />}
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
          <Field
            {...form.register('phone')}
            type="tel"
            label={t('users.fields.phone')}
            error={errorOf('phone')}
            autoComplete="tel"
          />
          <SelectField
            {...form.register('gender', { setValueAs: (chosen: string | null) => chosen || null })}
            label={t('users.fields.gender')}
            error={errorOf('gender')}
            isOptional
          >
            <option value="">{t('users.registration.unsaid')}</option>
            {(['Female', 'Male', 'Other'] as const).map((gender) => (
              <option key={gender} value={gender}>
                {t(`users.gender.${gender}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <SelectField {...form.register('language')} label={t('users.fields.language')} error={errorOf('language')}>
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`common.languages.${language}`)}
            </option>
          ))}
        </SelectField>
        <fieldset className="form">
          <legend>
            <b>{t('users.profile.notifications')}</b>
          </legend>
          <CheckField {...form.register('generalEmailNotifications')} label={t('users.profile.generalEmails')} />
          <CheckField {...form.register('ticketEmailNotifications')} label={t('users.profile.ticketEmails')} />
          <p className="fine">{t('users.profile.alwaysSent')}</p>
        </fieldset>
        <p>
          <Button type="submit" isBusy={isSending} busyLabel={t('users.profile.submitting')}>
            {t('users.profile.submit')}
          </Button>
        </p>
      </form>
    </section>
  )
}
