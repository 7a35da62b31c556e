import type { Answer } from '@cauce/client'
import { IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract/account/users.ts'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, goTo } from '../../ui/api.ts'
import { useContractForm, type ContractForm } from '../../ui/contract-form.ts'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useLanguage, useTranslate } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { pageOfStep, rememberLoginEmail } from '../auth/login-steps.ts'
import { NewPasswordFields } from '../auth/new-password-fields.tsx'
import { EMPTY_AS_NULL, GenderField } from './gender-field.tsx'
import { bodyOf, emptyRegistration, schemaOf, type Registration, type RegistrationKind } from './registration.ts'
import './registration.css'

interface RegistrationFormProps {
  readonly kind: RegistrationKind
  /** Spain first. */
  readonly countries: Answer<'/v1/misc/countries'>['data']
  readonly destination: string
}

function RegistrationForm({ kind, countries, destination }: RegistrationFormProps) {
  const t = useTranslate<'users'>()
  const language = useLanguage()
  const { field, ...contractForm } = useContractForm({
    schema: schemaOf(kind),
    defaultValues: emptyRegistration(kind, language),
    fieldOfCode: {
      'email-taken': 'email',
      'identification-exists': 'identificationDocumentNumber',
      'country-unknown': 'nationality',
      underage: 'birthdayAt',
    },
    send: (values) => call(client.POST('/v1/account/users', { body: bodyOf(values) })),
    onDone: (_user, { email, password }) =>
      logIn({ email, password }, destination, t('users.registration.alreadyRegistered')),
  })
  return (
    <Form
      {...contractForm}
      className="form registration"
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
      <CheckField {...field('acceptsTerms')} label={<AcceptedTerms />} />
    </Form>
  )
}

/** Logs in with the new account. When that fails, the person logs in on the log-in page. */
async function logIn(credentials: { email: string; password: string }, destination: string, otherwise: string) {
  const { data } = await call(client.POST('/v1/auth/login', { body: credentials }))
  if (!data) notifyAfterNavigation({ kind: 'success', text: otherwise })
  rememberLoginEmail(credentials.email)
  return goTo(data ? pageOfStep(data.next, destination) : paths.login())
}

interface FieldsProps {
  readonly field: ContractForm<Registration>['field']
}

function PersonFields({ field, kind, countries }: FieldsProps & Omit<RegistrationFormProps, 'destination'>) {
  const t = useTranslate<'users'>()
  const nationalities = countries.map(({ alpha2, name }) => ({ value: alpha2, label: name }))
  return (
    <fieldset>
      <legend>{t(kind === 'company' ? 'users.registration.representative' : 'users.registration.person')}</legend>
      <div className="field-row">
        <Field {...field('name')} label={t('users.fields.name')} autoComplete="given-name" />
        <Field {...field('surname')} label={t('users.fields.surname')} autoComplete="family-name" />
      </div>
      <div className="field-row">
        <Field
          {...field('birthdayAt')}
          type="date"
          label={t('users.fields.birthdayAt')}
          help={t('users.registration.birthdayHelp')}
          autoComplete="bday"
        />
        <GenderField {...field('gender', EMPTY_AS_NULL)} autoComplete="sex" />
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

function AcceptedTerms() {
  const t = useTranslate<'users'>()
  return (
    <>
      {t('users.registration.termsBefore')}{' '}
      <a href={paths.legal} target="_blank">
        {t('users.registration.legal')}
      </a>{' '}
      {t('users.registration.termsBetween')}{' '}
      <a href={paths.privacy} target="_blank">
        {t('users.registration.privacy')}
      </a>
      .
    </>
  )
}

export const RegistrationIsland = defineIsland(['sessions', 'users'], RegistrationForm)
