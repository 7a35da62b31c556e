import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf } from '../../../platform/four-eyes.queries.ts'
import { accountProposals } from './company-accounts.queries.ts'
import { decideAccount, proposeAccount } from './company-accounts.service.ts'

export { findActiveAccount, findMainAccount, isAccountInForce } from './company-accounts.queries.ts'

export const companyAccountsModule: ModuleFactory = (kernel) => ({
  name: 'companyAccounts',
  routes: [
    bind(api.companyAccounts.list, (call) =>
      accountProposals.list(
        kernel.database,
        call.query,
        awaitedOf(kernel, call, 'companyAccounts.edit', accountProposals),
      ),
    ),
    bind(api.companyAccounts.create, (call) => proposeAccount(kernel, call)),
    bind(api.companyAccounts.read, async ({ params }) =>
      found(await accountProposals.find(kernel.database, params.id)),
    ),
    bind(api.companyAccounts.decide, (call) => decideAccount(kernel, call)),
  ],
})
