import { api, DEFAULT_TAKE, Refusal } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { readOutbox } from '../../../platform/mail/index.ts'
import { presentCode } from '../../auth/totps/index.ts'
import { listDemonstrationAccounts } from './demonstration.queries.ts'

export { insertDemonstrationAccount } from './demonstration.queries.ts'

export const demonstrationModule: ModuleFactory = (kernel) => ({
  name: 'demonstration',
  routes: [
    bind(api.demonstration.listAccounts, async () => {
      expectDemonstration(kernel)
      const accounts = await listDemonstrationAccounts(kernel.database)
      const data = await Promise.all(
        accounts.map(async ({ userId, ...account }) => ({
          ...account,
          code: (await presentCode(kernel, kernel.database, userId)) ?? '',
        })),
      )
      return { data, total: data.length }
    }),
    bind(api.demonstration.listMails, async (call) => {
      expectDemonstration(kernel)
      const { skip = 0, take = DEFAULT_TAKE, orderSide = 'desc', to, ids, q } = call.query
      const { data, total } = await readOutbox(kernel.settings.dataFolder, { skip, take, orderSide, to, ids, q })
      return { data: data.map((mail) => ({ ...mail, createdAt: new Date(mail.createdAt) })), total }
    }),
  ],
})

/** Not found outside the demonstration (handbook rule 19.14). */
function expectDemonstration({ settings }: Kernel): void {
  if (!settings.isDemonstration) throw new Refusal({ code: 'not-found' })
}
