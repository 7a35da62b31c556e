import { complaintLifecycle, finalStates } from '@cauce/contract'
import { and, eq, ne, notInArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { complaints } from './schema/complaints.ts'
import { accountHolds } from './schema/diligence.ts'
import { examinations } from './schema/examinations.ts'

/** Aliased: the erased table may be one of them. */
const openHolds = alias(accountHolds, 'open_holds')
const openExaminations = alias(examinations, 'open_examinations')

/** An open case or hold blocks erasure (handbook rule 26.6). */
export const isHeld = (userId: SQLWrapper): SQL => {
  const isOpen = notInArray(complaints.state, [...finalStates(complaintLifecycle)])
  const complains = sql`exists (select from ${complaints} where ${and(sql`${complaints.userId} = ${userId}`, isOpen)})`
  const isExamined = and(sql`${openExaminations.userId} = ${userId}`, eq(openExaminations.state, 'open'))
  const isBeingExamined = sql`exists (select from ${examinations} ${sql.identifier('open_examinations')} where ${isExamined})`
  const isOfOpenHold = and(sql`${openHolds.userId} = ${userId}`, ne(openHolds.state, 'lifted'))
  const isOnHold = sql`exists (select from ${accountHolds} ${sql.identifier('open_holds')} where ${isOfOpenHold})`
  return or(complains, isBeingExamined, isOnHold)!
}
