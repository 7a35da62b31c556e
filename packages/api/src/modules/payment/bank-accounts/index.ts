import { api } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { sendFile, signedUrl } from '../../../platform/files/index.ts'
import { findBankAccount, listBankAccounts } from './bank-accounts.queries.ts'
import { addBankAccount, editBankAccount, removeBankAccount, viewOf } from './bank-accounts.service.ts'
import type { ModuleFactory } from '../../../module.ts'

export { findBankAccount } from './bank-accounts.queries.ts'
export { isProvenByLine } from './bank-accounts.domain.ts'
export {
  eraseBankAccountsOf,
  handsOnAccount,
  markBankAccount,
  proveByLine,
  withdrawLineProof,
} from './bank-accounts.service.ts'

export const bankAccountsModule: ModuleFactory = (kernel) => ({
  name: 'bankAccounts',
  routes: bankAccountRoutes(kernel),
})

type CallById = Call<typeof api.bankAccounts.read>

const bankAccountRoutes = (kernel: Kernel) => {
  const read = async (call: Pick<CallById, 'actor' | 'scope' | 'params'>) =>
    found(await findBankAccount(kernel.database, call.params.id, customerFilter(call)))
  const certificateOf = async (call: Parameters<typeof read>[0]) => found((await read(call)).document ?? undefined)
  return [
    bind(api.bankAccounts.list, async (call) => {
      const filter = { ...call.query, ...customerFilter(call) }
      const { data, total } = await listBankAccounts(call.database, filter)
      return { data: data.map(viewOf), total }
    }),
    bind(api.bankAccounts.create, (call) => addBankAccount(kernel, call)),
    bind(api.bankAccounts.read, async (call) => viewOf(await read(call))),
    bind(api.bankAccounts.edit, (call) => editBankAccount(kernel, call)),
    bind(api.bankAccounts.remove, (call) => removeBankAccount(kernel, call)),
    bind(api.bankAccounts.view, async (call) => sendFile(kernel, call.reply, await certificateOf(call))),
    bind(api.bankAccounts.url, async (call) => {
      const { row } = await read(call)
      return signedUrl(kernel, call, { fileId: (await certificateOf(call)).fileId, customer: row.userId })
    }),
  ]
}
