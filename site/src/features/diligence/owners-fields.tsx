import { BACKGROUND_LENGTHS, COMPANY_CONTROLS, MAXIMUM_OWNERS } from '@cauce/contract/account/customer-background.ts'
import { Button } from '../../ui/button.tsx'
import { DateField, Field, SelectField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { Choices } from './choices.tsx'
import { emptyOwner, type OwnerDraft } from './declaration-draft.ts'
import type { PartProps } from './declaration-form.tsx'

/** Beneficial owners above 25 %, else administrators (Ley 10/2010, article 4). */
export function OwnersFields(props: PartProps) {
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
        <p>
          <Button
            id="owners"
            look="quiet"
            disabled={owners.length >= MAXIMUM_OWNERS}
            onClick={() => change({ owners: [...owners, emptyOwner(nextKey)] })}
          >
            {t('customerDeclarations.form.add')}
          </Button>
          {errors['owners'] && <span className="error">{errors['owners']}</span>}
        </p>
      )}
    </>
  )
}

function OwnerFields({
  draft,
  change,
  errors,
  countries,
  owner,
  index,
}: PartProps & { owner: OwnerDraft; index: number }) {
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
