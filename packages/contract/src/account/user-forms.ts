import { z } from 'zod'
import { ageOn, calendarDateOf } from '../calendar.ts'
import { Phone } from '../fields.ts'
import { Birthday, CompanyTaxNumber, MINIMUM_AGE_YEARS, UserBody } from './registration.ts'
import { withAccountRules, withLetterRule } from './registration-rules.ts'
import { UserPatch } from './users.ts'

/**
 * Form-only rules, so that all mistakes show at once (decision input-validation). The API checks the age by its own clock (handbook
 * rule 2.5).
 */
export const AdultBirthday = Birthday.refine(
  (birthday) => ageOn(birthday, calendarDateOf(new Date())) >= MINIMUM_AGE_YEARS,
  'underage',
)

/** Optional on the wire, required by the form. */
const asked = { phone: Phone, birthdayAt: AdultBirthday }

const [individual, company] = UserBody.def.options
export const UserBodyForm = withAccountRules(
  z.discriminatedUnion('kind', [individual.extend(asked), company.extend({ ...asked, taxNumber: CompanyTaxNumber })]),
)

const { phoneNumber: _phoneNumber, ...edited } = UserPatch.shape
export const UserPatchForm = withLetterRule(z.strictObject({ ...edited, birthdayAt: AdultBirthday.optional() }))
