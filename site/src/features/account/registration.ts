import type { Language } from '@cauce/contract'
import { ageOn, calendarDateOf } from '@cauce/contract/calendar.ts'
import { Password } from '@cauce/contract/fields.ts'
import { Birthday, MINIMUM_AGE_YEARS, UserBody } from '@cauce/contract/account/users.ts'
import { z } from 'zod'

/**
 * `UserBody` of the contract for a person who registers: what an administrator may leave out is required here (the repeated
 * e-mail, the password, the terms), and the form checks the age before sending (handbook rule 2.5).
 */
const required = {
  repeatEmail: z.string().min(1, 'required'),
  password: Password,
  repeatPassword: z.string().min(1, 'required'),
  acceptsTerms: z.literal(true, 'terms-not-accepted'),
  birthdayAt: Birthday.refine(
    (birthday) => ageOn(birthday, calendarDateOf(new Date())) >= MINIMUM_AGE_YEARS,
    'underage',
  ),
}
const [individual, company] = UserBody.def.options

export const IndividualRegistration = withRepeats(individual.extend(required))
/** The person who registers a company is its legal representative, so the form asks for one name. */
export const CompanyRegistration = withRepeats(company.omit({ legalRepresentativeName: true }).extend(required))

interface Repeated {
  readonly email?: unknown
  readonly repeatEmail?: unknown
  readonly password?: unknown
  readonly repeatPassword?: unknown
}

/** Compares both values as soon as both are typed, even while other fields are missing. */
function withRepeats<Schema extends z.ZodType<Repeated>>(schema: Schema): Schema {
  const isGiven = (value: unknown) => typeof value === 'string' && value !== ''
  return schema
    .refine(({ email, repeatEmail }) => String(email).toLowerCase() === String(repeatEmail).toLowerCase(), {
      error: 'emails-differ',
      path: ['repeatEmail'],
      when: ({ value }) => isGiven((value as Repeated).email) && isGiven((value as Repeated).repeatEmail),
    })
    .refine(({ password, repeatPassword }) => password === repeatPassword, {
      error: 'passwords-differ',
      path: ['repeatPassword'],
      when: ({ value }) => isGiven((value as Repeated).password) && isGiven((value as Repeated).repeatPassword),
    })
}

export type RegistrationKind = z.input<typeof UserBody>['kind']

/** The values of the form. A person leaves the company's fields empty, and empty fields are not sent. */
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

/** The body of `POST /v1/account/users`. */
export function bodyOf(registration: Registration): z.input<typeof UserBody> {
  if (registration.kind === 'individual') return registration as z.input<typeof UserBody>
  const legalRepresentativeName = `${registration.name.trim()} ${registration.surname.trim()}`.slice(0, 200)
  return { ...registration, legalRepresentativeName } as z.input<typeof UserBody>
}
