import { api, calendarDateOf } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { z } from 'zod'
import { inTransaction, type Database } from '../../../database/index.ts'
import { patient, type Kernel } from '../../../kernel.ts'
import {
  findBalancesByKind,
  findPaymentsUnderWay,
  findPeriodsOfAll,
  findUnreceivedFees,
  openMovements,
  waitingByAge,
  awaitedTotals,
  findAwaited,
  findKeptBooks,
  replaceKeptBooks,
} from './books.queries.ts'
import { agesOn, compareBooks, coverageOf, ownersOf, transferableOf } from './books.domain.ts'

export {
  findAwaited,
  findBalancesByKind,
  findLastPeriod,
  findPeriodsOfAll,
  findUnreceivedFees,
} from './books.queries.ts'

const keepBooksJob = defineScheduledJob('keepBankBooks', '*/10 * * * *', { runsAtStart: true })

/** Bank reconciliation page (decision bank-statements). */
export const bankBooksModule: ModuleFactory = (kernel) => ({
  name: 'bankBooks',
  jobs: [bindJob(keepBooksJob, () => keepBankBooks(kernel))],
  routes: [bind(api.bankBooks.read, () => answerBankBooks(kernel))],
})

const SHOWN = 100
/** Above this, the page is served from the job's last run (decision list-counters). */
const LONG_MS = 5_000

/** On one snapshot, so that concurrent writes are no difference. */
async function readBankBooks({ database, clock }: { readonly database: Database; readonly clock: Kernel['clock'] }) {
  const checkedAt = clock.now()
  return inTransaction(
    database,
    async (tx) => {
      const balances = await findBalancesByKind(tx)
      const { accounts, missingDays } = coverageOf(await findPeriodsOfAll(tx))
      const open = await openMovements(tx)
      const totals = await awaitedTotals(tx)
      const told = { balances, accounts, missingDays, open, awaited: totals }
      const compared = compareBooks(told)
      return {
        checkedAt,
        ...compared,
        owners: ownersOf(told, compared.stated),
        transferable: transferableOf(balances, await findUnreceivedFees(tx)),
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

/** Precomputes the page and its duration. */
export async function keepBankBooks(kernel: Kernel): Promise<void> {
  const startedAt = performance.now()
  const books = await readBankBooks(patient(kernel))
  const tookMs = Math.round(performance.now() - startedAt)
  const answer = JSON.stringify(z.encode(api.bankBooks.read.output, books))
  await inTransaction(kernel.database, (tx) => replaceKeptBooks(tx, { checkedAt: books.checkedAt, tookMs, answer }))
}

/** Live, or precomputed where that is slow. */
async function answerBankBooks(kernel: Kernel) {
  const kept = await findKeptBooks(kernel.database)
  if (kept === undefined || kept.tookMs <= LONG_MS) return readBankBooks(patient(kernel))
  return z.decode(api.bankBooks.read.output, JSON.parse(kept.answer))
}
