import { expect, it } from 'vitest'
import { PromotionBody, UserPatch } from '@cauce/contract'
import { UserBodyForm } from '@cauce/contract/account/user-forms.ts'
import { requiredBy } from './required.ts'

const person = { kind: 'individual' }

it.each([
  { what: 'a person', of: requiredBy(UserBodyForm, person), required: ['name', 'birthdayAt'], optional: ['gender'] },
  { what: 'an edit', of: requiredBy(UserPatch, 'edit'), required: ['name', 'phone'], optional: ['gender', 'id'] },
  { what: 'a banner', of: requiredBy(PromotionBody, {}), required: ['title', 'startsAt'], optional: ['titleEn'] },
])('marks what the contract refuses $what without', ({ of: isRequired, required, optional }) => {
  expect(required.filter(isRequired)).toEqual(required)
  expect(optional.filter(isRequired)).toEqual([])
})
