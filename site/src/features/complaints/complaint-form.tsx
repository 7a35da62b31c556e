import type { Answer } from '@cauce/client'
import { ATTACHMENT_KINDS, fileKinds } from '@cauce/contract/files.ts'
import { paths } from '@cauce/contract/pages.ts'
import type { ReactNode } from 'react'
import { CheckField, Field, FieldFrame, SelectField, TextField } from '../../ui/field.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { fieldsOf, PlainForm, type PlainFormState } from '../../ui/plain-form.tsx'
import { COMPLAINANT, CONTACT, FILES, REPRESENTATIVE, TICKS, type ComplaintField } from './complaint-fields.ts'
import './complaint-form.css'

type Countries = Answer<'/v1/misc/countries'>['data']
interface ComplaintFormProps {
  readonly state: PlainFormState<ComplaintField>
  readonly countries: Countries
}

/** Form of Delegated Regulation (EU) 2022/2117; works without script (decision site-interaction). */
function ComplaintForm({ state, countries }: ComplaintFormProps) {
  const t = useTranslate<'complaintPages' | 'errors'>()
  const field = fieldsOf(state)
  const labelOf = (name: string) => (name === FILES ? t('complaintPages.files') : wordsOf(t, name as NamedField))
  const text = (name: 'dates' | 'place') => <Field {...field(name)} label={labelOf(name)} isOptional />
  return (
    <PlainForm
      state={state}
      labelOf={labelOf}
      className="form complaint"
      isMultipart
      keepAs="complaint"
      submitLabel={t('complaintPages.submit')}
      busyLabel={t('complaintPages.submitting')}
    >
      <fieldset>
        <legend>{t('complaintPages.parts.complainant')}</legend>
        <PartyFields names={COMPLAINANT} state={state} countries={countries} />
      </fieldset>
      <OptionalPart names={CONTACT} state={state} title={t('complaintPages.parts.contact')}>
        <PartyFields names={CONTACT} state={state} countries={countries} />
      </OptionalPart>
      <OptionalPart names={REPRESENTATIVE} state={state} title={t('complaintPages.parts.representative')}>
        <PartyFields names={REPRESENTATIVE} state={state} countries={countries} />
      </OptionalPart>
      <fieldset>
        <legend>{t('complaintPages.parts.complaint')}</legend>
        <Field
          {...field('investmentReference')}
          label={labelOf('investmentReference')}
          help={t('complaintPages.referenceHelp')}
          isOptional
        />
        <TextField {...field('description')} label={labelOf('description')} rows={8} required />
        {text('dates')}
        <TextField {...field('damage')} label={labelOf('damage')} rows={3} isOptional />
        <TextField {...field('otherComments')} label={labelOf('otherComments')} rows={3} isOptional />
        {text('place')}
      </fieldset>
      <Attachments state={state} />
      <p className="small muted">
        {t('complaintPages.privacy')} <a href={paths.privacy}>{t('complaintPages.privacyLink')}</a>.
      </p>
    </PlainForm>
  )
}

type Words = ReturnType<typeof useTranslate<'complaintPages'>>
type NamedField = Exclude<ComplaintField, typeof FILES>
const wordsOf = (t: Words, name: NamedField) => t(`complaintPages.form.${name}`)

interface PartProps {
  readonly names: typeof COMPLAINANT | typeof CONTACT | typeof REPRESENTATIVE
  readonly state: PlainFormState<ComplaintField>
}

/** Autofill, for the complainant only. */
const AUTOCOMPLETE: Partial<Record<ComplaintField, string>> = {
  name: 'family-name',
  firstName: 'given-name',
  address: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
  phone: 'tel',
  email: 'email',
}

function PartyFields({ names, state, countries }: PartProps & { readonly countries: Countries }) {
  const t = useTranslate<'complaintPages'>()
  const field = fieldsOf(state)
  const choices = [{ value: '', label: '' }, ...countries.map(({ alpha2, name }) => ({ value: alpha2, label: name }))]
  return (
    <div className="party">
      {names.map((name) => {
        const isNeeded = name === 'name' || name === 'email'
        const common = { ...field(name), label: wordsOf(t, name), isOptional: !isNeeded, required: isNeeded }
        if (/country$/i.test(name)) return <SelectField key={name} {...common} choices={choices} />
        const type = /email$/i.test(name) ? 'email' : /phone$/i.test(name) ? 'tel' : 'text'
        return (
          <Field key={name} {...common} type={type} help={helpOf(t, name)} autoComplete={AUTOCOMPLETE[name] ?? 'off'} />
        )
      })}
    </div>
  )
}

function helpOf(t: Words, name: ComplaintField) {
  if (/lei$/i.test(name)) return t('complaintPages.leiHelp')
  return name === 'email' ? t('complaintPages.emailHelp') : undefined
}

function OptionalPart({ names, state, title, children }: PartProps & { title: string; children: ReactNode }) {
  const t = useTranslate<'complaintPages'>()
  const isUsed = names.some((name) => state.values[name] !== '' || state.errors[name] !== undefined)
  return (
    <details open={isUsed}>
      <summary>{title}</summary>
      <p className="small muted">{t('complaintPages.optionalPart')}</p>
      {children}
    </details>
  )
}

function Attachments({ state }: Pick<PartProps, 'state'>) {
  const t = useTranslate<'complaintPages'>()
  const field = fieldsOf(state)
  return (
    <fieldset>
      <legend>{t('complaintPages.parts.attachments')}</legend>
      <p>{t('complaintPages.attached')}</p>
      {TICKS.map((name) => {
        const { defaultValue, ...tick } = field(name)
        return (
          <CheckField key={name} {...tick} label={wordsOf(t, name)} defaultChecked={defaultValue !== ''} data-kept />
        )
      })}
      <FilesField label={t('complaintPages.files')} error={state.errors[FILES]} isAgain={state.message !== undefined} />
    </fieldset>
  )
}

interface FilesFieldProps {
  readonly label: string
  readonly error: string | undefined
  /** Refused once: the browser has forgotten the files. */
  readonly isAgain: boolean
}

/** After a refusal script restores the files; without script they are chosen again. */
export function FilesField({ label, error, isAgain }: FilesFieldProps) {
  const t = useTranslate<'complaintPages'>()
  return (
    <FieldFrame id={FILES} label={label} error={error} help={t('complaintPages.filesHelp')} isOptional>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            type="file"
            name={FILES}
            multiple
            accept={ATTACHMENT_KINDS.map((kind) => fileKinds[kind]).join(',')}
          />
          {isAgain && <noscript>{t('complaintPages.chooseAgain')}</noscript>}
        </>
      )}
    </FieldFrame>
  )
}

export const ComplaintMarkup = defineIsland(['complaintPages'], ComplaintForm)
