import { and, eq, exists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '../../../database/index.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'
import { hasTotp } from '../../auth/totps/index.ts'
import { transactions } from '../../../database/schema/wallet.ts'
import { userName, users } from '../../../database/schema/account.ts'

export const managers = alias(users, 'managers')

/** Condition that a user has a transaction to be decided; served by the partial index of pending ones. */
export const hasPendingTransactions = (executor: Executor) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(transactions)
      .where(and(eq(transactions.userId, users.userId), sql`${transactions.status} = 'pending'`)),
  )

/** Condition that a user has a bank account to be validated; served by the partial index of pending ones. */
export const hasPendingBankAccounts = (executor: Executor) =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(bankAccounts)
      .where(
        and(
          eq(bankAccounts.userId, users.userId),
          sql`${bankAccounts.state} = 'pending' and ${bankAccounts.deletedAt} is null`,
        ),
      ),
  )

/** What the API tells of a user. */
export const userFields = (executor: Executor) => ({
  userId: users.userId,
  managerId: users.managerId,
  managerName: sql<string | null>`case when ${managers.userId} is null then null else ${userName(managers)} end`,
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
  gender: users.gender,
  nationality: users.nationality,
  birthdayAt: users.birthdayAt,
  identificationDocumentType: users.identificationDocumentType,
  identificationDocumentNumber: users.identificationDocumentNumber,
  language: users.language,
  disabled: users.disabled,
  generalEmailNotifications: users.generalEmailNotifications,
  ticketEmailNotifications: users.ticketEmailNotifications,
  isOtpConfigured: sql<boolean>`${hasTotp(executor, users.userId)}`,
  verificationStatus: users.verificationStatus,
  hasPendingTransactions: sql<boolean>`${hasPendingTransactions(executor)}`,
  hasPendingBankAccounts: sql<boolean>`${hasPendingBankAccounts(executor)}`,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
})
