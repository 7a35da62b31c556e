import { and, eq, lte, sql } from 'drizzle-orm'
import { conflicts } from '../../database/schema/conflicts.ts'
import { complaints } from '../../database/schema/complaints.ts'
import { userTasks } from '../../database/schema/customer-work.ts'
import { distributions, distributionShares } from '../../database/schema/distributions.ts'
import { keptIdentities } from '../../database/schema/kept-identities.ts'
import { projects } from '../../database/schema/project.ts'
import { isReadableBy } from '../../modules/account/colleagues.queries.ts'
import { isForReader } from '../../modules/account/user-tasks/index.ts'
import { isReviewDue, reviewDueOn } from '../../modules/project/conflicts/index.ts'
import { complaintDueOn, isUrgent } from '../../modules/support/complaints/index.ts'
import { nameOf, startOf, waiting, type InboxReader, type Rows } from './waiting.queries.ts'

export const dutiesOf = (reader: InboxReader): readonly Rows[] => [
  tasksOf(reader),
  complaintsOf(reader),
  latePaymentsOf(reader),
  withheldTaxOf(reader),
  conflictsOf(reader),
  retentionOf(reader),
]

const tasksOf = ({ adminId, managerId, today }: InboxReader) =>
  waiting({
    kind: 'task',
    noun: 'userTasks',
    recordId: userTasks.userTaskId,
    name: nameOf(userTasks.userId),
    userId: userTasks.userId,
    text: userTasks.title,
    since: startOf(userTasks.dueOn),
    dueOn: userTasks.dueOn,
    from: sql`${userTasks}`,
    where: and(
      isForReader(adminId),
      isReadableBy(userTasks.userId, { readerId: adminId, managerId }),
      lte(userTasks.dueOn, today),
    ),
  })

/** Complaints whose deadline is near or has passed. */
const complaintsOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'complaint',
    noun: 'complaints',
    recordId: complaints.complaintId,
    name: complaints.name,
    userId: complaints.userId,
    text: complaints.number,
    code: complaints.state,
    since: complaints.createdAt,
    dueOn: complaintDueOn,
    from: sql`${complaints}`,
    where: isUrgent(today),
  })

const latePaymentsOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'latePayment',
    noun: 'projects',
    id: sql`'latePayments/' || ${distributions.distributionId}`,
    recordId: projects.projectId,
    name: projects.name,
    number: distributions.number,
    amount: sql`${distributions.interestDue} + ${distributions.principalDue}`,
    since: startOf(sql`${distributions.dueDate} + 1`),
    dueOn: distributions.dueDate,
    from: sql`${distributions} join ${projects} on ${projects.projectId} = ${distributions.projectId}`,
    where: and(eq(distributions.status, 'planned'), sql`${distributions.dueDate} < ${today}`),
  })

/** Quarters that have ended with tax of which no payment was queued; declared and paid by the 20th of the next month. */
const withheldTaxOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'withheldTax',
    noun: 'withholdings',
    recordId: sql`quarters.day`,
    day: sql`quarters.day`,
    amount: sql`-quarters.withheld`,
    since: startOf(sql`quarters.next`),
    dueOn: sql`quarters.next + 19`,
    from: sql`(
      select day, (day + interval '3 months')::date as next, sum(withheld) as withheld from (
        select date_trunc('quarter', least(d.due_date, d.paid_on)::timestamp)::date as day, s.withheld
        from ${distributionShares} s join ${distributions} d using (distribution_id)
        where s.withheld > 0 and s.handover_id is null and s.paid_at is not null
      ) shares group by day
    ) quarters`,
    where: sql`quarters.next <= ${today}::date`,
  })

const conflictsOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'conflict',
    noun: 'conflicts',
    recordId: conflicts.conflictId,
    name: conflicts.personName,
    text: projects.name,
    since: startOf(reviewDueOn),
    dueOn: reviewDueOn,
    from: sql`${conflicts} left join ${projects} on ${projects.projectId} = ${conflicts.projectId}`,
    where: isReviewDue(today),
  })

const retentionOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'retention',
    noun: 'keptIdentities',
    recordId: keptIdentities.userId,
    name: sql`coalesce(${keptIdentities.person} ->> 'companyName', concat_ws(' ', ${keptIdentities.person} ->> 'name', ${keptIdentities.person} ->> 'surname'))`,
    since: startOf(keptIdentities.eraseOn),
    dueOn: keptIdentities.eraseOn,
    from: sql`${keptIdentities}`,
    where: lte(keptIdentities.eraseOn, today),
  })
