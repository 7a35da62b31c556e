import { complaintLifecycle, finalStates } from '@cauce/contract'
import { and, eq, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { complaints } from './schema/complaints.ts'
import { examinations } from './schema/examinations.ts'

/** Aliased: the erased table may be examinations. */
const openExaminations = alias(examinations, 'open_examinations')

/** An open case blocks erasure (handbook rule 26.6). */
export const isHeld = (userId: SQLWrapper): SQL => {
  const isOpen = notInArray(complaints.state, [...finalStates(complaintLifecycle)])
  const complains = sql`exists (select from ${complaints} where ${and(sql`${complaints.userId} = ${userId}`, isOpen)})`
  const isExamined = and(sql`${openExaminations.userId} = ${userId}`, eq(openExaminations.state, 'open'))
  const isBeingExamined = sql`exists (select from ${examinations} ${sql.identifier('open_examinations')} where ${isExamined})`
  return or(complains, isBeingExamined)!
}
