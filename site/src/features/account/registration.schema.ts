import { ageOn, calendarDateOf } from '@cauce/contract/calendar.ts'
import { CalendarDate } from '@cauce/contract/dates.ts'
import { Password } from '@cauce/contract/fields.ts'
import { MINIMUM_AGE_YEARS, UserBody } from '@cauce/contract/account/users.ts'
import { z } from 'zod'

/**
 * The contract's `UserBody` for those who register themselves: what an administrator may leave out is required here (the
 * repeated e-mail, the password, the terms), and the age is looked at before sending (spec section 5).
 */
const required = {
  repeatEmail: z.string().min(1, 'required'),
  password: Password,
  repeatPassword: z.string().min(1, 'required'),
  acceptsTerms: z.literal(true, 'terms-not-accepted'),
  birthdayAt: CalendarDate.refine(
    (birthday) => ageOn(birthday, calendarDateOf(new Date())) >= MINIMUM_AGE_YEARS,
    'underage',
  ),
}
const [individual, company] = UserBody.def.options

export const IndividualRegistration = withRepeats(individual.extend(required))
/** Who registers a company is its legal representative: the name is asked for once, as theirs. */
export const CompanyRegistration = withRepeats(company.omit({ legalRepresentativeName: true }).extend(required))

interface Repeated {
  readonly email?: unknown
  readonly repeatEmail?: unknown
  readonly password?: unknown
  readonly repeatPassword?: unknown
}

/** Compared as soon as both are there, whatever else is still missing. */
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
