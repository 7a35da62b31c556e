import { FIRST_DECISIONS } from '@cauce/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { bankMovements, payments, bankFiles, paymentBatches } from '../../database/schema/bank.ts'
import { moneyDecisions } from '../../database/schema/decisions.ts'
import { distributions } from '../../database/schema/distributions.ts'
import { refunds } from '../../database/schema/orders.ts'
import { bankAccounts } from '../../database/schema/payment.ts'
import { files } from '../../database/schema/platform.ts'
import { projects } from '../../database/schema/project.ts'
import { transactions } from '../../database/schema/wallet.ts'
import { awaitsMatchBy, isWaitingMovement } from '../../modules/bank/matching/index.ts'
import { awaitsReleaseBy } from '../../modules/bank/payments/index.ts'
import { awaitsImportBy } from '../../modules/bank/statements/index.ts'
import { awaitsConfirmationBy } from '../../modules/project/distributions/index.ts'
import { awaitsRefundBy } from '../../modules/project/projects/index.ts'
import { firstsOfReversals } from '../../modules/wallet/gate/index.ts'
import { awaitsTransactionBy } from '../../modules/wallet/transactions/index.ts'
import { firstApprovalStands, isByHandsOf } from '../../platform/four-eyes.queries.ts'
import { type InboxReader, nameOf, waiting, type Rows } from './waiting.queries.ts'

const YES = sql`true`

/** Decisions about money and its books. */
export const moneyDecisionsOf = (reader: InboxReader): readonly Rows[] => [
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
  const iban = sql`(select ${bankAccounts.account} from ${bankAccounts} where ${bankAccounts.bankAccountId} = ${transactions.bankAccountId})`
  return waiting({
    kind: type,
    noun: 'transactions',
    recordId: transactionId,
    name: nameOf(userId),
    named: userId,
    texts: [sql`lower(${iban})`],
    userId,
    iban,
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
  const firsts = sql`select distinct on (${recordId}) ${recordId} as id, ${decidedBy} as by, ${moneyDecisions.createdAt} as at from ${moneyDecisions}
    where ${verdict} = 'first' and ${fourEyes} and ${inArray(kind, [...FIRST_DECISIONS])}
      and ${expiresAt} > ${reader.now.toISOString()}::timestamptz and not ${isByHandsOf(decidedBy, reader)}
    order by ${recordId}, ${moneyDecisions.createdAt} desc`
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
      left join (${firsts}) first on first.id = ${movementId}`,
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
      left join (${firstsOfReversals('take_back_statement', reader.now)}) first on first.id = ${bankFiles.fileId} and ${bankFiles.importedAt} is not null`,
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

/** To be confirmed, or reversed. */
const distributionsOf = (reader: InboxReader) =>
  waiting({
    kind: 'distribution',
    noun: 'distributions',
    recordId: distributions.distributionId,
    name: sql`(select ${projects.name} from ${projects} where ${projects.projectId} = ${distributions.projectId})`,
    named: distributions.projectId,
    number: distributions.number,
    day: distributions.dueDate,
    amount: distributions.amount,
    code: sql`case when first.by is not null then 'reverse' end`,
    since: sql`coalesce(first.at, ${distributions.updatedAt})`,
    firstBy: sql`coalesce(first.by, ${distributions.recordedBy})`,
    firstAt: sql`coalesce(first.at, ${distributions.recordedAt})`,
    firstLasts: sql`first.by is null`,
    needsMyApproval: YES,
    from: sql`${distributions}
      left join (${firstsOfReversals('reverse_distribution', reader.now)}) first on first.id = ${distributions.distributionId} and ${distributions.status} = 'paid'`,
    where: sql`(first.by is not null and not ${isByHandsOf(sql`first.by`, reader)}) or ${awaitsConfirmationBy(reader)}`,
  })

const refundsOf = (reader: InboxReader) =>
  waiting({
    kind: 'refund',
    noun: 'projects',
    key: ['refunds', projects.projectId],
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
