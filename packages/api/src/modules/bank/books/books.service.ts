import { api, calendarDateOf } from '@cauce/contract'
import { z } from 'zod'
import { inTransaction, type Database } from '../../../database/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import { awaitedTotals, findAwaited } from './awaited.queries.ts'
import { agesOn, compareBooks } from './books.domain.ts'
import { findKeptBooks, replaceKeptBooks } from './kept-books.queries.ts'
import { findBalancesByKind, findCoverage, findPaymentsUnderWay, openMovements, waitingByAge } from './books.queries.ts'

const SHOWN = 100
/** Where reading takes longer than this, the page is as the job read it last (decision 225). */
const LONG_MS = 5_000

/** Reads the books and the statements on one snapshot, so that what comes meanwhile is no difference. */
export async function readBankBooks({
  database,
  clock,
}: {
  readonly database: Database
  readonly clock: Kernel['clock']
}) {
  const checkedAt = clock.now()
  return inTransaction(
    database,
    async (tx) => {
      const balances = await findBalancesByKind(tx)
      const { accounts, missingDays } = await findCoverage(tx)
      const open = await openMovements(tx)
      const totals = await awaitedTotals(tx)
      return {
        checkedAt,
        ...compareBooks({ balances, accounts, missingDays, open, awaited: totals }),
        accounts,
        missingDays,
        waiting: await waitingByAge(tx, agesOn(calendarDateOf(checkedAt))),
        payments: await findPaymentsUnderWay(tx),
        awaited: await findAwaited(tx, SHOWN),
      }
    },
    'begin isolation level repeatable read read only',
  )
}

/** Reads the page for those who open it, and keeps how long that took. */
export async function keepBankBooks(kernel: Kernel): Promise<void> {
  const startedAt = performance.now()
  const books = await readBankBooks(patient(kernel))
  const tookMs = Math.round(performance.now() - startedAt)
  const answer = JSON.stringify(z.encode(api.bankBooks.read.output, books))
  await inTransaction(kernel.database, (tx) => replaceKeptBooks(tx, { checkedAt: books.checkedAt, tookMs, answer }))
}

/** The page as it is now, or as it was read last where that takes long. */
export async function answerBankBooks(kernel: Kernel) {
  const kept = await findKeptBooks(kernel.database)
  if (kept === undefined || kept.tookMs <= LONG_MS) return readBankBooks(patient(kernel))
  return z.decode(api.bankBooks.read.output, JSON.parse(kept.answer))
}
