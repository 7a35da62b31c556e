import { POLITICAL_EXPOSURES } from '@cauce/contract/account/customer-background.ts'
import { DateField, Field } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { Choices } from './choices.tsx'
import type { PartProps } from './declaration-form.tsx'

/** Politically exposed persons (Ley 10/2010, articles 14 and 15). */
export function ExposureFields({ draft, change, errors }: PartProps) {
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
          maxLength={200}
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
            maxLength={200}
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
