import type { Language } from '@cauce/contract'
import { AdultBirthday } from '@cauce/contract/account/user-forms.ts'
import { CompanyTaxNumber, UserBody, type UserKind } from '@cauce/contract/account/registration.ts'
import { withAccountRules } from '@cauce/contract/account/registration-rules.ts'
import { Password, Phone } from '@cauce/contract/fields.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'
import { z } from 'zod'

/**
 * `UserBody` for self-registration: stricter than for administrators, and the form checks the age (handbook rule 2.5).
 */
const required = {
  phone: Phone,
  repeatEmail: z.string().min(1, 'required'),
  password: Password,
  repeatPassword: z.string().min(1, 'required'),
  acceptsTerms: z.literal(true, 'terms-not-accepted'),
  acknowledgesPrivacy: z.literal(true, 'privacy-not-acknowledged'),
  birthdayAt: AdultBirthday,
}
const [individual, company] = UserBody.def.options
const IndividualRegistration = withAccountRules(individual.extend(required))
export const CompanyRegistration = withAccountRules(company.extend({ ...required, taxNumber: CompanyTaxNumber }))

export type RegistrationKind = z.input<typeof UserKind>

const COMPANY_FIELDS = { companyName: '', taxNumber: '' }
const PERSON_FIELDS = {
  name: '',
  surname: '',
  birthdayAt: '',
  gender: '',
  nationality: 'ES',
  phone: '',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '',
  email: '',
  repeatEmail: '',
  password: '',
  repeatPassword: '',
  acceptsTerms: '',
  acknowledgesPrivacy: '',
}
export type RegistrationField = keyof typeof COMPANY_FIELDS | keyof typeof PERSON_FIELDS
type Typed = Readonly<Record<RegistrationField, string>>

export const registrationFields = (kind: RegistrationKind): Typed =>
  (kind === 'company' ? { ...COMPANY_FIELDS, ...PERSON_FIELDS } : PERSON_FIELDS) as Typed

export const schemaOf = (kind: RegistrationKind) => (kind === 'company' ? CompanyRegistration : IndividualRegistration)

export function bodyOf(kind: RegistrationKind, language: Language, typed: Typed): z.input<typeof UserBody> {
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
  const birthdayAt = parseTypedDate(typed.birthdayAt) ?? given['birthdayAt']
  const body = {
    ...given,
    birthdayAt,
    kind,
    language,
    gender: typed.gender || null,
    acceptsTerms: typed.acceptsTerms !== '',
    acknowledgesPrivacy: typed.acknowledgesPrivacy !== '',
  }
  const legalRepresentativeName = `${typed.name.trim()} ${typed.surname.trim()}`.slice(0, 200)
  return (kind === 'company' ? { ...body, legalRepresentativeName } : body) as z.input<typeof UserBody>
}
