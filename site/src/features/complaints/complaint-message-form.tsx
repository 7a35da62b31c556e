import { TextField } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { FILES } from './complaint-fields.ts'
import { FilesField } from './complaint-form.tsx'

function MessageForm({ state }: { readonly state: PlainFormState<'message' | typeof FILES> }) {
  const t = useTranslate<'complaintPages' | 'forms'>()
  return (
    <PlainForm
      state={state}
      labelOf={(name) => t(name === FILES ? 'complaintPages.files' : 'complaintPages.one.message')}
      isMultipart
      submitLabel={t('complaintPages.one.send')}
      busyLabel={t('forms.sending')}
    >
      <TextField {...fieldsOf(state)('message')} label={t('complaintPages.one.message')} rows={5} required />
      <FilesField label={t('complaintPages.files')} error={state.errors[FILES]} isAgain={state.message !== undefined} />
    </PlainForm>
  )
}

function WithdrawalForm({ state }: { readonly state: PlainFormState }) {
  const t = useTranslate<'complaintPages' | 'forms'>()
  return (
    <PlainForm
      state={state}
      labelOf={() => ''}
      submitLabel={t('complaintPages.one.withdrawConfirm')}
      busyLabel={t('forms.sending')}
    />
  )
}

export const MessageMarkup = defineIsland(['complaintPages'], MessageForm)
export const WithdrawalMarkup = defineIsland(['complaintPages'], WithdrawalForm)
