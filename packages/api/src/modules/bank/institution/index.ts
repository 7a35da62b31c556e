import { api } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { bindJob } from '../../../jobs/index.ts'
import type { ModuleFactory } from '../../../module.ts'
import { findWallet, findWalletOfUser } from '../../wallet/wallets/index.ts'
import { followInstitution } from './follow-institution.ts'
import { followInstitutionJob, receiveEvent } from './institution-events.service.ts'
import { playTransfer, readInstitution, readInstructions } from './institution.service.ts'

export { InstitutionRefusal, type PayOut } from './institution.ts'
export { applyWaitingPayOuts, followInstitutionJob } from './institution-events.service.ts'
export { orderPaymentsJob, queueOrders } from './order-payments.job.ts'
export {
  clientAccount,
  ensureAccount,
  findDepositAccount,
  hasToldAllSince,
  institutionOf,
} from './institution.service.ts'

export { eraseInstitutionEvents } from './institution.queries.ts'

/** The institution that holds customers' money (handbook rule 5.50). */
export const institutionModule: ModuleFactory = (kernel) => ({
  name: 'institution',
  routes: [
    bind(api.institution.read, () => readInstitution(kernel)),
    bind(api.institution.receive, ({ request }) =>
      receiveEvent(kernel, request.headers, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)),
    ),
    bind(api.institution.play, (call) => playTransfer(kernel, call)),
    bind(api.deposits.instructions, async (call) => {
      const { walletId, amount } = call.query
      const filter = customerFilter(call)
      const wallet = walletId
        ? await findWallet(kernel.database, walletId, filter)
        : await findWalletOfUser(kernel.database, userIdOf(call.actor), filter)
      return readInstructions(kernel, found(wallet), amount)
    }),
  ],
  jobs: [bindJob(followInstitutionJob, () => followInstitution(kernel))],
})
