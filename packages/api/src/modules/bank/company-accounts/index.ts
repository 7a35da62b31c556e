import { api, Refusal } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findWallet, findWalletOfUser } from '../../wallet/wallets/index.ts'
import { findCompanyAccount, listCompanyAccounts } from './company-accounts.queries.ts'
import { decideAccount, findInstructions, proposeAccount } from './company-accounts.service.ts'

export { findInstructions } from './company-accounts.service.ts'

/** The accounts of the company at banks, and where customers send their deposits. */
export const companyAccountsModule: ModuleFactory = (kernel) => ({
  name: 'companyAccounts',
  routes: [
    bind(api.companyAccounts.list, ({ query }) => listCompanyAccounts(kernel.database, query, query)),
    bind(api.companyAccounts.create, (call) => proposeAccount(kernel, call)),
    bind(api.companyAccounts.read, async ({ params }) => found(await findCompanyAccount(kernel.database, params.id))),
    bind(api.companyAccounts.decide, (call) => decideAccount(kernel, call)),
    bind(api.deposits.instructions, async (call) => {
      const { walletId, amount } = call.query
      const filter = customerFilter(call)
      const wallet = walletId
        ? await findWallet(kernel.database, walletId, filter)
        : await findWalletOfUser(kernel.database, userIdOf(call.actor), filter)
      const instructions = await findInstructions(kernel.database, found(wallet), amount)
      if (!instructions) throw new Refusal({ code: 'no-company-account' })
      return instructions
    }),
  ],
})
