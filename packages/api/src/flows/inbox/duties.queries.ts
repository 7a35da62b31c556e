import { DUTY_REVIEW_MONTHS, PLAN_TESTS } from '@cauce/contract'
import { and, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm'
import { textArray } from '../../database/index.ts'
import { conflicts } from '../../database/schema/conflicts.ts'
import { users } from '../../database/schema/account.ts'
import { complaints } from '../../database/schema/complaints.ts'
import { userTasks } from '../../database/schema/customer-work.ts'
import { dailyCloses, dailyCloseSignOffs } from '../../database/schema/daily-closes.ts'
import { riskAssessments } from '../../database/schema/diligence.ts'
import { distributions, distributionShares } from '../../database/schema/distributions.ts'
import { keptIdentities } from '../../database/schema/kept-identities.ts'
import { outcomeStatements } from '../../database/schema/loans.ts'
import { orderMovements } from '../../database/schema/orders.ts'
import { auditRecords } from '../../database/schema/platform.ts'
import { projects } from '../../database/schema/project.ts'
import { dutyRecords, incidents, providers } from '../../database/schema/resilience.ts'
import { taxFilings, taxHandovers, taxReturns } from '../../database/schema/tax.ts'
import { isReadableBy } from '../../modules/account/colleagues.queries.ts'
import { isForReader } from '../../modules/account/user-tasks/index.ts'
import { isReviewDue, reviewDueOn } from '../../modules/project/conflicts/index.ts'
import { providerReviewDueOn } from '../../modules/resilience/providers/index.ts'
import { complaintDueOn, isUrgent } from '../../modules/support/complaints/index.ts'
import { nameOf, startOf, waiting, type InboxReader, type Rows } from './waiting.queries.ts'

export const dutiesOf = (reader: InboxReader): readonly Rows[] => [
  tasksOf(reader),
  complaintsOf(reader),
  latePaymentsOf(reader),
  withheldTaxOf(reader),
  conflictsOf(reader),
  retentionOf(reader),
  riskReviewsOf(reader),
  ...reportsOf(reader),
  incidentsOf(),
  reviewsOf(reader),
  planTestsOf(reader),
  closesOf(),
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
    key: ['latePayments', distributions.distributionId],
    recordId: distributions.projectId,
    name: sql`(select ${projects.name} from ${projects} where ${projects.projectId} = ${distributions.projectId})`,
    named: distributions.projectId,
    number: distributions.number,
    amount: sql`${distributions.interestDue} + ${distributions.principalDue}`,
    since: startOf(sql`${distributions.dueDate} + 1`),
    dueOn: distributions.dueDate,
    from: sql`${distributions}`,
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

/** The latest assessment of each person. */
const riskReviewsOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'riskReview',
    noun: 'users',
    key: ['riskReviews', sql`r.user_id`],
    recordId: sql`r.user_id`,
    name: nameOf(sql`r.user_id`),
    userId: sql`r.user_id`,
    code: sql`r.level`,
    since: startOf(sql`r.review_on`),
    dueOn: sql`r.review_on`,
    from: sql`${riskAssessments} r join ${users} on ${users.userId} = r.user_id`,
    where: sql`r.review_on <= ${today} and ${users.deletedAt} is null
      and not exists (select from ${riskAssessments} later where later.user_id = r.user_id and later.created_at > r.created_at)`,
  })

/** Each year that is over, from the first investment on, until its report was made after its end. */
function reportsOf({ today }: InboxReader): readonly Rows[] {
  const report = (noun: string, lastDay: SQL, isMissing: SQL) =>
    waiting({
      kind: 'report',
      noun,
      recordId: sql`years.year`,
      number: sql`years.year`,
      since: startOf(sql`years.over`),
      dueOn: lastDay,
      from: sql`(
        select year, make_date(year + 1, 1, 1) as over
        from generate_series((select extract(year from min(${orderMovements.createdAt}) at time zone 'Europe/Madrid')::integer from ${orderMovements}),
          extract(year from ${today}::date)::integer - 1) year
      ) years`,
      where: isMissing,
    })
  const isUnmade = (noun: string) => sql`not exists (
    select from ${auditRecords} where ${auditRecords.noun} = ${noun} and ${auditRecords.after} ->> 'year' = years.year::text
      and ${auditRecords.createdAt} >= ${startOf(sql`years.over`)})`
  const isUnfiled = sql`exists (
    select from ${taxHandovers} h join (values ('123', '193'), ('216', '296')) forms (of_quarter, of_year) on h.form = forms.of_quarter
    where extract(year from h.quarter::date) = years.year and not exists (
      select from ${taxFilings} join ${taxReturns} r using (tax_file_id) where r.promoter is null and r.form = forms.of_year and r.year = years.year))`
  return [
    // Regulation (EU) 2020/1503, articles 16 and 20(1)(b).
    report('annualReports', sql`make_date(years.year + 1, 3, 1) - 1`, isUnmade('annualReports')),
    report(
      'outcomeStatements',
      sql`make_date(years.year + 1, 4, 30)`,
      sql`not exists (select from ${outcomeStatements} where ${outcomeStatements.year} = years.year)`,
    ),
    report('taxFiles', sql`make_date(years.year + 1, 1, 31)`, isUnfiled),
  ]
}

const incidentsOf = () =>
  waiting({
    kind: 'incident',
    noun: 'incidents',
    recordId: incidents.incidentId,
    name: incidents.title,
    code: incidents.duty,
    since: incidents.noticedAt,
    dueOn: sql`(${incidents.dueAt} at time zone 'Europe/Madrid')`,
    from: sql`${incidents}`,
    where: isNotNull(incidents.dueAt),
  })

/** Regulation (EU) 2022/2554, article 28. */
const reviewsOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'review',
    noun: 'providers',
    // As text: the tests of plans are of the same kind, and have no uuid.
    recordId: sql`${providers.providerId}`,
    name: providers.name,
    code: sql`'providerReview'`,
    since: startOf(sql`${providerReviewDueOn(today)}::date`),
    dueOn: providerReviewDueOn(today),
    from: sql`${providers}`,
    where: sql`${providerReviewDueOn(today)}::date <= ${today}::date`,
  })

/**
 * A year after the last test, or after the first account: a new installation has time to write its plans (Regulation (EU)
 * 2022/2554, articles 11(6) and 24).
 */
const planTestsOf = ({ today }: InboxReader) =>
  waiting({
    kind: 'review',
    noun: 'dutyRecords',
    recordId: sql`tests.kind`,
    code: sql`tests.kind`,
    since: startOf(sql`tests.due`),
    dueOn: sql`tests.due`,
    from: sql`(
      select kind, ((coalesce((select max(r.done_at) from ${dutyRecords} r where r.kind = each.kind),
        (select first.created_at from ${users} first order by first.user_id limit 1)) at time zone 'Europe/Madrid')::date
        + make_interval(months => ${DUTY_REVIEW_MONTHS}::integer))::date as due
      from unnest(${textArray(PLAN_TESTS)}) each (kind)
    ) tests`,
    where: sql`tests.due <= ${today}::date`,
  })

/** One row for all that nobody looked at, which leads to the first. */
const closesOf = () =>
  waiting({
    kind: 'dailyClose',
    noun: 'dailyCloses',
    recordId: sql`unsigned.id`,
    count: sql`unsigned.count`,
    since: sql`unsigned.since`,
    dueOn: sql`unsigned.day + 1`,
    from: sql`(
      select count(*), min(day) as day, min(closed_at) as since, (array_agg(daily_close_id order by number))[1] as id
      from ${dailyCloses} where not exists (
        select from ${dailyCloseSignOffs} where ${dailyCloseSignOffs.dailyCloseId} = ${dailyCloses.dailyCloseId})
    ) unsigned`,
    where: sql`unsigned.count > 0`,
  })
