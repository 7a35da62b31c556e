import { auditedValues, type AuditedNoun, type AuditedOperation } from '@cauce/contract'
import { uuidv7 } from '../../ids.ts'
import type { Transaction } from '../../database/index.ts'
import type { Kernel } from '../../kernel.ts'
import { type Call, noteAudited } from '../../http/bind.ts'
import { userIdOf } from '../../http/actor.ts'
import { insertAuditRecords, type AuditRecordRow } from './audit.queries.ts'

/** What an audit record says about a write. */
export interface Audited {
  /** Only where one endpoint carries out several operations; otherwise that of the call. */
  readonly operation?: AuditedOperation
  /** The kind of record, if it is not the noun of the operation. */
  readonly noun?: AuditedNoun
  readonly recordId: string
  /** The customer whose record it is. */
  readonly userId?: string | null
  readonly before?: object | null
  readonly after?: object | null
  readonly reason?: string | null | undefined
}

type Auditable = Pick<Call, 'actor' | 'address' | 'operation' | 'request'>

/** Writes the audit record of a staff write, in its transaction (handbook rule 1.16). Of a change only the differences are kept. */
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

/**
 * Writes the audit record of what the operator does by a command of the machine (decision 154). The operator has no account, so
 * the record names the account that it is done to as actor, and the command as address.
 */
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

/** The platform as an actor: nobody's account. */
const PLATFORM = '01890000-0000-7000-8000-000000000001'

/** Writes the audit record of what the platform does to a customer's money by itself, such as matching a line of a statement. */
export async function auditPlatform(
  kernel: Pick<Kernel, 'clock'>,
  tx: Transaction,
  operation: AuditedOperation,
  audited: Audited,
): Promise<void> {
  const actor = { actorId: PLATFORM, actorRole: 'platform', operation, address: 'platform', requestId: operation }
  await writeRecord(kernel, tx, audited, actor)
}

type AuditActor = Pick<AuditRecordRow, 'actorId' | 'actorRole' | 'operation' | 'address' | 'requestId'>

/** Writes the audit records of what a job does for an administrator who had it begun, such as the lines of an import. */
export async function auditOrdered(
  { clock }: Pick<Kernel, 'clock'>,
  tx: Transaction,
  order: { readonly adminId: string; readonly address: string; readonly orderId: string },
  operation: AuditedOperation,
  all: readonly Audited[],
): Promise<void> {
  const { adminId: actorId, address, orderId: requestId } = order
  const actor = { actorId, actorRole: 'admin', operation, address, requestId }
  await insertAuditRecords(tx, ...all.map((audited) => recordOf({ clock }, audited, actor)))
}

const writeRecord = (kernel: Pick<Kernel, 'clock'>, tx: Transaction, audited: Audited, actor: AuditActor) =>
  insertAuditRecords(tx, recordOf(kernel, audited, actor))

function recordOf({ clock }: Pick<Kernel, 'clock'>, audited: Audited, actor: AuditActor): AuditRecordRow {
  const { recordId, userId = null, reason = null } = audited
  const noun = audited.noun ?? actor.operation.split('.')[0]!
  const { before, after } = differences(noun, audited)
  return { ...actor, auditRecordId: uuidv7(), noun, recordId, userId, before, after, reason, createdAt: clock.now() }
}

/** `audit`, for what people may also do to their own data: then no record is written. */
export async function auditUnlessOwn(
  kernel: Kernel,
  tx: Transaction,
  call: Auditable,
  audited: Audited & { readonly userId: string },
): Promise<void> {
  if (audited.userId === call.actor.userId) leaveUnaudited(call)
  else await audit(kernel, tx, call, audited)
}

/** Declares that a staff write needs no audit record, because it changed nothing, or only the actor's own data. */
export function leaveUnaudited(call: Pick<Call, 'request'>): void {
  noteAudited(call)
}

/** Fields that never enter an audit record. */
const SECRET = new Set(['passwordHash', 'secret', 'tokenHash'])

/** Only the fields that differ, typed by the contract; all of them if there is only a before or an after. */
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
