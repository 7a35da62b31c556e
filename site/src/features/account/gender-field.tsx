import type { ComponentProps } from 'react'
import { SelectField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'

export const EMPTY_AS_NULL = { setValueAs: (chosen: string | null) => chosen || null }

export function GenderField(field: Omit<ComponentProps<typeof SelectField>, 'label' | 'choices'>) {
  const t = useTranslate<'users'>()
  const genders = (['Female', 'Male', 'Other'] as const).map((value) => ({ value, label: t(`users.gender.${value}`) }))
  const choices = [{ value: '', label: t('users.registration.unsaid') }, ...genders]
  return <SelectField {...field} label={t('users.fields.gender')} isOptional choices={choices} />
}
