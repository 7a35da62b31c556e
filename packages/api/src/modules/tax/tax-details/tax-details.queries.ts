import type { AcceptedTaxDetail, api, TaxDetailKind } from '@cauce/contract'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  among,
  listOf,
  rowsOf,
  type Executor,
  type Transaction,
  lockPerson,
  sameAs,
  ofCustomers,
  firstOf,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { files } from '../../../database/schema/platform.ts'
import { taxDetails } from '../../../database/schema/tax.ts'
import type { QueryOf } from '../../../http/bind.ts'
import type { CustomerFilter } from '../../../http/scope.ts'

export const taxDetailRows = rowsOf(taxDetails, taxDetails.taxDetailId)

const { taxDetailId, userId, kind, country, validFrom, validUntil, state } = taxDetails
const decider = alias(users, 'decider')

type TaxDetailFilter = QueryOf<typeof api.taxDetails.list> & CustomerFilter

const select = (executor: Executor) =>
  executor
    .select({ row: taxDetails, userName: userName(), decidedByName: userName(decider), document: files })
    .from(taxDetails)
    .innerJoin(users, eq(users.userId, userId))
    .leftJoin(decider, eq(decider.userId, taxDetails.decidedBy))
    .leftJoin(files, eq(files.fileId, taxDetails.documentId))

export type TaxDetailRecord = Awaited<ReturnType<typeof select>>[number]

const conditionOf = (filter: TaxDetailFilter) =>
  allOf(among(taxDetailId, filter), sameAs({ userId, kind, state }, filter), ofCustomers(userId, filter))

export async function listTaxDetails(executor: Executor, filter: TaxDetailFilter) {
  return listOf(
    executor,
    select(executor),
    { id: taxDetailId, where: conditionOf(filter), order: 'createdAt', search: ['reason', 'userName'] },
    filter,
  )
}

export const findTaxDetail = (executor: Executor, id: string, filter: TaxDetailFilter = {}) =>
  firstOf(select(executor).where(and(eq(taxDetailId, id), conditionOf(filter))))

/** Pending of one kind, locked: of two concurrent ones the later replaces the other. */
export async function lockPendingDetail(tx: Transaction, personId: string, ofKind: TaxDetailKind) {
  await lockPerson(tx, personId)
  const isWaiting = and(eq(userId, personId), eq(kind, ofKind), eq(state, 'pending'))
  return (await tx.select().from(taxDetails).where(isWaiting).for('no key update'))[0]
}

export async function findAcceptedDetails(
  executor: Executor,
  userIds: readonly string[],
): Promise<(personId: string) => readonly AcceptedTaxDetail[]> {
  const ids = [...new Set(userIds)]
  const rows = await executor
    .select({ userId, kind, country, province: taxDetails.province, abroad: taxDetails.abroad, validFrom, validUntil })
    .from(taxDetails)
    .where(and(sql`${userId} = any(${sql.param(ids)}::uuid[])`, eq(state, 'valid')))
    .orderBy(asc(taxDetails.decidedAt), asc(taxDetailId))
  const known = Map.groupBy(rows, (row) => row.userId)
  return (personId) => known.get(personId) ?? []
}

/** Ending soon, without a successor or earlier warning. */
export async function findEndingCertificates(tx: Transaction, today: string, until: string) {
  return tx
    .select({ taxDetailId, userId, validUntil })
    .from(taxDetails)
    .innerJoin(users, eq(users.userId, userId))
    .where(
      and(
        eq(kind, 'certificate'),
        eq(state, 'valid'),
        isNull(taxDetails.remindedAt),
        isNull(users.deletedAt),
        sql`${validUntil} between ${today} and ${until}`,
        sql`not exists (select from ${taxDetails} later where later.user_id = ${userId} and later.kind = 'certificate' and later.state in ('pending', 'valid') and later.valid_until > ${validUntil})`,
      ),
    )
    .orderBy(asc(taxDetailId))
    .for('update', { of: taxDetails, skipLocked: true })
    .limit(500)
}

export async function noteReminded(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(taxDetails)
    .set({ remindedAt: now })
    .where(inArray(taxDetailId, [...ids]))
}

/** With the identity itself (decision data-retention). */
export async function eraseAddressesAbroad(tx: Transaction, personId: string): Promise<void> {
  await tx
    .update(taxDetails)
    .set({ abroad: null })
    .where(and(eq(userId, personId), isNotNull(taxDetails.abroad)))
}

/** Returns orphaned file ids. */
export async function detachDocuments(tx: Transaction, personId: string, now: Date): Promise<string[]> {
  const rows = await tx.select({ documentId: taxDetails.documentId }).from(taxDetails).where(eq(userId, personId))
  await tx.update(taxDetails).set({ documentId: null, updatedAt: now }).where(eq(userId, personId))
  return rows.flatMap(({ documentId }) => documentId ?? [])
}
