import { LATE_AFTER_HOURS, type api, type InboxKind, FIRST_DECISIONS } from '@cauce/contract'
import { eq, inArray, isNull, or, sql, type SQL, and } from 'drizzle-orm'
import {
  allOf,
  contains,
  containsTerms,
  pageOf,
  readSearchTerms,
  textArray,
  type Executor,
} from '../../database/index.ts'
import { userName, users } from '../../database/schema/account.ts'
import { bankMovements, payments, bankFiles, paymentBatches } from '../../database/schema/bank.ts'
import { claims } from '../../database/schema/misc.ts'
import { tickets } from '../../database/schema/support.ts'
import type { Call } from '../../http/bind.ts'
import { isReadBy, listedTo } from '../../modules/support/tickets/index.ts'
import { dutiesOf } from './duties.queries.ts'
import { peopleDecisionsOf } from './people.queries.ts'
import { type InboxReader, nameOf, waiting, type Rows } from './waiting.queries.ts'
import { moneyDecisions } from '../../database/schema/decisions.ts'
import { distributions } from '../../database/schema/distributions.ts'
import { refunds } from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { files } from '../../database/schema/platform.ts'
import { projects } from '../../database/schema/project.ts'
import { transactions } from '../../database/schema/wallet.ts'
import { awaitsMatchBy, firstTakeBack, isWaitingMovement } from '../../modules/bank/matching/index.ts'
import { awaitsReleaseBy } from '../../modules/bank/payments/index.ts'
import { awaitsImportBy } from '../../modules/bank/statements/index.ts'
import { awaitsConfirmationBy } from '../../modules/project/distributions/index.ts'
import { awaitsRefundBy } from '../../modules/project/projects/index.ts'
import { awaitsTransactionBy } from '../../modules/wallet/transactions/index.ts'
import { firstApprovalStands, isByHandsOf } from '../../platform/four-eyes.queries.ts'

export type InboxQuery = Call<typeof api.inbox.list>['query']

/** As JSON has it: cents are text, because they may be larger than its numbers. */
interface StoredItem {
  readonly id: string
  readonly kind: InboxKind
  readonly noun: string
  readonly recordId: string
  readonly name: string | null
  readonly userId: string | null
  readonly title: string | null
  readonly text: string | null
  readonly code: string | null
  readonly iban: string | null
  readonly number: number | null
  readonly count: number | null
  readonly percentage: number | null
  readonly day: string | null
  readonly cents: string | null
  readonly since: string
  readonly dueOn: string | null
  readonly firstBy: string | null
  readonly firstByName: string | null
  readonly firstAt: string | null
  readonly firstLasts: boolean
  readonly needsMyApproval: boolean
  readonly hasProof: boolean
  readonly claimedBy: string | null
  readonly claimedByName: string | null
  readonly claimedAt: string | null
}

type Totals = Readonly<
  Record<InboxReader['kinds'] extends ReadonlySet<infer Kind extends string> ? Kind : never, number>
>

interface Stored {
  readonly totals: Partial<Totals> | null
  readonly unread: number
  readonly queued: number
  readonly total: number
  readonly to_approve: number
  readonly late: number
  readonly incoming: string
  readonly outgoing: string
  readonly administrators: number
  readonly items: readonly StoredItem[] | null
}

const ORDERS = {
  since: (side: SQL) => sql`since ${side}, id ${side}`,
  dueOn: (side: SQL) => sql`"dueOn" ${side}, since ${side}, id ${side}`,
  id: (side: SQL) => sql`id ${side}`,
}

export async function readInbox(executor: Executor, reader: InboxReader, query: InboxQuery): Promise<Stored> {
  const { limit, offset } = pageOf(query)
  const order = ORDERS[query.orderBy ?? 'since'](query.orderSide === 'desc' ? sql`desc` : sql`asc`)
  const isAsked = query.needsMyApproval === undefined ? sql`true` : sql`"needsMyApproval" = ${query.needsMyApproval}`
  const page = sql`select * from matching where ${isAsked} order by ${order} limit ${limit} offset ${offset}`
  const lateSince = new Date(reader.now.getTime() - LATE_AFTER_HOURS * 3_600_000).toISOString()
  const kinds = [...moneyDecisionsOf(reader), ...peopleDecisionsOf(reader), ...dutiesOf(reader)].flatMap(
    ({ kind, rows }) => (reader.kinds.has(kind) ? [rows] : []),
  )
  const viewer = { userId: reader.adminId, scope: reader.managerId === undefined ? 'all' : 'assigned' } as const
  const { rows: answers } = await executor.execute<Stored & Record<string, unknown>>(sql`
    with waiting as (${sql.join(kinds, sql` union all `)}),
      matching as (select * from waiting where ${conditionOf(query)})
    select
      (select json_object_agg(kind, total) from (select kind, count(*)::integer as total from waiting group by kind) kinds) as totals,
      (select count(*)::integer from ${tickets} where ${allOf(listedTo(viewer), sql`not ${isReadBy(viewer)}`, isForReader(reader))}) as unread,
      ${reader.seesPayments ? queuedPayments : sql`0`} as queued,
      ${administrators} as administrators,
      counted.*,
      ${limit === 0 ? sql`null` : sql`(${itemsOf(page, order, reader)})`} as items
    from (
      select count(*) filter (where ${isAsked})::integer as total,
        count(*) filter (where "needsMyApproval")::integer as to_approve,
        count(*) filter (where ${isAsked} and since < ${lateSince}::timestamptz)::integer as late,
        coalesce(sum(amount) filter (where ${isAsked} and kind = 'income'), 0)::text as incoming,
        coalesce(sum(-amount) filter (where ${isAsked} and kind = 'withdraw'), 0)::text as outgoing
      from matching
    ) counted`)
  return answers[0]!
}

/** Of a ticket, who is responsible for it reads its news; of one without, everybody who sees it. */
const isForReader = ({ adminId }: InboxReader) => or(isNull(tickets.managerId), eq(tickets.managerId, adminId))

const administrators = sql`(select count(*)::integer from ${users} where ${users.role} = 'admin' and not ${users.disabled} and ${users.deletedAt} is null)`

const queuedPayments = sql`(select count(*)::integer from ${payments} where ${eq(payments.state, 'queued')})`

const itemsOf = (page: SQL, order: SQL, { now }: InboxReader) => sql`
  select json_agg(shown) from (
    select page.*, page.amount::text as cents, ${nameIn(sql`page."firstBy"`)} as "firstByName",
      ${claims.userId} as "claimedBy", ${nameIn(claims.userId)} as "claimedByName", ${claims.claimedAt} as "claimedAt"
    from (${page}) page
      left join ${claims} on ${claims.recordId}::text = page."recordId" and ${claims.kind} = page.kind and ${claims.expiresAt} > ${now.toISOString()}::timestamptz
    order by ${order}
  ) shown`

const nameIn = (person: SQL | typeof claims.userId) =>
  sql`(select ${userName()} from ${users} where ${users.userId} = ${person})`

/** `2.000,00`, `2000,00` and `2000.00`: an amount as it is shown and as people type it. */
const plain = sql`to_char(abs(amount) / 100.0, 'FM99999999999990.00')`
const grouped = sql`translate(to_char(abs(amount) / 100.0, 'FM99,999,999,999,990.00'), ',.', '.,')`
const searched = sql`concat_ws(' ', name, title, text, iban, number, ${plain}, replace(${plain}, '.', ','), ${grouped})`

function conditionOf({ kind, q, ids, userId }: InboxQuery): SQL {
  return (
    allOf(
      kind && sql`kind = ${kind}`,
      userId && sql`"userId" = ${userId}`,
      ids && sql`id = any(${textArray(ids)})`,
      q && containsTerms((text) => contains(searched, text), readSearchTerms(q)),
    ) ?? sql`true`
  )
}

export const findMovements = (executor: Executor, ids: readonly string[]) =>
  executor
    .select()
    .from(bankMovements)
    .where(inArray(bankMovements.movementId, [...ids]))

const YES = sql`true`

/** Decisions about money and its books. */
const moneyDecisionsOf = (reader: InboxReader): readonly Rows[] => [
  transactionsOf(reader, 'income'),
  transactionsOf(reader, 'withdraw'),
  bankMovementsOf(reader),
  bankFilesOf(reader),
  batchesOf(reader),
  distributionsOf(reader),
  refundsOf(reader),
]

/** An entered income waits for the second administrator without an end. */
const isEntered = eq(transactions.issuerName, 'admin-backoffice')
const isSigned = (reader: InboxReader) =>
  sql`(${transactions.firstApprovedBy} is not null and (${isEntered} or ${firstApprovalStands(transactions, reader)}))`

function transactionsOf(reader: InboxReader, type: 'income' | 'withdraw') {
  const { transactionId, userId, amount, firstApprovedBy, firstApprovedAt, documentId } = transactions
  const signed = isSigned(reader)
  return waiting({
    kind: type,
    noun: 'transactions',
    recordId: transactionId,
    name: nameOf(userId),
    userId,
    iban: sql`(select ${bankAccounts.account} from ${bankAccounts} where ${bankAccounts.bankAccountId} = ${transactions.bankAccountId})`,
    code: transactions.issuerName,
    amount: type === 'income' ? amount : sql`-${amount}`,
    since: transactions.createdAt,
    firstBy: sql`case when ${signed} then ${firstApprovedBy} end`,
    firstAt: firstApprovedAt,
    firstLasts: isEntered,
    needsMyApproval: signed,
    hasProof: sql`${type === 'income'} and ${documentId} is not null`,
    from: sql`${transactions}`,
    where: and(eq(transactions.status, 'pending'), eq(transactions.type, type), awaitsTransactionBy(reader)),
  })
}

function bankMovementsOf(reader: InboxReader) {
  const { movementId, counterpartyName, remittance, amount, createdAt, preparedId } = bankMovements
  const { recordId, kind, verdict, fourEyes, decidedBy, expiresAt } = moneyDecisions
  const first = sql`select ${decidedBy} as by, ${moneyDecisions.createdAt} as at from ${moneyDecisions}
    where ${recordId} = ${movementId} and ${verdict} = 'first' and ${fourEyes} and ${inArray(kind, [...FIRST_DECISIONS])}
      and ${expiresAt} > ${reader.now.toISOString()}::timestamptz and not ${isByHandsOf(decidedBy, reader)}
    order by ${moneyDecisions.createdAt} desc limit 1`
  return waiting({
    kind: 'bankMovement',
    noun: 'matching',
    recordId: movementId,
    name: sql`coalesce(${counterpartyName}, nullif(${remittance}, ''))`,
    text: sql`case when ${counterpartyName} is not null then ${remittance} end`,
    iban: bankMovements.counterpartyIban,
    amount,
    since: createdAt,
    firstBy: sql`coalesce(${transactions.firstApprovedBy}, first.by)`,
    firstAt: sql`coalesce(${transactions.firstApprovedAt}, first.at)`,
    firstLasts: sql`coalesce(${isEntered}, false)`,
    needsMyApproval: sql`${transactions.firstApprovedBy} is not null or first.by is not null`,
    from: sql`${bankMovements}
      left join ${transactions} on ${transactions.transactionId} = ${preparedId} and ${transactions.status} = 'pending' and ${isSigned(reader)}
      left join lateral (${first}) first on true`,
    where: and(isWaitingMovement, awaitsMatchBy(reader)),
  })
}

/** To be imported, or taken back. */
const bankFilesOf = (reader: InboxReader) =>
  waiting({
    kind: 'bankFile',
    noun: 'bankFiles',
    recordId: bankFiles.fileId,
    name: sql`coalesce(${nameOf(sql`first.by`)}, ${nameOf(bankFiles.uploadedBy)})`,
    text: files.name,
    code: sql`case when first.by is not null then 'takeBack' end`,
    since: sql`coalesce(first.at, ${bankFiles.createdAt})`,
    firstBy: sql`first.by`,
    firstAt: sql`first.at`,
    needsMyApproval: YES,
    from: sql`${bankFiles} join ${files} on ${files.fileId} = ${bankFiles.fileId}
      left join lateral (select by, at from (${firstTakeBack(bankFiles.fileId, reader.now)}) asked where ${bankFiles.importedAt} is not null) first on true`,
    where: sql`(first.by is not null and not ${isByHandsOf(sql`first.by`, reader)}) or ${awaitsImportBy(reader)}`,
  })

function batchesOf(reader: InboxReader) {
  const { batchId, createdBy, createdAt, number, count, total, executionDay } = paymentBatches
  const { recordId, kind, verdict, fourEyes, decidedBy } = moneyDecisions
  const refused = sql`select ${decidedBy} as by, ${moneyDecisions.createdAt} as at from ${payments} join ${moneyDecisions} on ${recordId} = ${payments.paymentId}
    where ${payments.batchId} = ${batchId} and ${payments.state} in ('released', 'accepted') and ${fourEyes} and ${kind} = 'refuse_payment' and ${verdict} = 'first'
    order by ${moneyDecisions.createdAt} desc limit 1`
  return waiting({
    kind: 'paymentBatch',
    noun: 'paymentBatches',
    recordId: batchId,
    name: nameOf(createdBy),
    number,
    count,
    day: executionDay,
    amount: sql`-${total}`,
    since: createdAt,
    firstBy: sql`first.by`,
    firstAt: sql`first.at`,
    needsMyApproval: YES,
    from: sql`${paymentBatches} left join lateral (${refused}) first on true`,
    where: awaitsReleaseBy(reader),
  })
}

const distributionsOf = (reader: InboxReader) =>
  waiting({
    kind: 'distribution',
    noun: 'distributions',
    recordId: distributions.distributionId,
    name: projects.name,
    number: distributions.number,
    day: distributions.dueDate,
    amount: distributions.amount,
    since: distributions.updatedAt,
    firstBy: distributions.recordedBy,
    firstAt: distributions.recordedAt,
    firstLasts: YES,
    needsMyApproval: YES,
    from: sql`${distributions} join ${projects} on ${projects.projectId} = ${distributions.projectId}`,
    where: awaitsConfirmationBy(reader),
  })

const refundsOf = (reader: InboxReader) =>
  waiting({
    kind: 'refund',
    noun: 'projects',
    id: sql`'refunds/' || ${projects.projectId}`,
    recordId: projects.projectId,
    name: projects.name,
    text: refunds.reason,
    amount: projects.amountInvested,
    since: refunds.firstApprovedAt,
    firstBy: refunds.firstApprovedBy,
    firstAt: refunds.firstApprovedAt,
    needsMyApproval: YES,
    from: sql`${refunds} join ${projects} on ${projects.projectId} = ${refunds.projectId}`,
    where: awaitsRefundBy(reader),
  })
