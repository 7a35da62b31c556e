import { RECORDED_HOLD_KINDS, type AccountHoldKind, type RecordedHoldKind } from '@cauce/contract'
import { and, desc, eq, gte, inArray, ne, not, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { allOf, listOf, rowsOf, type Executor, type ListInput, firstOf } from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { accountHolds, customerDeclarations, guardianConsents } from '../../../database/schema/diligence.ts'
import { files } from '../../../database/schema/platform.ts'
import {
  awaitsApproval,
  isByHandsOf,
  type ApprovalFilter,
  type ListApprover,
} from '../../../platform/four-eyes.queries.ts'

export const accountHoldRows = rowsOf(accountHolds, accountHolds.accountHoldId)
export const guardianConsentRows = rowsOf(guardianConsents, guardianConsents.consentId)

const { accountHoldId, userId, state, kind, placedAt, proposedBy } = accountHolds
/** What of a garnishment is neither paid to the authority nor on its way there, in cents. */
const outstanding = sql<
  bigint | null
>`case when ${accountHolds.amount} is not null then cauce_outstanding(${accountHoldId}, ${accountHolds.amount}) end`.mapWith(
  accountHolds.amount,
)

const [placer, proposer, lifter] = [alias(users, 'placer'), alias(users, 'proposer'), alias(users, 'lifter')]

export const selectHolds = (executor: Executor) =>
  executor
    .select({
      row: accountHolds,
      outstanding,
      document: files,
      userName: userName(),
      placedByName: userName(placer),
      proposedByName: userName(proposer),
      liftedByName: userName(lifter),
    })
    .from(accountHolds)
    .innerJoin(users, eq(users.userId, userId))
    .leftJoin(files, eq(files.fileId, accountHolds.documentId))
    .leftJoin(placer, eq(placer.userId, accountHolds.placedBy))
    .leftJoin(proposer, eq(proposer.userId, proposedBy))
    .leftJoin(lifter, eq(lifter.userId, accountHolds.liftedBy))

export type NamedHold = Awaited<ReturnType<typeof selectHolds>>[number]

export const isHoldOfCustomer: SQL = sql`exists (select from ${users} where ${users.userId} = ${userId} and ${users.role} = 'user' and ${users.deletedAt} is null)`

export const awaitsHoldDecisionBy = (approver: ListApprover): SQL =>
  and(
    ne(userId, approver.adminId),
    or(
      and(inArray(kind, ['exposure', 'reported']), eq(state, 'active')),
      and(eq(state, 'lifting'), not(isByHandsOf(proposedBy, approver))),
    ),
  )!

export async function listCustomerHolds(executor: Executor, filter: ApprovalFilter, input: ListInput) {
  const where = allOf(isHoldOfCustomer, awaitsApproval(filter, awaitsHoldDecisionBy))
  return listOf(
    executor,
    selectHolds(executor),
    { id: accountHoldId, where, order: 'updatedAt', search: ['reason', 'userName'] },
    input,
  )
}

export const findCustomerHold = (executor: Executor, id: string) =>
  firstOf(selectHolds(executor).where(and(eq(accountHoldId, id), isHoldOfCustomer)))

/** As a subquery; a garnishment stops nothing, and takes from what is available. */
export const isOnHoldOf = (personId: PgColumn) =>
  sql<boolean>`exists (select from ${accountHolds} where ${userId} = ${personId} and ${state} <> 'lifted' and ${kind} <> 'garnishment')`

/** As a subquery: the holder has died. */
export const isAccessEnded = (personId: PgColumn) =>
  sql<boolean>`exists (select from ${accountHolds} where ${userId} = ${personId} and ${state} <> 'lifted' and ${kind} = 'estate')`

export async function hasAccessEnded(executor: Executor, personId: string): Promise<boolean> {
  // As a selected field, drizzle would leave out the table of the column.
  const rows = await executor
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.userId, personId), isAccessEnded(users.userId)))
  return rows.length > 0
}

/** Its last day. */
const lastConsentOf = (holdId: SQLWrapper) =>
  sql`(select c.consent_until from ${guardianConsents} c where c.account_hold_id = ${holdId} order by c.created_at desc, c.consent_id desc limit 1)`

/** The strictest of what stops a person's money, without their account being disabled. */
export const freezeOf = (personId: SQLWrapper, today: string) => sql<
  'sanctions' | 'hold' | 'estate' | 'guardianship' | 'none'
>`(
  select case when bool_or(h.kind = 'sanctions') then 'sanctions' when bool_or(h.kind in ('exposure', 'reported')) then 'hold'
    when bool_or(h.kind = 'estate') then 'estate'
    when bool_or(h.kind = 'guardianship' and coalesce(${lastConsentOf(sql`h.account_hold_id`)} < ${today}::date, true)) then 'guardianship' else 'none' end
  from ${accountHolds} h where h.user_id = ${personId} and h.state <> 'lifted')`

/** Open ones that their customer knows of, as JSON for the wallet. */
export const shownHoldsOf = (personId: PgColumn) => sql<readonly ShownHold[]>`(
  select coalesce(json_agg(json_build_object('kind', ${kind}, 'party', ${accountHolds.party}, 'reference', ${accountHolds.reference},
    'outstanding', ${outstanding}::text, 'consentUntil', ${lastConsentOf(accountHoldId)}) order by ${placedAt}, ${accountHoldId}), '[]')
  from ${accountHolds} where ${userId} = ${personId} and ${state} <> 'lifted' and ${inArray(kind, [...RECORDED_HOLD_KINDS])})`

interface ShownHold {
  readonly kind: RecordedHoldKind
  readonly party: string
  readonly reference: string | null
  /** Cents. */
  readonly outstanding: string | null
  readonly consentUntil: string | null
}

/** Who recorded the consents of the guardian that count. */
export async function findConsentHands(executor: Executor, personId: string, today: string): Promise<string[]> {
  const rows = await executor
    .select({ recordedBy: guardianConsents.recordedBy })
    .from(guardianConsents)
    .innerJoin(accountHolds, eq(accountHoldId, guardianConsents.accountHoldId))
    .where(and(eq(userId, personId), ne(state, 'lifted'), gte(guardianConsents.consentUntil, today)))
  return rows.map(({ recordedBy }) => recordedBy)
}

/** Of these holds, the newest first. */
export const findConsents = (executor: Executor, holdIds: readonly string[]) =>
  executor
    .select({ row: guardianConsents, document: files, recordedByName: userName() })
    .from(guardianConsents)
    .innerJoin(files, eq(files.fileId, guardianConsents.documentId))
    .innerJoin(users, eq(users.userId, guardianConsents.recordedBy))
    .where(inArray(guardianConsents.accountHoldId, [...holdIds]))
    .orderBy(desc(guardianConsents.createdAt), desc(guardianConsents.consentId))

export const findOpenHolds = (executor: Executor, personId: string, ofKind?: AccountHoldKind) =>
  executor
    .select()
    .from(accountHolds)
    .where(and(eq(userId, personId), ne(state, 'lifted'), ofKind && eq(kind, ofKind)))

export async function findApprovedExposure(executor: Executor, personId: string) {
  const [row] = await executor
    .select({ declared: customerDeclarations })
    .from(accountHolds)
    .innerJoin(customerDeclarations, eq(customerDeclarations.customerDeclarationId, accountHolds.customerDeclarationId))
    .where(and(eq(userId, personId), eq(state, 'lifted'), eq(kind, 'exposure')))
    .orderBy(desc(placedAt))
    .limit(1)
  return row?.declared
}
