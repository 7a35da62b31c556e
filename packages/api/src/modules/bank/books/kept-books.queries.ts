import type { Executor, Transaction } from '../../../database/index.ts'
import { keptBooks } from '../../../database/schema/kept-books.ts'

export async function findKeptBooks(executor: Executor) {
  const [kept] = await executor.select().from(keptBooks).limit(1)
  return kept
}

export async function replaceKeptBooks(tx: Transaction, books: typeof keptBooks.$inferInsert): Promise<void> {
  await tx.delete(keptBooks)
  await tx.insert(keptBooks).values(books)
}
