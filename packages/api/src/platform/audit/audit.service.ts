import { uuidv7 } from '../../ids.ts'
import type { Transaction } from '../../database/index.ts'
import type { Kernel } from '../../kernel.ts'
import { type Call, noteAudited } from '../../http/bind.ts'
import { userIdOf } from '../../http/actor.ts'
import { insertAuditRecord } from './audit.queries.ts'

export interface Audited {
  readonly operation: string
  readonly noun: string
  readonly recordId: string
  /** The customer whom it concerns. */
  readonly userId?: string | null
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string | null | undefined
}

type Auditable = Pick<Call, 'actor' | 'address' | 'request'>

/** Writes the audit record of a staff write, in its transaction (product decision 3). Of a change only what differs is kept. */
export async function audit(kernel: Kernel, tx: Transaction, call: Auditable, audited: Audited): Promise<void> {
  noteAudited(call)
  const { before, after } = differences(audited.before, audited.after)
  await insertAuditRecord(tx, {
    auditRecordId: uuidv7(),
    actorId: userIdOf(call.actor),
    actorRole: call.actor.role ?? 'user',
    operation: audited.operation,
    noun: audited.noun,
    recordId: audited.recordId,
    userId: audited.userId ?? null,
    before,
    after,
    reason: audited.reason ?? null,
    address: call.address,
    requestId: call.request.id,
    createdAt: kernel.clock.now(),
  })
}

/** The same for what people may also do to their own data, of which there is nothing to record. */
export async function auditUnlessOwn(
  kernel: Kernel,
  tx: Transaction,
  call: Auditable,
  audited: Audited & { readonly userId: string },
): Promise<void> {
  if (audited.userId === call.actor.userId) leaveUnaudited(call)
  else await audit(kernel, tx, call, audited)
}

/** Says that a staff write has nothing to record, because it changed nothing, or nothing but the actor's own. */
export function leaveUnaudited(call: Pick<Call, 'request'>): void {
  noteAudited(call)
}

/** Never in an audit record: nobody may read them there. */
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
