import type { Answer } from '@cauce/client'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import {
  BACKGROUND_LENGTHS,
  FUNDS_ORIGINS,
  RELATIONSHIP_PURPOSES,
  POLITICAL_EXPOSURES,
  COMPANY_CONTROLS,
  MAXIMUM_OWNERS,
} from '@cauce/contract/account/customer-background.ts'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field, TextField, DateField, SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { Choices } from './choices.tsx'
import {
  bodyOf,
  draftOf,
  mistakesOfDraft,
  type Declaration,
  type DeclarationDraft,
  type Declarations,
  type PersonKind,
  emptyOwner,
  type OwnerDraft,
} from './declaration-draft.ts'
import { Button } from '../../ui/button.tsx'
import './declaration-form.css'

type Countries = Answer<'/v1/misc/countries'>['data']

export interface PartProps {
  readonly draft: DeclarationDraft
  readonly change: (part: Partial<DeclarationDraft>) => void
  /** By control id. */
  readonly errors: Readonly<Record<string, string | undefined>>
  /** Spain first. */
  readonly countries: Countries
}

interface DeclarationFormProps {
  readonly userId: string
  readonly kind: PersonKind
  readonly countries: Countries
  readonly declared: Declaration | undefined
  readonly onDone: (state: Declarations) => void
}

/** A refusal keeps everything typed. */
export function DeclarationForm({ userId, kind, countries, declared, onDone }: DeclarationFormProps) {
  const t = useTranslate<'customerDeclarations'>()
  const [today] = useState(() => calendarDateOf(new Date()))
  const { form, field, change, ...contractForm } = useContractForm({
    mistakesOf: (draft) => mistakesOfDraft(kind, draft, today),
    defaultValues: draftOf(declared),
    keepAs: `${userId}:declaration`,
    send: (draft: DeclarationDraft) =>
      call(client.POST('/v1/account/customer-declarations', { body: bodyOf(kind, draft) })),
    onDone,
  })
  const part = { draft: form.watch(), change, errors: contractForm.summary.fields, countries }
  return (
    <section className="declaration" aria-labelledby="declaration">
      <h2 id="declaration">{t('customerDeclarations.form.title')}</h2>
      <Form
        {...contractForm}
        submitLabel={t('customerDeclarations.form.submit')}
        busyLabel={t('customerDeclarations.form.submitting')}
        isWide={false}
        foot={<p className="fine">{t('customerDeclarations.form.kept')}</p>}
      >
        <Field
          {...field('activity')}
          label={t(`customerDeclarations.form.activity.${kind}`)}
          help={t(`customerDeclarations.form.activityHelp.${kind}`)}
          maxLength={BACKGROUND_LENGTHS.line}
        />
        <FundsFields {...part} kind={kind} />
        <ExposureFields {...part} />
        {kind === 'company' && <OwnersFields {...part} />}
      </Form>
    </section>
  )
}

function FundsFields({ kind, draft, change, errors }: PartProps & { readonly kind: PersonKind }) {
  const t = useTranslate<'customerDeclarations'>()
  const { purpose, origins } = draft
  const isExplained = origins.includes('other')
  return (
    <>
      <Choices
        id="purpose"
        type="radio"
        legend={t('customerDeclarations.form.purpose')}
        names={RELATIONSHIP_PURPOSES.filter((name) => kind === 'company' || name !== 'treasury' || purpose === name)}
        wordsOf={(name) => t(`customerDeclarations.purposes.${name}`)}
        isChosen={(name) => purpose === name}
        onChange={(name) => change({ purpose: name })}
        error={errors['purpose']}
      />
      {purpose === 'other' && (
        <Field
          id="purposeText"
          label={t('customerDeclarations.form.purposeText')}
          value={draft.purposeText}
          maxLength={BACKGROUND_LENGTHS.purpose}
          onChange={({ target }) => change({ purposeText: target.value })}
          error={errors['purposeText']}
        />
      )}
      <Choices
        id="origins"
        type="checkbox"
        legend={t('customerDeclarations.form.origins')}
        help={t('customerDeclarations.form.originsHelp')}
        names={FUNDS_ORIGINS}
        wordsOf={(name) => t(`customerDeclarations.origins.${name}`)}
        isChosen={(name) => origins.includes(name)}
        onChange={(name, isTaken) =>
          change({ origins: isTaken ? [...origins, name] : origins.filter((one) => one !== name) })
        }
        error={errors['origins']}
      />
      <TextField
        id="originText"
        label={t(`customerDeclarations.form.originText.${isExplained ? 'needed' : 'offered'}`)}
        isOptional={!isExplained}
        value={draft.originText}
        maxLength={BACKGROUND_LENGTHS.origin}
        rows={3}
        onChange={({ target }) => change({ originText: target.value })}
        error={errors['originText']}
      />
    </>
  )
}

/** Politically exposed persons (Ley 10/2010, articles 14 and 15). */
function ExposureFields({ draft, change, errors }: PartProps) {
  const t = useTranslate<'customerDeclarations'>()
  const { exposure } = draft
  return (
    <>
      <Choices
        id="exposure"
        type="radio"
        legend={t('customerDeclarations.form.exposure')}
        help={t('customerDeclarations.form.exposureHelp')}
        names={POLITICAL_EXPOSURES}
        wordsOf={(name) => t(`customerDeclarations.exposures.${name}`)}
        isChosen={(name) => exposure === name}
        onChange={(name) => change({ exposure: name })}
        error={errors['exposure']}
      />
      {(exposure === 'relative' || exposure === 'associate') && (
        <Field
          id="exposedPerson"
          label={t('customerDeclarations.form.exposedPerson')}
          value={draft.exposedPerson}
          maxLength={BACKGROUND_LENGTHS.line}
          autoComplete="off"
          onChange={({ target }) => change({ exposedPerson: target.value })}
          error={errors['exposedPerson']}
        />
      )}
      {exposure !== '' && exposure !== 'none' && (
        <>
          <Field
            id="exposedOffice"
            label={t('customerDeclarations.form.exposedOffice')}
            value={draft.exposedOffice}
            maxLength={BACKGROUND_LENGTHS.line}
            autoComplete="off"
            onChange={({ target }) => change({ exposedOffice: target.value })}
            error={errors['exposedOffice']}
          />
          <DateField
            id="exposureEndedOn"
            label={t('customerDeclarations.form.exposureEndedOn')}
            help={t('customerDeclarations.form.exposureEndedHelp')}
            isOptional
            defaultValue={draft.exposureEndedOn}
            onChange={({ target }) => change({ exposureEndedOn: target.value })}
            error={errors['exposureEndedOn']}
          />
        </>
      )}
    </>
  )
}

/** Beneficial owners above 25 %, else administrators (Ley 10/2010, article 4). */
function OwnersFields(props: PartProps) {
  const t = useTranslate<'customerDeclarations'>()
  const { draft, change, errors } = props
  const { control, owners } = draft
  const nextKey = 1 + Math.max(-1, ...owners.map(({ key }) => key))
  return (
    <>
      <Choices
        id="control"
        type="radio"
        legend={t('customerDeclarations.form.control')}
        help={t('customerDeclarations.form.controlHelp')}
        names={COMPANY_CONTROLS}
        wordsOf={(name) => t(`customerDeclarations.controls.${name}`)}
        isChosen={(name) => control === name}
        onChange={(name) => change({ control: name, owners: owners.length > 0 ? owners : [emptyOwner(nextKey)] })}
        error={errors['control']}
      />
      {control !== '' &&
        owners.map((owner, index) => <OwnerFields key={owner.key} {...props} owner={owner} index={index} />)}
      {control !== '' && (
        <div className="field">
          <Button
            id="owners"
            look="quiet"
            disabled={owners.length >= MAXIMUM_OWNERS}
            onClick={() => change({ owners: [...owners, emptyOwner(nextKey)] })}
          >
            {t('customerDeclarations.form.add')}
          </Button>
          <p className="error">{errors['owners']}</p>
        </div>
      )}
    </>
  )
}

function OwnerFields(props: PartProps & { owner: OwnerDraft; index: number }) {
  const { draft, change, errors, countries, owner, index } = props
  const t = useTranslate<'customerDeclarations'>()
  const number = String(index + 1)
  const id = (name: string) => `owners.${index}.${name}`
  const set = (part: Partial<OwnerDraft>) =>
    change({ owners: draft.owners.map((one) => (one.key === owner.key ? { ...one, ...part } : one)) })
  const choices = [
    { value: '', label: t('customerDeclarations.form.chooseCountry') },
    ...countries.map(({ alpha2, name }) => ({ value: alpha2, label: name })),
  ]
  return (
    <fieldset className="owner">
      <legend>{t('customerDeclarations.form.person', { number })}</legend>
      <Field
        id={id('name')}
        label={t('customerDeclarations.form.name')}
        value={owner.name}
        maxLength={BACKGROUND_LENGTHS.line}
        autoComplete="off"
        onChange={({ target }) => set({ name: target.value })}
        error={errors[id('name')]}
      />
      <div className="field-row">
        <DateField
          id={id('birthdayAt')}
          label={t('customerDeclarations.form.birthdayAt')}
          defaultValue={owner.birthdayAt}
          onChange={({ target }) => set({ birthdayAt: target.value })}
          error={errors[id('birthdayAt')]}
        />
        {draft.control === 'owners' && (
          <Field
            id={id('share')}
            label={t('customerDeclarations.form.share')}
            value={owner.share}
            inputMode="decimal"
            maxLength={7}
            autoComplete="off"
            onChange={({ target }) => set({ share: target.value })}
            error={errors[id('share')]}
          />
        )}
      </div>
      <div className="field-row">
        {(['nationality', 'country'] as const).map((name) => (
          <SelectField
            key={name}
            id={id(name)}
            label={t(`customerDeclarations.form.${name}`)}
            value={owner[name]}
            choices={choices}
            onChange={({ target }) => set({ [name]: target.value })}
            error={errors[id(name)]}
          />
        ))}
      </div>
      {draft.owners.length > 1 && (
        <p>
          <Button look="quiet" onClick={() => change({ owners: draft.owners.filter(({ key }) => key !== owner.key) })}>
            {t('customerDeclarations.form.remove', { number })}
          </Button>
        </p>
      )}
    </fieldset>
  )
}
