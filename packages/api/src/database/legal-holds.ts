import { complaintLifecycle, finalStates } from '@cauce/contract'
import { and, eq, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { complaints } from './schema/complaints.ts'
import { examinations } from './schema/examinations.ts'

/** Under another name, because what is erased may be examinations too. */
const openExaminations = alias(examinations, 'open_examinations')

/**
 * Whether something about a person is open that their records may be needed for: then nothing of them is erased by its period (handbook
 * rule 26.6). Takes the column with the id of the person.
 */
export const isHeld = (userId: SQLWrapper): SQL => {
  const isOpen = notInArray(complaints.state, [...finalStates(complaintLifecycle)])
  const complains = sql`exists (select from ${complaints} where ${and(sql`${complaints.userId} = ${userId}`, isOpen)})`
  const isExamined = and(sql`${openExaminations.userId} = ${userId}`, eq(openExaminations.state, 'open'))
  const isBeingExamined = sql`exists (select from ${examinations} ${sql.identifier('open_examinations')} where ${isExamined})`
  return or(complains, isBeingExamined)!
}
