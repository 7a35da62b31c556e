import { and, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { personHands } from '../../../database/schema/access.ts'
import { verifications } from '../../../database/schema/account.ts'
import { auditRecords } from '../../../database/schema/platform.ts'

/** A member of staff who wrote a bank account or the name of a person. */
export interface Writer {
  /** Bank account or person. */
  readonly of: string
  readonly handId: string
  readonly writtenAt: Date
}

interface Written {
  readonly bankAccountIds: readonly string[]
  readonly userIds: readonly string[]
  readonly since: Date
}

/** Their own changes, which nobody else made, do not count. */
export async function findWriters(
  executor: Executor,
  { bankAccountIds, userIds, since }: Written,
): Promise<readonly Writer[]> {
  if (userIds.length === 0) return []
  const { noun, recordId, actorId, actorRole, createdAt } = auditRecords
  const accounts = executor
    .select({ of: sql<string>`${recordId}`.as('of'), handId: actorId, writtenAt: createdAt })
    .from(auditRecords)
    .where(
      and(
        eq(noun, 'bankAccounts'),
        inArray(recordId, [...bankAccountIds]),
        inArray(actorRole, ['admin', 'operator']),
        gte(createdAt, since),
      ),
    )
  const { userId, handId, kind } = personHands
  const names = executor
    .select({ of: sql<string>`${userId}`.as('of'), handId, writtenAt: personHands.createdAt })
    .from(personHands)
    .where(
      and(
        inArray(userId, [...userIds]),
        inArray(kind, ['account', 'identity']),
        ne(userId, handId),
        gte(personHands.createdAt, since),
      ),
    )
  const { decidedBy, status, updatedAt } = verifications
  const identities = executor
    .select({
      of: sql<string>`${verifications.userId}`.as('of'),
      handId: sql<string>`${decidedBy}`,
      writtenAt: updatedAt,
    })
    .from(verifications)
    .where(
      and(
        inArray(verifications.userId, [...userIds]),
        eq(status, 'Approved'),
        isNotNull(decidedBy),
        gte(updatedAt, since),
      ),
    )
  return unionAll(accounts, names, identities)
}
