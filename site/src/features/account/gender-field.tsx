import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'

/** The registration option of a choice whose empty value is sent as null. */
export const EMPTY_AS_NULL = { setValueAs: (chosen: string | null) => chosen || null }

/** An optional choice; spread `field('gender', EMPTY_AS_NULL)` into it. */
export function GenderField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'choices'>) {
  const t = useTranslate<'users'>()
  const genders = (['Female', 'Male', 'Other'] as const).map((value) => ({ value, label: t(`users.gender.${value}`) }))
  const choices = [{ value: '', label: t('users.registration.unsaid') }, ...genders]
  return <SelectField {...field} label={t('users.fields.gender')} isOptional choices={choices} />
}
