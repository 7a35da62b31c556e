import { api, calendarDateOf, earlierOf, Refusal, startOfDay } from '@cauce/contract'
import { CSV_START } from '@cauce/format/csv.ts'
import { translator, type Translate } from '@cauce/i18n'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { audit } from '../../../platform/audit/index.ts'
import { reconcileNightly } from '../../wallet/reconciliation/index.ts'
import { balancesAfter, comparedWith, dayToClose, documentOf, NOTHING, textOf } from './daily-closes.domain.ts'
import * as queries from './daily-closes.queries.ts'
import { journalHeading, linesOf } from './journal.domain.ts'
import { readEntries, type Period } from './journal.queries.ts'

export { findLastClose } from './daily-closes.queries.ts'

const closeDaysJob = defineScheduledJob('closeDays', '12 * * * *', { runsAtStart: true })

/** Handbook daily-close.md. */
export const dailyClosesModule: ModuleFactory = (kernel) => ({
  name: 'dailyCloses',
  jobs: [bindJob(closeDaysJob, () => closeDays(patient(kernel)))],
  routes: [
    ...bindRows(api.dailyCloses.list, api.dailyCloses.read, async ({ query }) => {
      const { data, ...page } = await queries.listCloses(kernel.database, query)
      return { data: await viewsOf(kernel.database, data), ...page }
    }),
    bind(api.dailyCloses.signOff, (call) => signOff(kernel, call)),
    bind(api.dailyCloses.export, ({ reply }) => {
      const name = `daily-closes-${calendarDateOf(kernel.clock.now())}.jsonl`
      return sendLines(reply, name, 'application/x-ndjson', exportLines(kernel.patientDatabase))
    }),
    bind(api.dailyCloses.journal, (call) => sendJournal(kernel, call)),
  ],
})

/** Each day that is over and not closed, in its own transaction, after one proof of the books. */
export async function closeDays(kernel: Kernel): Promise<void> {
  const { database, clock } = kernel
  if ((await nextDay(database, clock.now())) === undefined) return
  const proof = await reconcileNightly(kernel)
  let isOpen = true
  while (isOpen) isOpen = await closeNextDay(kernel, proof)
}

async function nextDay(executor: Executor, now: Date) {
  const last = await queries.findLastClose(executor)
  const firstPosting = last ? undefined : await queries.findFirstPosting(executor)
  return dayToClose({ now, last: last?.day, firstPosting })
}

type Proof = Awaited<ReturnType<typeof reconcileNightly>>

/** False when every day is closed. */
async function closeNextDay({ database, clock }: Kernel, { checkedAt, invariants }: Proof): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    await queries.lockChain(tx)
    const closedAt = clock.now()
    const day = await nextDay(tx, closedAt)
    if (day === undefined) return false
    const last = await queries.findLastClose(tx)
    const previousHash = last?.hash ?? null
    const span = queries.spanOf({ day, previousHash })
    const { count, hash: postingsHash } = await queries.hashPostings(tx, span)
    const balances = balancesAfter(last ? documentOf(last.document) : NOTHING, await queries.findChanges(tx, span))
    const number = (last?.number ?? 0) + 1
    const document = textOf({
      ...{ version: 1, number, day, closedAt, previousHash, postingCount: count, postingsHash, ...balances },
      ...comparedWith(balances.bank, await queries.findStated(tx, span.to)),
      checkedAt,
      exceptions: invariants.flatMap(({ invariant, exceptionCount }) =>
        exceptionCount > 0 ? [{ invariant, count: exceptionCount }] : [],
      ),
      signOffs: await queries.findSignOffs(tx, span),
    })
    const row = {
      dailyCloseId: uuidv7(closedAt),
      number,
      day,
      closedAt,
      document,
      hash: createHash('sha256').update(document).digest('hex'),
      previousHash,
    }
    await queries.insertClose(tx, row)
    return true
  })
}

async function viewsOf(executor: Executor, rows: readonly queries.CloseRow[]) {
  const signers = await queries.findSigners(
    executor,
    rows.map(({ dailyCloseId }) => dailyCloseId),
  )
  return rows.map(({ dailyCloseId, hash, document }) => {
    const { version: _, signOffs: __, ...close } = documentOf(document)
    const signedBy = signers.flatMap(({ dailyCloseId: of, ...signer }) => (of === dailyCloseId ? [signer] : []))
    return { dailyCloseId, ...close, hash, signedBy }
  })
}

/** Refuses `document-changed` and `already-signed-off`. */
async function signOff(kernel: Kernel, call: Call<typeof api.dailyCloses.signOff>) {
  const userId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    const close = found(await queries.findClose(tx, call.params.id))
    const { dailyCloseId, hash, number, day } = close
    if (call.body.hash !== hash) throw new Refusal({ code: 'document-changed' })
    const signedAt = kernel.clock.now()
    if (!(await queries.insertSignOff(tx, { dailyCloseId, userId, signedAt })))
      throw new Refusal({ code: 'already-signed-off' })
    await audit(kernel, tx, call, { recordId: dailyCloseId, after: { number, day, hash } })
    return (await viewsOf(tx, [close]))[0]!
  })
}

function sendLines(reply: Call['reply'], name: string, type: string, lines: AsyncIterable<string>): undefined {
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(Readable.from(lines, { objectMode: false }))
}

/** Of closed days; not found before the first close. */
async function sendJournal(kernel: Kernel, call: Call<typeof api.dailyCloses.journal>) {
  const last = found(await queries.findLastClose(kernel.database))
  const { fromDate } = call.query
  const period = { fromDate, toDate: earlierOf(call.query.toDate, last.day) }
  await inTransaction(kernel.database, (tx) =>
    audit(kernel, tx, call, { operation: 'dailyCloses.journal', recordId: last.dailyCloseId, after: period }),
  )
  const lines = journalLines(kernel, period, translator(call.language))
  return sendLines(call.reply, `journal-${fromDate}-${period.toDate}.csv`, 'text/csv; charset=utf-8', lines)
}

async function* journalLines({ patientDatabase, parameters }: Kernel, period: Period, t: Translate) {
  yield CSV_START + journalHeading(t)
  for await (const entry of readEntries(patientDatabase, period))
    yield linesOf(entry, parameters.at(startOfDay(entry.day)), t)
}

/** Closed days never change, so no snapshot is needed. */
export async function* exportLines(executor: Executor): AsyncGenerator<string> {
  for await (const close of queries.readCloses(executor)) {
    yield* queries.readPostingLines(executor, queries.spanOf(close))
    yield `{"hash":"${close.hash}","close":${close.document}}\n`
  }
}
