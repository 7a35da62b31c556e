import type { ModuleFactory } from '../../../kernel.ts'
import { transactionRoutes } from './transactions.routes.ts'

export { insertTransactions } from './transactions.queries.ts'
export { transactions } from '../../../database/schema/wallet.ts'

export const transactionsModule: ModuleFactory = (kernel) => ({
  name: 'transactions',
  routes: transactionRoutes(kernel),
})
