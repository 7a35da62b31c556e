import type { Answer } from '@cauce/client'
import { IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract/account/identification.ts'
import { paths } from '@cauce/contract/pages.ts'
import type { MessageKey } from '@cauce/i18n'
import { CheckField, DateField, Field, SelectField } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { NewPasswordFields } from '../auth/new-password-fields.tsx'
import { GenderField } from './gender-field.tsx'
import type { RegistrationField, RegistrationKind } from './registration.ts'
import './registration.css'

interface RegistrationFormProps {
  readonly state: PlainFormState<RegistrationField>
  readonly kind: RegistrationKind
  /** Spain first. */
  readonly countries: Answer<'/v1/misc/countries'>['data']
}

function RegistrationForm({ state, kind, countries }: RegistrationFormProps) {
  const t = useTranslate<'users' | 'sessions' | 'errors'>()
  const field = fieldsOf(state)
  const labelOf = (name: string) => {
    if (name === 'acceptsTerms' || name === 'acknowledgesPrivacy') return ''
    return name === 'repeatPassword' ? t('sessions.repeatPassword') : t(`users.fields.${name}` as MessageKey<'users'>)
  }
  return (
    <PlainForm
      state={state}
      labelOf={labelOf}
      className="form registration"
      keepAs="registration"
      submitLabel={t('users.registration.submit')}
      busyLabel={t('users.registration.submitting')}
    >
      {kind === 'company' && (
        <fieldset>
          <legend>{t('users.registration.company')}</legend>
          <Field {...field('companyName')} label={t('users.fields.companyName')} autoComplete="organization" />
          <Field {...field('taxNumber')} label={t('users.fields.taxNumber')} autoCapitalize="characters" />
        </fieldset>
      )}
      <PersonFields field={field} kind={kind} countries={countries} />
      <DocumentFields field={field} />
      <AccessFields field={field} />
      <LegalFields field={field} />
    </PlainForm>
  )
}

interface FieldsProps {
  readonly field: ReturnType<typeof fieldsOf<RegistrationField>>
}

function PersonFields({ field, kind, countries }: FieldsProps & Omit<RegistrationFormProps, 'state'>) {
  const t = useTranslate<'users' | 'forms'>()
  const nationalities = countries.map(({ alpha2, name }) => ({ value: alpha2, label: name }))
  return (
    <fieldset>
      <legend>{t(kind === 'company' ? 'users.registration.representative' : 'users.registration.person')}</legend>
      <div className="field-row">
        <Field {...field('name')} label={t('users.fields.name')} autoComplete="given-name" />
        <Field {...field('surname')} label={t('users.fields.surname')} autoComplete="family-name" />
      </div>
      <div className="field-row">
        <DateField
          {...field('birthdayAt')}
          label={t('users.fields.birthdayAt')}
          help={`${t('forms.dateHelp')} ${t('users.registration.birthdayHelp')}`}
          autoComplete="bday"
        />
        <GenderField {...field('gender')} autoComplete="sex" />
      </div>
      <div className="field-row">
        <SelectField {...field('nationality')} label={t('users.fields.nationality')} choices={nationalities} />
        <Field
          {...field('phone')}
          type="tel"
          label={t('users.fields.phone')}
          help={t('users.registration.phoneHelp')}
          autoComplete="tel"
        />
      </div>
    </fieldset>
  )
}

function DocumentFields({ field }: FieldsProps) {
  const t = useTranslate<'users'>()
  const types = IDENTIFICATION_DOCUMENT_TYPES.map((value) => ({
    value,
    label: t(`users.identificationDocumentType.${value}`),
  }))
  return (
    <fieldset>
      <legend>{t('users.registration.document')}</legend>
      <div className="field-row">
        <SelectField
          {...field('identificationDocumentType')}
          label={t('users.fields.identificationDocumentType')}
          choices={types}
        />
        <Field
          {...field('identificationDocumentNumber')}
          label={t('users.fields.identificationDocumentNumber')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </fieldset>
  )
}

function AccessFields({ field }: FieldsProps) {
  const t = useTranslate<'users'>()
  const email = { type: 'email', spellCheck: false } as const
  return (
    <fieldset>
      <legend>{t('users.registration.access')}</legend>
      <div className="field-row">
        <Field {...field('email')} {...email} label={t('users.fields.email')} autoComplete="username" />
        <Field {...field('repeatEmail')} {...email} label={t('users.fields.repeatEmail')} autoComplete="email" />
      </div>
      <NewPasswordFields
        label={t('users.fields.password')}
        password={field('password')}
        repeatPassword={field('repeatPassword')}
      />
    </fieldset>
  )
}

/** One tick per text: the notice is accepted, the policy informs. */
function LegalFields({ field }: FieldsProps) {
  const t = useTranslate<'users'>()
  const text = (before: string, path: string, name: string) => (
    <>
      {before}{' '}
      <a href={path} target="_blank">
        {name}
      </a>
      .
    </>
  )
  const tick = (name: 'acceptsTerms' | 'acknowledgesPrivacy') => {
    const { defaultValue, ...rest } = field(name)
    return { ...rest, defaultChecked: defaultValue !== '' }
  }
  return (
    <>
      <CheckField
        {...tick('acceptsTerms')}
        label={text(t('users.registration.termsBefore'), paths.terms, t('users.registration.terms'))}
      />
      <CheckField
        {...tick('acknowledgesPrivacy')}
        label={text(t('users.registration.privacyBefore'), paths.privacy, t('users.registration.privacy'))}
      />
    </>
  )
}

export const RegistrationMarkup = defineIsland(['sessions', 'users'], RegistrationForm)
