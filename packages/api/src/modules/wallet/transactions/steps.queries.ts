import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { optionalUserName, users } from '../../../database/schema/account.ts'
import { payments } from '../../../database/schema/bank.ts'
import { moneyDecisions } from '../../../database/schema/decisions.ts'
import { projects } from '../../../database/schema/project.ts'
import { ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'
import type { Movement, NamedDecision } from './steps.domain.ts'

const [decider, first] = [alias(users, 'decider'), alias(users, 'first')]
const [creator, admin] = [alias(users, 'creator'), alias(users, 'admin')]

export async function findMovement(executor: Executor, transactionId: string): Promise<Movement | undefined> {
  const { userId, type, issuerName, status, amount, projectId, createdBy, createdAt, decidedAt, rejectReason } =
    transactions
  const [row] = await executor
    .select({
      ...{ userId, type, issuerName, status, amount, projectId, createdBy, createdAt, decidedAt, rejectReason },
      projectName: projects.name,
      creatorName: optionalUserName(creator),
      adminName: optionalUserName(admin),
    })
    .from(transactions)
    .leftJoin(projects, eq(projects.projectId, projectId))
    .leftJoin(creator, eq(creator.userId, createdBy))
    .leftJoin(admin, eq(admin.userId, transactions.adminId))
    .where(eq(transactions.transactionId, transactionId))
  return row
}

export function findDecisionsOf(executor: Executor, transactionId: string): Promise<NamedDecision[]> {
  const transfers = sql`(select ${payments.paymentId} from ${payments} where ${payments.transactionId} = ${transactionId})`
  return namedDecisions(
    executor,
    sql`
      select decision_id from ${ledgerTransfers} where transaction_id = ${transactionId}
      union select decision_id from ${ledgerTransfers} where payment_id in ${transfers}
      union select b.decision_id from ${moneyDecisions} b
        where b.record_id in ${transfers} and b.kind in ('make_batch', 'release_batch', 'hand_over_batch')
      union select f.decision_id from ${moneyDecisions} f
        where f.decided_as = 'staff' and f.subject_id = (select user_id from ${transactions} where transaction_id = ${transactionId})
          and f.verdict = 'first' and (f.detail like ${`%income ${transactionId}%`} or f.record_id in (
            select ${transactionId}::uuid union all select movement_id from ${ledgerTransfers} where transaction_id = ${transactionId}))`,
  )
}

export async function namedDecisions(
  executor: Executor,
  ids: SQL,
): Promise<(NamedDecision & { readonly decisionId: string })[]> {
  const { decisionId, kind, verdict, decidedAs, reason, expiresAt, createdAt } = moneyDecisions
  return executor
    .select({
      ...{ decisionId, kind, verdict, decidedAs, reason, expiresAt, createdAt },
      byName: optionalUserName(decider),
      firstName: optionalUserName(first),
    })
    .from(moneyDecisions)
    .leftJoin(decider, eq(decider.userId, moneyDecisions.decidedBy))
    .leftJoin(first, eq(first.userId, moneyDecisions.firstBy))
    .where(inArray(decisionId, sql`(${ids})`))
    .orderBy(createdAt, moneyDecisions.madeIn, decisionId)
}
