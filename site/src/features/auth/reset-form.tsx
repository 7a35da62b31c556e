import { paths } from '@cauce/contract/pages.ts'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface ResetFormProps {
  readonly state: PlainFormState<'password' | 'repeatPassword'>
}

function ResetForm({ state }: ResetFormProps) {
  const t = useTranslate<'sessions'>()
  const field = fieldsOf(state)
  return (
    <PlainForm
      state={state}
      labelOf={(name) => t(name === 'password' ? 'sessions.newPassword' : 'sessions.repeatPassword')}
      submitLabel={t('sessions.reset.submit')}
      busyLabel={t('sessions.reset.submitting')}
    >
      {state.code === 'link-invalid' && (
        <p>
          <a href={paths.forgot}>{t('sessions.reset.askAgain')}</a>
        </p>
      )}
      <NewPasswordFields password={field('password')} repeatPassword={field('repeatPassword')} />
    </PlainForm>
  )
}

export const ResetMarkup = defineIsland(['sessions'], ResetForm)
