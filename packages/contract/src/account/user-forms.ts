import { z } from 'zod'
import { ageOn, calendarDateOf } from '../calendar.ts'
import { Phone } from '../fields.ts'
import { Birthday, MINIMUM_AGE_YEARS, TaxNumber, UserBody } from './registration.ts'
import { withAccountRules, withLetterRule } from './registration-rules.ts'
import { UserPatch } from './users.ts'

/**
 * What forms know besides the bodies of the API, so that they tell all mistakes at once (decision 131). The API asks its own
 * clock for the age (handbook rule 2.5), so these schemas are no part of its document.
 */
export const AdultBirthday = Birthday.refine(
  (birthday) => ageOn(birthday, calendarDateOf(new Date())) >= MINIMUM_AGE_YEARS,
  'underage',
)

/** What the wire may leave out of a new account, and its form asks for. */
const asked = { phone: Phone, birthdayAt: AdultBirthday }

const [individual, company] = UserBody.def.options
export const UserBodyForm = withAccountRules(
  z.discriminatedUnion('kind', [individual.extend(asked), company.extend({ ...asked, taxNumber: TaxNumber })]),
)

/** An edit is checked as the whole account, by one name of each field: of the other it has the stored value. */
const { phoneNumber: _phoneNumber, ...edited } = UserPatch.shape
export const UserPatchForm = withLetterRule(z.strictObject({ ...edited, birthdayAt: AdultBirthday.optional() }))
