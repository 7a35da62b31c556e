import { uuidv7 } from '../../ids.ts'
import type { Transaction } from '../../database/index.ts'
import type { Kernel } from '../../kernel.ts'
import { type Call, noteAudited } from '../../http/bind.ts'
import { userIdOf } from '../../http/actor.ts'
import { insertAuditRecord } from './audit.queries.ts'

export interface Audited {
  /** Only where one endpoint carries out several operations; otherwise that of the call. */
  readonly operation?: string
  /** The kind of record, if it is not the noun of the operation. */
  readonly noun?: string
  readonly recordId: string
  /** The customer whose record it is. */
  readonly userId?: string | null
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string | null | undefined
}

type Auditable = Pick<Call, 'actor' | 'address' | 'operation' | 'request'>

/** Writes the audit record of a staff write, in its transaction (handbook rule 1.16). Of a change only the differences are kept. */
export async function audit(kernel: Kernel, tx: Transaction, call: Auditable, audited: Audited): Promise<void> {
  noteAudited(call)
  const { before, after } = differences(audited.before, audited.after)
  const { operation = call.operation, recordId, userId = null, reason = null } = audited
  await insertAuditRecord(tx, {
    auditRecordId: uuidv7(),
    actorId: userIdOf(call.actor),
    actorRole: call.actor.role ?? 'user',
    operation,
    noun: audited.noun ?? operation.split('.')[0]!,
    recordId,
    userId,
    before,
    after,
    reason,
    address: call.address,
    requestId: call.request.id,
    createdAt: kernel.clock.now(),
  })
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

function differences(before: unknown, after: unknown): { before: unknown; after: unknown } {
  const [old, fresh] = [plain(before), plain(after)]
  if (!old || !fresh) return { before: old, after: fresh }
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (key) => JSON.stringify(old[key]) !== JSON.stringify(fresh[key]),
  )
  const only = (record: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, record[key] ?? null]))
  return { before: only(old), after: only(fresh) }
}

function plain(value: unknown): Record<string, unknown> | null {
  if (value === undefined || value === null) return null
  const json = JSON.stringify(value, (key, inner: unknown) =>
    SECRET.has(key) ? undefined : typeof inner === 'bigint' ? inner.toString() : inner,
  )
  return JSON.parse(json) as Record<string, unknown>
}
