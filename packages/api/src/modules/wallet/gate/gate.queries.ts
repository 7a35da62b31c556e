import { calendarDateOf } from '@cauce/contract'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { rowsOf, textArray, centsArray, uuidArray, type Executor, type Transaction } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'
import {
  MOVEMENT_POSTINGS,
  moneyDecisions,
  type DecisionRow,
  type MovementKind,
} from '../../../database/schema/decisions.ts'
import { payments } from '../../../database/schema/bank.ts'
import { awaitedIncomes } from '../../../database/schema/awaited-incomes.ts'
import { accountHolds } from '../../../database/schema/diligence.ts'
import { distributions, distributionShares } from '../../../database/schema/distributions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { ledgerAccounts, transactions, wallets } from '../../../database/schema/wallet.ts'
import { freezeOf } from '../../account/account-holds/index.ts'
import { isClosingOf } from '../../account/closings/index.ts'
import type { DecisionId } from '../ledger/index.ts'
import type { Freeze, Hand, Standing } from './gate.domain.ts'

export const decisionRows = rowsOf(moneyDecisions, moneyDecisions.decisionId)

export async function findStanding(tx: Transaction, userId: string, now: Date): Promise<Standing> {
  const { rows } = await tx.execute<{ isClosing: boolean; isDisabled: boolean; freeze: Freeze }>(sql`
    select ${isClosingOf(users.userId)} as "isClosing", ${users.disabled} and ${users.deletedAt} is null as "isDisabled",
      ${freezeOf(users.userId, calendarDateOf(now))} as freeze
    from ${users} where ${users.userId} = ${userId}`)
  const [row] = rows
  if (!row) return { freeze: 'none', isClosing: false }
  const { isClosing, isDisabled, freeze } = row
  return { freeze: freeze === 'none' && isDisabled ? 'disabled' : freeze, isClosing }
}

const isToThirdParty = sql`exists (select from ${transactions} t where t.transaction_id = ${payments.transactionId} and t.account_hold_id is not null)`

/** What is left of a wallet is garnished. */
const isGarnished = sql`exists (select from ${wallets} w join ${ledgerAccounts} a on a.account_id = w.wallet_id
  where w.user_id = ${payments.userId} and a.garnished > a.balance)`

/**
 * Of a transfer without a person, of those who have its account. What two administrators let go for a disabled person
 * goes on, as does what was queued with the consent of a guardian.
 */
const freezeOfPayment = sql<Freeze>`(
  select case when bool_or(h.kind = 'sanctions') then 'sanctions' when bool_or(h.kind in ('exposure', 'reported')) then 'hold'
    when ${isToThirdParty} then 'none' when bool_or(h.kind = 'estate') then 'estate'
    when bool_or(h.kind = 'guardianship' and h.placed_at > ${payments.createdAt}) then 'guardianship'
    when ${payments.kind} = 'withdrawal' and ${isGarnished} then 'hold'
    when bool_or(u.disabled and u.deleted_at is null) and not exists (
      select from ${moneyDecisions} d where d.subject_id = ${payments.userId} and d.decided_as = 'staff'
        and d.record_id = ${payments.transactionId} and d.is_exception and d.verdict = 'goes') then 'disabled'
    else 'none' end
  from ${users} u left join ${accountHolds} h on h.user_id = u.user_id and h.state <> 'lifted'
  where u.user_id = any (case when ${payments.userId} is not null then array[${payments.userId}] else array(
    select b.user_id from ${bankAccounts} b where b.account = ${payments.iban} and b.state = 'valid' and b.deleted_at is null) end))`

export const isFrozenPayment = sql<boolean>`${freezeOfPayment} <> 'none'`

/** Wallets out of which more has gone than was received. */
const SHORT_WALLETS = sql`${wallets} w join ${ledgerAccounts} a on a.account_id = w.wallet_id and a.unreceived > 0
  join ${ledgerAccounts} r on r.account_id = w.reserved_account_id and a.unreceived > a.balance + r.balance`

/**
 * Cents of promoters' payments on no statement that a payment needs: a withdrawal from such a wallet, or the payout of orders that were
 * placed out of one after it was credited. Zero of what two administrators released all the same.
 */
const unreceivedOfPayment = sql<string>`(case
  when ${payments.state} in ('released', 'accepted') and exists (
    select from ${moneyDecisions} d where d.record_id = ${payments.paymentId} and d.four_eyes and d.kind = 'release_batch' and d.is_exception) then 0
  when ${payments.kind} = 'withdrawal' then (select coalesce(sum(a.unreceived), 0) from ${SHORT_WALLETS} where w.user_id = ${payments.userId})
  when ${payments.kind} = 'payout' then (select coalesce(sum(a.unreceived), 0) from ${SHORT_WALLETS} where exists (
    select from ${orders} o join ${distributionShares} s on s.wallet_id = o.wallet_id and s.paid_at <= o.created_at
    join ${distributions} d on d.distribution_id = s.distribution_id and d.received_at is null
    where o.project_id = ${payments.projectId} and o.wallet_id = w.wallet_id and o.status <> 'cancelled'))
  else 0 end)::bigint`

export const isUnreceivedPayment = sql<boolean>`${unreceivedOfPayment} > 0`

export interface Stop {
  readonly freeze: Freeze
  /** Cents. */
  readonly unreceived: bigint
}

export async function findStopsOfPayments(
  executor: Executor,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Stop>> {
  const { rows } = await executor.execute<{ payment_id: string; freeze: Freeze; unreceived: string }>(sql`
    select ${payments.paymentId}, ${freezeOfPayment} as freeze, ${unreceivedOfPayment} as unreceived
    from ${payments} where ${payments.paymentId} = any (${uuidArray([...paymentIds])})`)
  return new Map(rows.map((row) => [row.payment_id, { freeze: row.freeze, unreceived: BigInt(row.unreceived) }]))
}

export interface Sums {
  readonly person: bigint
  readonly payer: bigint
  readonly administrator: bigint
}

interface Summed {
  readonly kind: MovementKind
  readonly recordId: string | undefined
  readonly subjectId: string | null
  readonly iban: string | null
  readonly hands: readonly string[]
  readonly now: Date
  readonly since: Date
}

/** Serialises calls that are summed up together. Taken after records and before accounts are locked, all at once, in one order. */
export async function lockSums(tx: Transaction, of: readonly (string | null | undefined)[]): Promise<void> {
  const keys = of.filter((key) => typeof key === 'string').toSorted()
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('gate:' || key, 0)) from unnest(${textArray(keys)}) key order by key`,
  )
}

/** What one administrator alone decided since then, also what still waits for a second one, in cents. */
export async function findSums(tx: Transaction, summed: Summed): Promise<Sums> {
  const { kind, recordId, subjectId, iban, hands, now, since } = summed
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(d.amount) filter (where ${condition}), 0)::bigint`
  const { rows } = await tx.execute<Record<keyof Sums, string>>(sql`
    select ${sumOf(sql`d.subject_id = ${subjectId}::uuid`)} as person, ${sumOf(sql`d.iban = ${iban}`)} as payer,
      ${sumOf(sql`d.decided_by = any (${uuidArray([...hands])})`)} as administrator
    from ${moneyDecisions} d
    where d.kind = ${kind} and d.decided_as = 'staff' and d.created_at > ${since.toISOString()}::timestamptz
      and case d.verdict when 'goes' then not d.four_eyes else d.record_id is distinct from ${recordId ?? null}::uuid and d.expires_at > ${now.toISOString()}::timestamptz and not exists (
        select from ${moneyDecisions} later where later.record_id = d.record_id and later.kind = d.kind and later.four_eyes
          and later.decision_id <> d.decision_id and later.created_at >= d.created_at) end`)
  const row = rows[0]!
  return { person: BigInt(row.person), payer: BigInt(row.payer), administrator: BigInt(row.administrator) }
}

/** The newest first approval of exactly this that still counts: not expired, and not followed by a second. */
export async function findFirst(
  tx: Transaction,
  {
    kind,
    recordId,
    detail,
    now,
  }: { readonly kind: MovementKind; readonly recordId: string; readonly detail: string | null; readonly now: Date },
): Promise<DecisionRow | undefined> {
  const { createdAt, expiresAt, verdict } = moneyDecisions
  const [row] = await tx
    .select()
    .from(moneyDecisions)
    .where(
      and(
        eq(moneyDecisions.recordId, recordId),
        eq(verdict, 'first'),
        eq(moneyDecisions.fourEyes, true),
        eq(moneyDecisions.kind, kind),
        gt(expiresAt, now),
        sql`${moneyDecisions.detail} is not distinct from ${detail}`,
        sql`not exists (select from ${moneyDecisions} spent where spent.record_id = ${recordId} and spent.four_eyes and spent.verdict = 'goes'
          and spent.kind = ${kind} and spent.detail is not distinct from ${detail} and spent.created_at >= ${moneyDecisions.createdAt})`,
      ),
    )
    .orderBy(desc(createdAt))
    .limit(1)
  return row
}

/** Incomes that stand on documents of one administrator, without a line, exceed what stays in the wallet. */
export async function isPaidOutUnproven(
  tx: Transaction,
  { userId, available }: { readonly userId: string; readonly available: bigint },
): Promise<boolean> {
  const { rows } = await tx.execute<{ unproven: string }>(sql`
    select coalesce(sum(w.amount), 0)::bigint as unproven
    from ${moneyDecisions} d join ${awaitedIncomes} w on w.transaction_id = d.record_id
    where d.subject_id = ${userId}::uuid and d.decided_as = 'staff' and d.kind = 'credit_document' and d.verdict = 'goes' and not d.four_eyes`)
  return BigInt(rows[0]!.unproven) > available
}

export interface OwnMovement {
  readonly userId: string | null
  readonly projectId: string | null
  readonly recordId: string
  readonly amount: bigint
}

export type DecidedMovement = OwnMovement & { readonly decisionId: DecisionId }

interface Signed {
  readonly firstBy?: string | null
  readonly touchedBy?: readonly string[]
  readonly reason?: string | null
  /** Records that go by exception. */
  readonly exceptions?: readonly string[]
}

/** Decisions on many people's own money as one statement. */
export const insertedDecisions = (
  kind: MovementKind,
  by: Hand | 'owner',
  many: readonly DecidedMovement[],
  now: Date,
  { firstBy = null, touchedBy = [], reason = null, exceptions = [] }: Signed = {},
) => {
  const [as, decidedBy] =
    by === 'owner' ? ['owner', sql`t.user_id`] : [by.as, sql`${by.as === 'platform' ? null : by.userId}::uuid`]
  return sql`
    insert into ${moneyDecisions} (decision_id, kind, verdict, postings, amount, subject_id, project_id, record_id, decided_as, decided_by, four_eyes, first_by, hands, is_unproven, reason, is_exception, created_at)
    select t.decision_id, ${kind}, 'goes', ${textArray([...MOVEMENT_POSTINGS[kind]])}, t.amount, t.user_id, t.project_id, t.record_id, ${as}, ${decidedBy}, ${firstBy !== null}, ${firstBy}::uuid, ${uuidArray([...touchedBy])}, false, ${reason}::text, t.record_id = any (${uuidArray([...exceptions])}), ${now.toISOString()}::timestamptz
    from unnest(
      ${uuidArray(many.map(({ decisionId }) => decisionId))},
      ${uuidArray(many.map(({ userId }) => userId))},
      ${uuidArray(many.map(({ projectId }) => projectId))},
      ${uuidArray(many.map(({ recordId }) => recordId))},
      ${centsArray(many.map(({ amount }) => amount))}
    ) as t (decision_id, user_id, project_id, record_id, amount)`
}

export const insertMany = (tx: Transaction, ...args: Parameters<typeof insertedDecisions>) =>
  tx.execute(insertedDecisions(...args))
