import type { ModuleFactory } from '../../../module.ts'
import { bankAccountRoutes } from './bank-accounts.routes.ts'

export { bankAccounts } from '../../../database/schema/payment.ts'
export { findBankAccount } from './bank-accounts.queries.ts'
export { eraseBankAccountsOf } from './bank-accounts.service.ts'

/** Bank accounts that withdrawals are paid to. */
export const bankAccountsModule: ModuleFactory = (kernel) => ({
  name: 'bankAccounts',
  routes: bankAccountRoutes(kernel),
})
