import type { ModuleFactory } from '../../../module.ts'
import { bankAccountRoutes } from './bank-accounts.routes.ts'

export { eraseBankAccountsOf } from './erasure.queries.ts'
export { findBankAccount } from './bank-accounts.queries.ts'
export { bankAccounts } from '../../../database/schema/payment.ts'

export const bankAccountsModule: ModuleFactory = (kernel) => ({
  name: 'bankAccounts',
  routes: bankAccountRoutes(kernel),
})
