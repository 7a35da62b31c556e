import type { ModuleFactory } from '../../../module.ts'
import { transactionRoutes } from './transactions.routes.ts'

export { findTransaction, insertTransactions, lockTransaction, updateTransaction } from './transactions.queries.ts'
export { viewOf } from './transactions.view.ts'

export const transactionsModule: ModuleFactory = (kernel) => ({
  name: 'transactions',
  routes: transactionRoutes(kernel),
})
