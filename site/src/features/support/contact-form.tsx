import { CONTACT_SUBJECTS } from '@cauce/contract/support/contact-messages.ts'
import { paths } from '@cauce/contract/pages.ts'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { FILES } from '../complaints/complaint-fields.ts'
import { FilesField } from '../complaints/complaint-form.tsx'

export const CONTACT_FIELDS = { name: '', email: '', subject: '', message: '' }
type ContactField = keyof typeof CONTACT_FIELDS

function ContactForm({ state }: { readonly state: PlainFormState<ContactField> }) {
  const t = useTranslate<'contactMessages' | 'complaintPages' | 'forms'>()
  const field = (name: ContactField) => ({
    ...fieldsOf(state)(name),
    label: t(`contactMessages.fields.${name}`),
    required: true,
  })
  const subjects = CONTACT_SUBJECTS.map((value) => ({ value, label: t(`contactMessages.subject.${value}`) }))
  return (
    <PlainForm
      state={state}
      labelOf={(name) => t(`contactMessages.fields.${name as ContactField}`)}
      keepAs="contact"
      submitLabel={t('contactMessages.submit')}
      busyLabel={t('forms.sending')}
    >
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" autoComplete="email" help={t('contactMessages.emailHelp')} />
      <SelectField {...field('subject')} choices={[{ value: '', label: t('contactMessages.choose') }, ...subjects]} />
      <TextField {...field('message')} rows={8} />
      <p className="small muted">
        {t('contactMessages.privacy')} <a href={paths.privacy}>{t('complaintPages.privacyLink')}</a>.
      </p>
    </PlainForm>
  )
}

function ContactConfirmation({ state }: { readonly state: PlainFormState<typeof FILES> }) {
  const t = useTranslate<'contactMessages' | 'complaintPages' | 'forms'>()
  return (
    <PlainForm
      state={state}
      labelOf={() => t('complaintPages.files')}
      isMultipart
      submitLabel={t('contactMessages.confirm.submit')}
      busyLabel={t('forms.sending')}
    >
      <FilesField label={t('complaintPages.files')} error={state.errors[FILES]} isAgain={state.message !== undefined} />
    </PlainForm>
  )
}

export const ContactMarkup = defineIsland(['contactMessages', 'complaintPages'], ContactForm)
export const ContactConfirmationMarkup = defineIsland(['contactMessages', 'complaintPages'], ContactConfirmation)
