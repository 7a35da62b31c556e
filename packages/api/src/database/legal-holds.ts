import { complaintLifecycle, finalStates } from '@cauce/contract'
import { and, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { complaints } from './schema/complaints.ts'

/**
 * Whether something about a person is open that their records may be needed for: then nothing of them is erased by its period (handbook
 * rule 26.6). Takes the column with the id of the person.
 */
export const isHeld = (userId: SQLWrapper): SQL => {
  const isOpen = notInArray(complaints.state, [...finalStates(complaintLifecycle)])
  return sql`exists (select from ${complaints} where ${and(sql`${complaints.userId} = ${userId}`, isOpen)})`
}
