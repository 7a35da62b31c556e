import {
  api,
  calendarDateOf,
  examinationLifecycle,
  mistakesOfConclusion,
  Refusal,
  stateAfter,
  withoutMistakes,
  type EXAMINATION_ACTS,
} from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import type { Eraser } from '../../../platform/retention.ts'
import {
  deleteExaminationsBefore,
  entryRows,
  examinationRows,
  findCustomer,
  listExaminations,
  lockExamination,
  recordRows,
  findName,
  listEntries,
  listRecords,
} from './examinations.queries.ts'
import { inTransaction, type Transaction, type Executor } from '../../../database/index.ts'
import type { ExaminationRow, NewEntry } from '../../../database/schema/examinations.ts'
import { userIdOf } from '../../../http/actor.ts'
import { accepted, found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { leaveUnaudited } from '../../../platform/audit/index.ts'
import { expectAccess } from '../examination-accesses/index.ts'

/**
 * Erases examinations of long closed accounts, all at once and uncounted: every administrator reads the protocol
 * (decision money-laundering).
 */
export const eraseExaminations: Eraser = async (tx, { before }) => {
  await deleteExaminationsBefore(tx, before)
  return 0
}

/** Ley 10/2010, article 17 (handbook rules 27.17 to 27.22). */
export const examinationsModule: ModuleFactory = (kernel) => ({
  name: 'examinations',
  routes: [
    bind(api.examinations.readAll, (call) => readList(kernel, call)),
    bind(api.examinations.read, (call) => withOne(kernel, call, 'opened')),
    bind(api.examinations.create, (call) => begin(kernel, call)),
    bind(api.examinations.note, (call) => noteFinding(kernel, call)),
    bind(api.examinations.conclude, (call) => conclude(kernel, call)),
    bind(api.examinations.reopen, (call) => reopen(kernel, call)),
  ],
})

type Endpoints = typeof api.examinations
type Act = (typeof EXAMINATION_ACTS)[number]
type Caller = Pick<Call, 'actor' | 'address' | 'request'>
type OfOne = Caller & { readonly params: { readonly id: string } }

interface Acting {
  readonly adminId: string
  readonly now: Date
  /** Logs an action, with the examination it concerns. */
  readonly record: (act: Act, examinationId: string | null) => Promise<void>
}

/** Logs in the examinations' own register only: every administrator reads the audit log (decision money-laundering). */
async function withAccess<Value>(
  kernel: Kernel,
  call: Caller,
  run: (tx: Transaction, acting: Acting) => Promise<Value>,
): Promise<Value> {
  const [adminId, now] = [userIdOf(call.actor), kernel.clock.now()]
  leaveUnaudited(call)
  return inTransaction(kernel.database, async (tx) => {
    const { accessId } = await expectAccess(tx, adminId, now)
    const by = { accessId, actorId: adminId, address: call.address, createdAt: now }
    const record = (act: Act, examinationId: string | null) =>
      recordRows.insert(tx, { recordId: uuidv7(now), examinationId, act, ...by })
    return run(tx, { adminId, now, record })
  })
}

const withOne = (
  kernel: Kernel,
  call: OfOne,
  act: Act,
  run: (tx: Transaction, row: ExaminationRow, acting: Acting) => Promise<void> = () => Promise.resolve(),
) =>
  withAccess(kernel, call, async (tx, acting) => {
    const row = found(await lockExamination(tx, call.params.id, acting.adminId))
    await run(tx, row, acting)
    await acting.record(act, row.examinationId)
    return viewOf(tx, found(await lockExamination(tx, row.examinationId, acting.adminId)))
  })

const readList = (kernel: Kernel, call: Call<Endpoints['readAll']>) =>
  withAccess(kernel, call, async (tx, { adminId, record }) => {
    await record('listed', null)
    return { examinations: (await listExaminations(tx, adminId)).map(summaryOf) }
  })

/** Begins an examination without touching the account, so that nobody notices. */
const begin = (kernel: Kernel, call: Call<Endpoints['create']>) =>
  withAccess(kernel, call, async (tx, { adminId, now, record }) => {
    const { userId, reason } = call.body
    const customer = await findCustomer(tx, userId)
    if (!customer) throw new Refusal({ code: 'reference-unknown', path: 'userId' })
    const examinationId = uuidv7(now)
    const state = examinationLifecycle.initial[0]!
    const begun = { userId, userName: customer.name, state, reason, begunBy: adminId, createdAt: now }
    await examinationRows.insert(tx, { examinationId, ...begun })
    await record('created', examinationId)
    return viewOf(tx, found(await lockExamination(tx, examinationId, adminId)))
  })

type Entry = Omit<NewEntry, 'entryId' | 'examinationId' | 'authorId' | 'createdAt'>

const write = (tx: Transaction, { examinationId }: ExaminationRow, { adminId, now }: Acting, entry: Entry) =>
  entryRows.insert(tx, { entryId: uuidv7(now), examinationId, authorId: adminId, createdAt: now, ...entry })

const forbidden = ({ state }: ExaminationRow) => new Refusal({ code: 'state-forbids', params: { state } })

const noteFinding = (kernel: Kernel, call: Call<Endpoints['note']>) =>
  withOne(kernel, call, 'noted', async (tx, row, acting) => {
    if (row.state !== 'open') throw forbidden(row)
    await write(tx, row, acting, { kind: 'finding', text: call.body.text })
  })

async function move(tx: Transaction, row: ExaminationRow, action: 'conclude' | 'reopen'): Promise<void> {
  const state = stateAfter(examinationLifecycle, action, row.state)
  if (state === undefined) throw forbidden(row)
  await examinationRows.update(tx, row.examinationId, { state })
}

const conclude = (kernel: Kernel, call: Call<Endpoints['conclude']>) =>
  withOne(kernel, call, 'concluded', async (tx, row, acting) => {
    await move(tx, row, 'conclude')
    const { text, isReported, reportedOn = null, reportReference = null } = call.body
    accepted(withoutMistakes(mistakesOfConclusion({ isReported, reportedOn }, calendarDateOf(acting.now))))
    const report = isReported ? { reportedOn, reportReference } : {}
    await write(tx, row, acting, { kind: 'conclusion', text, isReported, ...report })
  })

const reopen = (kernel: Kernel, call: Call<Endpoints['reopen']>) =>
  withOne(kernel, call, 'reopened', async (tx, row, acting) => {
    await move(tx, row, 'reopen')
    await write(tx, row, acting, { kind: 'reopening', text: call.body.text })
  })

const summaryOf = ({ examinationId, number, state, userId, userName, createdAt }: ExaminationRow) => ({
  examinationId,
  number,
  state,
  userId,
  userName,
  createdAt,
})

/** With its entries and readers. */
async function viewOf(executor: Executor, row: ExaminationRow) {
  const entries = await listEntries(executor, row.examinationId)
  return {
    ...summaryOf(row),
    reason: row.reason,
    begunByName: (await findName(executor, row.begunBy)) ?? '—',
    entries: entries.map(({ row: { examinationId: _id, authorId: _author, ...entry }, authorName }) => ({
      ...entry,
      authorName,
    })),
    records: await listRecords(executor, row),
  }
}
