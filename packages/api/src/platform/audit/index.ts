import { auditedValues, type AuditedNoun, type AuditedOperation } from '@cauce/contract'
import { uuidv7 } from '../../ids.ts'
import type { Transaction } from '../../database/index.ts'
import type { Kernel } from '../../kernel.ts'
import { type Call, noteAudited } from '../../http/bind.ts'
import { userIdOf } from '../../http/actor.ts'
import { auditRecords } from '../../database/schema/platform.ts'

export { tellingWhoDecided } from './decided-meanwhile.queries.ts'

export interface Audited {
  /** Only where one endpoint has several operations. */
  readonly operation?: AuditedOperation
  /** If not the operation's noun. */
  readonly noun?: AuditedNoun
  readonly recordId: string
  /** Customer concerned. */
  readonly userId?: string | null
  readonly before?: object | null
  readonly after?: object | null
  readonly reason?: string | null | undefined
}

type Auditable = Pick<Call, 'actor' | 'address' | 'operation' | 'request'>

/** In the write's transaction (handbook rule 1.16); only differences. */
export async function audit(kernel: Kernel, tx: Transaction, call: Auditable, audited: Audited): Promise<void> {
  noteAudited(call)
  await writeRecord(kernel, tx, audited, {
    actorId: userIdOf(call.actor),
    actorRole: call.actor.role ?? 'user',
    operation: audited.operation ?? call.operation,
    address: call.address,
    requestId: call.request.id,
  })
}

/** For operator commands (decision secrets-and-rotation): the actor is the affected account, the address is the command. */
export async function auditCommand(
  kernel: Pick<Kernel, 'clock'>,
  tx: Transaction,
  command: string,
  audited: Audited & { readonly operation: AuditedOperation; readonly userId: string },
): Promise<void> {
  const { operation, userId } = audited
  const actor = { actorId: userId, actorRole: 'user', operation, address: command, requestId: command }
  await writeRecord(kernel, tx, audited, actor)
}

/** The platform as an actor. */
const PLATFORM = '01890000-0000-7000-8000-000000000001'

/** For automatic actions on customers' money, and for commands that no account gives. */
export async function auditPlatform(
  kernel: Pick<Kernel, 'clock'>,
  tx: Transaction,
  operation: AuditedOperation,
  audited: Audited,
  address = 'platform',
): Promise<void> {
  const actor = { actorId: PLATFORM, actorRole: 'platform', operation, address, requestId: operation }
  await writeRecord(kernel, tx, audited, actor)
}

type AuditActor = Pick<AuditRecordRow, 'actorId' | 'actorRole' | 'operation' | 'address' | 'requestId'>

/** For jobs on an administrator's order. */
export async function auditOrdered(
  { clock }: Pick<Kernel, 'clock'>,
  tx: Transaction,
  order: { readonly adminId: string; readonly address: string; readonly orderId: string },
  operation: AuditedOperation,
  all: readonly Audited[],
): Promise<void> {
  const { adminId: actorId, address, orderId: requestId } = order
  const actor = { actorId, actorRole: 'admin', operation, address, requestId }
  await insertAuditRecords(tx, ...all.flatMap((audited) => recordsOf({ clock }, audited, actor)))
}

const writeRecord = (kernel: Pick<Kernel, 'clock'>, tx: Transaction, audited: Audited, actor: AuditActor) =>
  insertAuditRecords(tx, ...recordsOf(kernel, audited, actor))

/** None of a change that changed nothing. */
function recordsOf(kernel: Pick<Kernel, 'clock'>, audited: Audited, actor: AuditActor): AuditRecordRow[] {
  const record = recordOf(kernel, audited, actor)
  const isUnchanged = [record.before, record.after].every((side) => side && Object.keys(side).length === 0)
  return isUnchanged && record.reason === null ? [] : [record]
}

function recordOf({ clock }: Pick<Kernel, 'clock'>, audited: Audited, actor: AuditActor): AuditRecordRow {
  const { recordId, userId = null, reason = null } = audited
  const noun = audited.noun ?? actor.operation.split('.')[0]!
  const { before, after } = differences(noun, audited)
  return { ...actor, auditRecordId: uuidv7(), noun, recordId, userId, before, after, reason, createdAt: clock.now() }
}

/** No record for one's own data. */
export async function auditUnlessOwn(
  kernel: Kernel,
  tx: Transaction,
  call: Auditable,
  audited: Audited & { readonly userId: string },
): Promise<void> {
  if (audited.userId === call.actor.userId) leaveUnaudited(call)
  else await audit(kernel, tx, call, audited)
}

/** Nothing changed, or only the actor's own data. */
export function leaveUnaudited(call: Pick<Call, 'request'>): void {
  noteAudited(call)
}

/** Never audited. */
const SECRET = new Set(['passwordHash', 'secret', 'tokenHash'])

function differences(noun: string, { before, after }: Pick<Audited, 'before' | 'after'>) {
  const [old, fresh] = [valuesOf(noun, before), valuesOf(noun, after)]
  if (!old || !fresh) return { before: old, after: fresh }
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(fresh[key]),
  )
  const only = (values: Values) => Object.fromEntries(changed.map((key) => [key, values[key] ?? null]))
  return { before: only(old), after: only(fresh) }
}

type Values = ReturnType<typeof auditedValues>

function valuesOf(noun: string, record: object | null | undefined): Values | null {
  if (!record) return null
  return auditedValues(noun, Object.fromEntries(Object.entries(record).filter(([field]) => !SECRET.has(field))))
}

type AuditRecordRow = typeof auditRecords.$inferInsert

/** No-op for none. Append-only in the database. */
async function insertAuditRecords(tx: Transaction, ...records: readonly AuditRecordRow[]): Promise<void> {
  if (records.length > 0) await tx.insert(auditRecords).values([...records])
}
