import type { Answer } from '@cauce/client'
import { IDENTIFICATION_DOCUMENT_TYPES } from '@cauce/contract/account/users.ts'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm, type ContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CheckField, Field, SelectField } from '../../ui/field.tsx'
import { Island, UI_NOUNS, useLanguage, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { goTo } from '../../ui/go-to.ts'
import { rememberLoginEmail } from '../auth/login-email.ts'
import { NewPasswordFields } from '../auth/new-password-fields.tsx'
import { pageOfStep } from '../auth/next-page.ts'
import { bodyOf, emptyRegistration, schemaOf, type Registration, type RegistrationKind } from './registration.ts'
import './registration.css'

export const REGISTRATION_NOUNS = [...UI_NOUNS, 'sessions', 'users'] as const

export type Country = Answer<'/v1/misc/countries'>['data'][number]

interface RegistrationFormProps {
  readonly kind: RegistrationKind
  /** Spain first. */
  readonly countries: readonly Country[]
  readonly destination: string
}

export function RegistrationIsland(props: IslandProps<(typeof REGISTRATION_NOUNS)[number]> & RegistrationFormProps) {
  return (
    <Island {...props}>
      <RegistrationForm {...props} />
    </Island>
  )
}

function RegistrationForm({ kind, countries, destination }: RegistrationFormProps) {
  const t = useTranslate<'users'>()
  const language = useLanguage()
  const contractForm = useContractForm<Registration>({
    schema: schemaOf(kind),
    defaultValues: emptyRegistration(kind, language),
    fieldOfCode: {
      'email-taken': 'email',
      'identification-exists': 'identificationDocumentNumber',
      'country-unknown': 'nationality',
      underage: 'birthdayAt',
    },
  })
  const { form, errorOf, summary, isSending, submit } = contractForm
  const register = submit(
    (values) => call(client.POST('/v1/account/users', { body: bodyOf(values) })),
    (_user, { email, password }) => logIn({ email, password }, destination, t('users.registration.alreadyRegistered')),
  )
  return (
    <form className="form registration" method="post" noValidate onSubmit={register}>
      <ErrorSummary {...summary} />
      {kind === 'company' && <CompanyFields {...contractForm} />}
      <PersonFields {...contractForm} kind={kind} countries={countries} />
      <DocumentFields {...contractForm} />
      <AccessFields {...contractForm} />
      <CheckField {...form.register('acceptsTerms')} label={<Terms />} error={errorOf('acceptsTerms')} />
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('users.registration.submitting')}>
        {t('users.registration.submit')}
      </Button>
    </form>
  )
}

/** The account exists now; whoever cannot be logged in at once does so by hand. */
async function logIn(credentials: { email: string; password: string }, destination: string, otherwise: string) {
  const { data } = await call(client.POST('/v1/auth/login', { body: credentials }))
  if (!data) notifyAfterNavigation({ kind: 'success', text: otherwise })
  rememberLoginEmail(credentials.email)
  return goTo(data ? pageOfStep(data.next, destination) : paths.login())
}

type Part = ContractForm<Registration>

function CompanyFields({ form, errorOf }: Part) {
  const t = useTranslate<'users'>()
  return (
    <fieldset>
      <legend>{t('users.registration.company')}</legend>
      <Field
        {...form.register('companyName')}
        label={t('users.fields.companyName')}
        error={errorOf('companyName')}
        autoComplete="organization"
      />
      <Field
        {...form.register('taxNumber')}
        label={t('users.fields.taxNumber')}
        error={errorOf('taxNumber')}
        autoCapitalize="characters"
      />
    </fieldset>
  )
}

function PersonFields({
  form,
  errorOf,
  kind,
  countries,
}: Part & { kind: RegistrationKind; countries: readonly Country[] }) {
  const t = useTranslate<'users'>()
  return (
    <fieldset>
      <legend>{t(kind === 'company' ? 'users.registration.representative' : 'users.registration.person')}</legend>
      <div className="field-row">
        <Field
          {...form.register('name')}
          label={t('users.fields.name')}
          error={errorOf('name')}
          autoComplete="given-name"
        />
        <Field
          {...form.register('surname')}
          label={t('users.fields.surname')}
          error={errorOf('surname')}
          autoComplete="family-name"
        />
      </div>
      <div className="field-row">
        <Field
          {...form.register('birthdayAt')}
          type="date"
          label={t('users.fields.birthdayAt')}
          help={t('users.registration.birthdayHelp')}
          error={errorOf('birthdayAt')}
          autoComplete="bday"
        />
        <SelectField
          {...form.register('gender', { setValueAs: (chosen: string | null) => chosen || null })}
          label={t('users.fields.gender')}
          error={errorOf('gender')}
          isOptional
          autoComplete="sex"
        >
          <option value="">{t('users.registration.unsaid')}</option>
          {(['Female', 'Male', 'Other'] as const).map((gender) => (
            <option key={gender} value={gender}>
              {t(`users.gender.${gender}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="field-row">
        <SelectField
          {...form.register('nationality')}
          label={t('users.fields.nationality')}
          error={errorOf('nationality')}
        >
          {countries.map(({ alpha2, name }) => (
            <option key={alpha2} value={alpha2}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          {...form.register('phone')}
          type="tel"
          label={t('users.fields.phone')}
          help={t('users.registration.phoneHelp')}
          error={errorOf('phone')}
          autoComplete="tel"
        />
      </div>
    </fieldset>
  )
}

function DocumentFields({ form, errorOf }: Part) {
  const t = useTranslate<'users'>()
  return (
    <fieldset>
      <legend>{t('users.registration.document')}</legend>
      <div className="field-row">
        <SelectField
          {...form.register('identificationDocumentType')}
          label={t('users.fields.identificationDocumentType')}
          error={errorOf('identificationDocumentType')}
        >
          {IDENTIFICATION_DOCUMENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`users.identificationDocumentType.${type}`)}
            </option>
          ))}
        </SelectField>
        <Field
          {...form.register('identificationDocumentNumber')}
          label={t('users.fields.identificationDocumentNumber')}
          error={errorOf('identificationDocumentNumber')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </fieldset>
  )
}

function AccessFields({ form, errorOf }: Part) {
  const t = useTranslate<'users'>()
  return (
    <fieldset>
      <legend>{t('users.registration.access')}</legend>
      <div className="field-row">
        <Field
          {...form.register('email')}
          type="email"
          label={t('users.fields.email')}
          error={errorOf('email')}
          autoComplete="username"
          spellCheck={false}
        />
        <Field
          {...form.register('repeatEmail')}
          type="email"
          label={t('users.fields.repeatEmail')}
          error={errorOf('repeatEmail')}
          autoComplete="email"
          spellCheck={false}
        />
      </div>
      <NewPasswordFields
        label={t('users.fields.password')}
        password={{ ...form.register('password'), error: errorOf('password') }}
        repeatPassword={{ ...form.register('repeatPassword'), error: errorOf('repeatPassword') }}
      />
    </fieldset>
  )
}

function Terms() {
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
