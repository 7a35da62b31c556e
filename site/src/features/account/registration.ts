import type { Language } from '@cauce/contract'
import type { UserBody } from '@cauce/contract/account/users.ts'
import type { z } from 'zod'
import { CompanyRegistration, IndividualRegistration } from './registration.schema.ts'

export type RegistrationKind = z.input<typeof UserBody>['kind']

/** What the form holds; a person's leaves the company's fields empty, and empty fields are not sent. */
export type Registration = Omit<z.input<typeof CompanyRegistration>, 'kind' | 'acceptsTerms'> & {
  kind: RegistrationKind
  acceptsTerms: boolean
}

export function schemaOf(kind: RegistrationKind): z.ZodType<unknown, Registration> {
  return (kind === 'company' ? CompanyRegistration : IndividualRegistration) as z.ZodType<unknown> as z.ZodType<
    unknown,
    Registration
  >
}

export function emptyRegistration(kind: RegistrationKind, language: Language): Registration {
  return {
    kind,
    language,
    companyName: '',
    taxNumber: '',
    name: '',
    surname: '',
    phone: '',
    gender: null,
    nationality: 'ES',
    birthdayAt: '',
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: '',
    email: '',
    repeatEmail: '',
    password: '',
    repeatPassword: '',
    acceptsTerms: false,
  }
}

/** The body of `POST /v1/account/users`: who registers a company is its legal representative. */
export function bodyOf(registration: Registration): z.input<typeof UserBody> {
  if (registration.kind === 'individual') return registration as z.input<typeof UserBody>
  const legalRepresentativeName = `${registration.name.trim()} ${registration.surname.trim()}`.slice(0, 200)
  return { ...registration, legalRepresentativeName } as z.input<typeof UserBody>
}
