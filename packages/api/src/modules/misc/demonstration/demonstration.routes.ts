import { api, DEFAULT_TAKE, Refusal } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import type { Kernel } from '../../../kernel.ts'
import { readOutbox } from '../../../platform/mail/index.ts'
import { presentCode } from '../../auth/totps/index.ts'
import { listDemonstrationAccounts } from './demonstration.queries.ts'

export const demonstrationRoutes = (kernel: Kernel) => [
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
    const { skip = 0, take = DEFAULT_TAKE, orderSide = 'desc', to } = call.query
    const { data, total } = await readOutbox(kernel.settings.dataFolder, { skip, take, orderSide, to })
    return { data: data.map((mail) => ({ ...mail, createdAt: new Date(mail.createdAt) })), total }
  }),
]

/** Outside the demonstration nothing of the kind exists, whoever asks (product decision 2). */
function expectDemonstration({ settings }: Kernel): void {
  if (!settings.isDemonstration) throw new Refusal({ code: 'not-found' })
}
