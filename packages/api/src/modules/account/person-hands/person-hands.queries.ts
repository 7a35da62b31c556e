import { and, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { allOf, among, listOf, type Executor, type ListInput, rowsOf } from '../../../database/index.ts'
import { personHands, type PersonHandRow } from '../../../database/schema/access.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'

const { personHandId, userId, handId, kind, createdAt } = personHands
const hand = alias(users, 'hand')

export const personHandRows = rowsOf(personHands, personHands.personHandId)

export interface HandFilter {
  readonly ids?: readonly string[] | undefined
  readonly userIds?: readonly string[] | undefined
  readonly since?: Date | undefined
}

export async function listHands(executor: Executor, filter: HandFilter, input: ListInput) {
  const rows = executor
    .select({ personHandId, userId, userName: userName(), handId, handName: userName(hand), kind, createdAt })
    .from(personHands)
    .innerJoin(users, eq(users.userId, userId))
    .innerJoin(hand, eq(hand.userId, handId))
  const where = allOf(among(personHandId, filter), isOf(filter))
  return listOf(
    executor,
    rows,
    { id: personHandId, where, order: 'createdAt', search: ['userName', 'handName'] },
    input,
  )
}

const isOf = ({ userIds, since }: HandFilter): SQL | undefined =>
  and(userIds && inArray(userId, [...userIds]), since && gt(createdAt, since))

export const findChangesOf = (executor: Executor, userIds: readonly string[], since: Date): Promise<PersonHandRow[]> =>
  executor.select().from(personHands).where(isOf({ userIds, since }))

export const handsOnPerson = (executor: Executor, userIds: readonly string[], since: Date): Promise<PersonHandRow[]> =>
  executor
    .select()
    .from(personHands)
    .where(and(isOf({ userIds, since }), ne(userId, handId)))

export const findAccountsOf = (executor: Executor, userIds: readonly string[]) =>
  executor
    .select({
      userId: bankAccounts.userId,
      iban: bankAccounts.account,
      validSince: bankAccounts.validSince,
      enteredAt: bankAccounts.enteredAt,
      entryPauses: bankAccounts.entryPauses,
    })
    .from(bankAccounts)
    .where(inArray(bankAccounts.userId, [...userIds]))
    .orderBy(sql`${bankAccounts.validSince} nulls last`)
