import { Field } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

export const SET_UP_FIELDS = { code: '', name: '', surname: '', email: '', password: '', repeatPassword: '' } as const
type Name = keyof typeof SET_UP_FIELDS

const LABELS = {
  code: 'sessions.setUp.code',
  name: 'users.fields.name',
  surname: 'users.fields.surname',
  email: 'sessions.email',
  password: 'sessions.password',
  repeatPassword: 'sessions.repeatPassword',
} as const satisfies Record<Name, string>

function SetUpForm({ state }: { readonly state: PlainFormState<Name> }) {
  const t = useTranslate<'sessions' | 'users'>()
  const field = fieldsOf(state)
  return (
    <PlainForm
      state={state}
      labelOf={(name) => t(LABELS[name as Name])}
      submitLabel={t('sessions.setUp.submit')}
      busyLabel={t('sessions.setUp.submitting')}
    >
      <Field
        {...field('code')}
        label={t(LABELS.code)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field {...field('name')} label={t(LABELS.name)} autoComplete="given-name" />
      <Field {...field('surname')} label={t(LABELS.surname)} autoComplete="family-name" />
      <Field {...field('email')} type="email" label={t(LABELS.email)} autoComplete="username" />
      <NewPasswordFields
        label={t(LABELS.password)}
        password={field('password')}
        repeatPassword={field('repeatPassword')}
      />
    </PlainForm>
  )
}

export const SetUpMarkup = defineIsland(['sessions', 'users'], SetUpForm)
