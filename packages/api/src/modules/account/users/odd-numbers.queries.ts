import { companyTaxNumberOf, documentNumberOf } from '@cauce/contract'
import { and, asc, gt, isNull, or, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'

const CHUNK = 10_000

/** Accounts with a number of identity or tax that is not in its one form; staff correct them (handbook rule 2.30). */
export async function listOddNumbers(executor: Executor): Promise<string[]> {
  const odd: string[] = []
  const isNumbered = or(isNotNull(users.identificationDocumentNumber), isNotNull(users.taxNumber))
  for (let after: string | undefined; ;) {
    const rows = await executor
      .select({
        userId: users.userId,
        nationality: users.nationality,
        identificationDocumentType: users.identificationDocumentType,
        identificationDocumentNumber: users.identificationDocumentNumber,
        taxNumber: users.taxNumber,
      })
      .from(users)
      .where(and(isNull(users.deletedAt), isNumbered, after === undefined ? undefined : gt(users.userId, after)))
      .orderBy(asc(users.userId))
      .limit(CHUNK)
    odd.push(...rows.filter(isOdd).map(({ userId }) => userId))
    if (rows.length < CHUNK) return odd
    after = rows.at(-1)!.userId
  }
}

const isOdd = (row: Parameters<typeof documentNumberOf>[0] & { readonly taxNumber: string | null }): boolean =>
  (row.identificationDocumentNumber !== null && documentNumberOf(row) !== row.identificationDocumentNumber) ||
  (row.taxNumber !== null && companyTaxNumberOf(row.taxNumber) !== row.taxNumber)
