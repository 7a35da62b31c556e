import { z } from 'zod'
import { ageOn, calendarDateOf } from '../calendar.ts'
import { Birthday, MINIMUM_AGE_YEARS, UserBody, UserPatch, withAccountRules, withLetterRule } from './users.ts'

/**
 * What forms know besides the bodies of the API, so that they tell all mistakes at once (decision 131). The API asks its own
 * clock for the age (handbook rule 2.5), so these schemas are no part of its document.
 */
export const AdultBirthday = Birthday.refine(
  (birthday) => ageOn(birthday, calendarDateOf(new Date())) >= MINIMUM_AGE_YEARS,
  'underage',
)

const [individual, company] = UserBody.def.options
export const UserBodyForm = withAccountRules(
  z.discriminatedUnion('kind', [
    individual.extend({ birthdayAt: AdultBirthday }),
    company.extend({ birthdayAt: AdultBirthday }),
  ]),
)

/** An edit is checked as the whole account. */
export const UserPatchForm = withLetterRule(UserPatch.extend({ birthdayAt: AdultBirthday.optional() }))
