import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { patient } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { readBankBooks } from './books.service.ts'

export { findAwaited } from './awaited.queries.ts'
export { findBalancesByKind, findPeriodsOfAll } from './books.queries.ts'

/** The money at the banks: the books beside the statements, and why they differ (decision 187). */
export const bankBooksModule: ModuleFactory = (kernel) => ({
  name: 'bankBooks',
  routes: [bind(api.bankBooks.read, () => readBankBooks(patient(kernel)))],
})
