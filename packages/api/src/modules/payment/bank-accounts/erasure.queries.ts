import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../database/index.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import { bankAccounts } from '../../../database/schema/payment.ts'

/**
 * Takes the personal data out of the bank accounts of somebody who leaves. The rows stay because transactions name them,
 * with what people see of an IBAN anyway: its last four digits. The certificates go.
 */
export async function eraseBankAccountsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ documentId: bankAccounts.documentId })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId))
  await tx
    .update(bankAccounts)
    .set({
      alias: '—',
      account: sql`'****' || right(${bankAccounts.account}, 4)`,
      documentId: null,
      errorMessage: null,
      main: false,
      deletedAt: sql`coalesce(${bankAccounts.deletedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(eq(bankAccounts.userId, userId))
  for (const { documentId } of rows) if (documentId) await deleteFileLater(tx, documentId)
}
