import { PAYMENTS_UNDER_WAY, type AccessKind } from '@cauce/contract'
import { and, eq, exists, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import { heldIn, outstanding, type Executor } from '../../../database/index.ts'
import { accessChanges } from '../../../database/schema/access.ts'
import { optionalUserName, users, verifications } from '../../../database/schema/account.ts'
import { sessions, totps } from '../../../database/schema/auth.ts'
import { payments } from '../../../database/schema/bank.ts'
import { orders, reservations } from '../../../database/schema/orders.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { tickets } from '../../../database/schema/support.ts'
import { ledgerAccounts, transactions, wallets } from '../../../database/schema/wallet.ts'

export const managers = alias(users, 'managers')

const existsIn = (executor: Executor, table: PgTable, ...conditions: SQL[]) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(table)
      .where(and(...conditions)),
  )

export const hasPendingTransactions = (executor: Executor) =>
  existsIn(executor, transactions, eq(transactions.userId, users.userId), sql`${transactions.status} = 'pending'`)

export const hasPendingBankAccounts = (executor: Executor) =>
  existsIn(
    executor,
    bankAccounts,
    eq(bankAccounts.userId, users.userId),
    sql`${bankAccounts.state} = 'pending'`,
    isNull(bankAccounts.deletedAt),
  )

export const hasLiveOrders = (executor: Executor) =>
  existsIn(executor, orders, eq(orders.userId, users.userId), inArray(orders.status, ['pending', 'active']))

/** May become an order, even without a deposit. */
export const hasLiveReservations = (executor: Executor) =>
  existsIn(
    executor,
    reservations,
    eq(reservations.userId, users.userId),
    inArray(reservations.state, ['placed', 'called']),
  )

export const hasPayments = (executor: Executor) =>
  existsIn(executor, payments, eq(payments.userId, users.userId), inArray(payments.state, [...PAYMENTS_UNDER_WAY]))

const hasTotp = (executor: Executor) =>
  existsIn(executor, totps, eq(totps.userId, users.userId), isNotNull(totps.confirmedAt))

/** Pending decisions (movements, bank accounts, identity) and unanswered tickets. */
const waitingCount = sql<number>`(
  (select count(*) from ${transactions} t where t.user_id = ${users.userId} and t.status = 'pending')
  + (select count(*) from ${bankAccounts} b where b.user_id = ${users.userId} and b.state = 'pending' and b.deleted_at is null)
  + (select count(*) from ${verifications} v where v.user_id = ${users.userId} and v.status = 'Completed')
  + (select count(*) from ${tickets} k where k.user_id = ${users.userId} and k.state in ('Open', 'PendingManager')))::integer`

/** Changes of access that another administrator decides. */
const waitingAccess = sql<AccessKind[]>`array(select kind from ${accessChanges} c
  where c.user_id = ${users.userId} and c.state = 'proposed' order by c.created_at, c.kind)`

export const balance = sql<
  bigint | null
>`(select balance from (${heldIn(sql`${wallets.userId} = ${users.userId}`)}) as held)`.mapWith(ledgerAccounts.balance)

const amountInvested = sql<bigint>`coalesce((select sum(${outstanding}) from ${orders}
  where ${orders.userId} = ${users.userId} and ${orders.status} in ('pending', 'active')), 0)::bigint`.mapWith(
  orders.amount,
)

/** Last use of any session. A password without a code does not count. */
const lastAccessAt = sql<Date | null>`greatest(${users.lastAccessAt},
  (select max(s.last_used_at) from ${sessions} s where s.user_id = ${users.userId} and s.stage = 'full'))`.mapWith(
  users.lastAccessAt,
)

export const userFields = (executor: Executor) => ({
  userId: users.userId,
  managerId: users.managerId,
  managerName: optionalUserName(managers),
  kind: users.kind,
  name: users.name,
  surname: users.surname,
  companyName: users.companyName,
  legalRepresentativeName: users.legalRepresentativeName,
  taxNumber: users.taxNumber,
  email: users.email,
  isEmailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  role: users.role,
  phone: users.phone,
  phoneNumber: users.phone,
  gender: users.gender,
  nationality: users.nationality,
  birthdayAt: users.birthdayAt,
  identificationDocumentType: users.identificationDocumentType,
  identificationDocumentNumber: users.identificationDocumentNumber,
  language: users.language,
  disabled: users.disabled,
  generalEmailNotifications: users.generalEmailNotifications,
  ticketEmailNotifications: users.ticketEmailNotifications,
  isOtpConfigured: sql<boolean>`${hasTotp(executor)}`,
  waitingAccess,
  verificationStatus: users.verificationStatus,
  hasPendingTransactions: sql<boolean>`${hasPendingTransactions(executor)}`,
  hasPendingBankAccounts: sql<boolean>`${hasPendingBankAccounts(executor)}`,
  waitingCount,
  balance,
  amountInvested,
  lastAccessAt,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
})
