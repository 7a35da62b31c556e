import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { bindJob, defineScheduledJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { answerBankBooks, keepBankBooks } from './books.service.ts'

export { findAwaited } from './awaited.queries.ts'
export { findBalancesByKind, findPeriodsOfAll } from './books.queries.ts'

const keepBooksJob = defineScheduledJob('keepBankBooks', '*/10 * * * *', { runsAtStart: true })

/** Bank reconciliation page (decision 187). */
export const bankBooksModule: ModuleFactory = (kernel) => ({
  name: 'bankBooks',
  jobs: [bindJob(keepBooksJob, () => keepBankBooks(kernel))],
  routes: [bind(api.bankBooks.read, () => answerBankBooks(kernel))],
})
