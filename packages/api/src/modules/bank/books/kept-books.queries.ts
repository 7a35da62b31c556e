import type { Executor, Transaction } from '../../../database/index.ts'
import { keptBooks } from '../../../database/schema/kept-books.ts'

/** What was kept last. */
export async function findKeptBooks(executor: Executor) {
  return (await executor.select().from(keptBooks).limit(1))[0]
}

/** Keeps this, and nothing else. */
export async function replaceKeptBooks(tx: Transaction, books: typeof keptBooks.$inferInsert): Promise<void> {
  await tx.delete(keptBooks)
  await tx.insert(keptBooks).values(books)
}
