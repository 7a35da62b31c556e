import { api, addDays, calendarDateOf, classificationLifecycle, stateAfter } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found, touchedAt } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile, deleteFileLater } from '../../../platform/files/index.ts'
import {
  findClassification,
  listClassifications,
  classificationRows,
  findEnding,
  findExpired,
  lockClassificationsOf,
  noteReminded,
  findEvidenceFile,
  deleteEvidenceOf,
} from './classifications.queries.ts'
import { askForClass, decideClassification, takeOwnStep, viewOf } from './classifications.service.ts'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { queueMails } from '../../../platform/mail/index.ts'

export { findClasses } from './classifications.queries.ts'

const endJob = defineScheduledJob('endInvestorClasses', '23 5 * * *')

/** Handbook rules 20.15 to 20.24. */
export const classificationsModule: ModuleFactory = (kernel) => ({
  name: 'classifications',
  routes: classificationRoutes(kernel),
  jobs: [bindJob(endJob, () => endClasses(patient(kernel)))],
})

const classificationRoutes = (kernel: Kernel) => {
  const { database, clock } = kernel
  return [
    bind(api.classifications.list, async (call) => {
      const { data, total } = await listClassifications(database, { ...call.query, ...customerFilter(call) })
      return { data: data.map((record) => viewOf(record, clock.now())), total }
    }),
    bind(api.classifications.create, (call) => askForClass(kernel, call)),
    bind(api.classifications.read, async (call) =>
      viewOf(found(await findClassification(database, call.params.id, customerFilter(call))), clock.now()),
    ),
    bind(api.classifications.withdraw, (call) => takeOwnStep(kernel, call, 'withdraw')),
    bind(api.classifications.giveUp, (call) => takeOwnStep(kernel, call, 'giveUp')),
    bind(api.classifications.decide, (call) => decideClassification(kernel, call)),
    bind(api.classifications.viewDocument, async (call) =>
      sendFile(kernel, call.reply, found(await findEvidenceFile(database, call.params.id, customerFilter(call)))),
    ),
  ]
}

/** Evidence of a fiscal year takes weeks to get. */
const TOLD_DAYS = 60

/** Notifies once before and once after the end. Orders check the day themselves. */
export async function endClasses({ database, clock }: Kernel): Promise<void> {
  const now = clock.now()
  const today = calendarDateOf(now)
  while ((await inTransaction(database, (tx) => notifyOfEnding(tx, today, now))) > 0);
  while ((await inTransaction(database, (tx) => expire(tx, today, now))) > 0);
}

async function notifyOfEnding(tx: Transaction, today: string, now: Date): Promise<number> {
  const ending = await findEnding(tx, today, addDays(today, TOLD_DAYS))
  await noteReminded(
    tx,
    ending.map(({ classificationId }) => classificationId),
    now,
  )
  await queueMails(
    tx,
    ending.map(({ userId, validUntil }) => ({
      userId,
      template: 'classEnding' as const,
      params: { until: formatDate(validUntil!) },
    })),
  )
  return ending.length
}

async function expire(tx: Transaction, today: string, now: Date): Promise<number> {
  const expired = await findExpired(tx, today)
  for (const { classificationId, state, updatedAt } of expired)
    await classificationRows.update(tx, classificationId, {
      state: stateAfter(classificationLifecycle, 'expire', state)!,
      endedAt: now,
      updatedAt: touchedAt(updatedAt, now),
    })
  await queueMails(
    tx,
    expired.map(({ userId }) => ({ userId, template: 'classExpired' as const, params: {} })),
  )
  return expired.length
}

/** For a closed account: withdraws, ends, and erases evidence. */
export async function eraseClassificationsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  const pending = await lockClassificationsOf(tx, userId, 'pending')
  const approved = await lockClassificationsOf(tx, userId, 'approved')
  for (const row of [...pending, ...approved]) {
    const ended = { state: stateAfter(classificationLifecycle, 'giveUp', row.state)!, endedAt: now, endedBy: userId }
    const withdrawn = { state: stateAfter(classificationLifecycle, 'withdraw', row.state)! }
    const change = row.state === 'approved' ? ended : withdrawn
    await classificationRows.update(tx, row.classificationId, { ...change, updatedAt: touchedAt(row.updatedAt, now) })
  }
  for (const fileId of await deleteEvidenceOf(tx, userId)) await deleteFileLater(tx, fileId)
}
