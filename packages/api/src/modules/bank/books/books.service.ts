import { calendarDateOf } from '@cauce/contract'
import { inTransaction, type Database } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { awaitedTotals, findAwaited } from './awaited.queries.ts'
import { agesOn, compareBooks } from './books.domain.ts'
import { findBalancesByKind, findCoverage, findPaymentsUnderWay, openMovements, waitingByAge } from './books.queries.ts'

const SHOWN = 100

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
