import { Refusal } from '@cauce/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { userName, users } from '../../database/schema/account.ts'
import { auditRecords } from '../../database/schema/platform.ts'
import type { Database } from '../../database/index.ts'
import type { BoundRoute, Call } from '../../http/bind.ts'

const LATE = new Set(['edit-conflict', 'state-forbids'])
/** Other parts of a path name languages or days. */
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A refusal that comes too late says who decided, what and when, where the activity log knows it. */
export const tellingWhoDecided = (database: Database, { endpoint, handle }: BoundRoute): BoundRoute => ({
  endpoint,
  handle: (call) =>
    handle(call).catch(async (error: unknown) => {
      const isOfStaff = call.actor.kind === 'admin' || call.actor.kind === 'operator'
      throw error instanceof Refusal && isOfStaff ? await withWhoDecided(database, call, error) : error
    }),
})

async function withWhoDecided(
  database: Database,
  { operation, params, body }: Pick<Call, 'operation'> & { readonly params: unknown; readonly body: unknown },
  refusal: Refusal,
): Promise<Refusal> {
  if (!LATE.has(refusal.code)) return refusal
  const { movements = [] } = Object(body) as { movements?: readonly { readonly movementId: string }[] }
  const named = [...(Object.values(Object(params)) as string[]), ...movements.map(({ movementId }) => movementId)]
  const ids = named.filter((id) => UUID.test(id))
  if (ids.length === 0) return refusal
  const [last] = await database
    .select({ by: userName(), after: auditRecords.after, at: auditRecords.createdAt })
    .from(auditRecords)
    .innerJoin(users, eq(users.userId, auditRecords.actorId))
    .where(and(eq(auditRecords.noun, operation.split('.')[0]!), inArray(auditRecords.recordId, ids)))
    .orderBy(desc(auditRecords.createdAt))
    .limit(1)
  if (last === undefined) return refusal
  const act = actOf(last.after)
  if (act === undefined) return refusal
  const { code, path } = refusal
  const said = { ...refusal.params, by: last.by, act, at: last.at.toISOString() }
  return new Refusal({ code, params: said, ...(path !== undefined && { path }) })
}

function actOf(after: unknown): string | undefined {
  const { state, status, decision, firstApproval } = Object(after) as Record<string, { choice?: string } | undefined>
  return (state ?? status ?? decision)?.choice ?? (firstApproval ? 'first' : undefined)
}
