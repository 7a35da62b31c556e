import { calendarDateOf, KNOWLEDGE_REVIEW_MONTHS, LOSS_REVIEW_MONTHS } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { bindJob, defineScheduledJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { noteDueSimulations, noteDueTests, type Due } from './due-reviews.queries.ts'

// Morning in Madrid, in both seasons.
const remindJob = defineScheduledJob('remindOfReviews', '37 5 * * *')

/** Yearly simulation and two-yearly test (article 21(3) and (5)). */
export const remindOfReviewsFlow: ModuleFactory = (kernel) => ({
  name: 'remind-of-reviews',
  routes: [],
  jobs: [bindJob(remindJob, () => remindOfReviews(patient(kernel)))],
})

const BATCH = 500

/** Notifies once for each due result. Not answering has no consequence (rule 20.4). */
export async function remindOfReviews({ database, clock }: Kernel, limit = BATCH): Promise<void> {
  const now = clock.now()
  const due = { today: calendarDateOf(now), now, limit }
  while ((await inTransaction(database, (tx) => notifyOfSimulations(tx, due))) === limit);
  while ((await inTransaction(database, (tx) => notifyOfTests(tx, due))) === limit);
}

async function notifyOfSimulations(tx: Transaction, due: Due): Promise<number> {
  const people = await noteDueSimulations(tx, LOSS_REVIEW_MONTHS, due)
  await queueMails(
    tx,
    people.map((userId) => ({ userId, template: 'lossReviewDue' as const, params: {} })),
  )
  return people.length
}

async function notifyOfTests(tx: Transaction, due: Due): Promise<number> {
  const people = await noteDueTests(tx, KNOWLEDGE_REVIEW_MONTHS, due)
  await queueMails(
    tx,
    people.map((userId) => ({ userId, template: 'knowledgeReviewDue' as const, params: {} })),
  )
  return people.length
}
