import type { ModuleFactory } from '../../../module.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { signedUrl } from '../../../platform/files/index.ts'
import { findTransaction, listTransactions } from './transactions.queries.ts'
import { viewFor } from './transactions.view.ts'

export {
  awaitsTransactionBy,
  findNumbers,
  findTransaction,
  listTransactions,
  transactionRows,
  sumPendingIncomes,
} from './transactions.queries.ts'
export { doneBy, stepsOf } from './steps.domain.ts'
export { findDecisionsOf, findMovement, namedDecisions } from './steps.queries.ts'
export { viewFor, viewOf } from './transactions.view.ts'

export const transactionsModule: ModuleFactory = (kernel) => ({
  name: 'transactions',
  routes: transactionRoutes(kernel),
})

const transactionRoutes = (kernel: Kernel) => [
  bind(api.transactions.list, async (call) => {
    const { data, ...whole } = await listTransactions(
      call.database,
      {
        ...call.query,
        ...customerFilter(call),
        ...(await approvalFilter(kernel, call, 'transactions.decide')),
      },
      call.query,
    )
    return { data: data.map((view) => viewFor(call, view)), ...whole }
  }),
  bind(api.transactions.read, async (call) =>
    viewFor(call, found(await findTransaction(kernel.database, call.params.id, customerFilter(call)))),
  ),
  bind(api.transactions.url, async (call) => {
    const { row, document } = found(await findTransaction(kernel.database, call.params.id, customerFilter(call)))
    return signedUrl(kernel, call, { fileId: found(document ?? undefined).fileId, customer: row.userId })
  }),
]
