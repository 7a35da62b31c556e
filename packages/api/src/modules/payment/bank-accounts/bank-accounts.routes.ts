import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { sendFile, signedUrl } from '../../../platform/files/index.ts'
import { findBankAccount, listBankAccounts } from './bank-accounts.queries.ts'
import { addBankAccount, editBankAccount, removeBankAccount, viewOf } from './bank-accounts.service.ts'

export const bankAccountRoutes = (kernel: Kernel) => [
  bind(api.bankAccounts.list, async (call) => {
    const { data, total } = await listBankAccounts(
      kernel.database,
      { ...call.query, ...customerFilter(call) },
      call.query,
    )
    return { data: data.map(viewOf), total }
  }),
  bind(api.bankAccounts.create, (call) => addBankAccount(kernel, call)),
  bind(api.bankAccounts.read, async (call) =>
    viewOf(found(await findBankAccount(kernel.database, call.params.id, customerFilter(call)))),
  ),
  bind(api.bankAccounts.edit, (call) => editBankAccount(kernel, call)),
  bind(api.bankAccounts.remove, (call) => removeBankAccount(kernel, call)),
  bind(api.bankAccounts.view, async (call) => {
    const account = found(await findBankAccount(kernel.database, call.params.id, customerFilter(call)))
    await sendFile(kernel, call.reply, found(account.document ?? undefined))
  }),
  bind(api.bankAccounts.url, async (call) => {
    const account = found(await findBankAccount(kernel.database, call.params.id, customerFilter(call)))
    return signedUrl(kernel, found(account.document ?? undefined).fileId)
  }),
]
