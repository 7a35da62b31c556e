import { api, Refusal } from '@cauce/contract'
import { inTransaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import { noteSubject } from '../http/security-log.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { editUser, findUser } from '../modules/account/users/index.ts'
import { isLinkFresh, readMailedLink } from '../modules/auth/mailed-links/index.ts'
import { queueMail } from '../platform/mail/index.ts'

export const confirmEmailFlow: ModuleFactory = (kernel) => ({
  name: 'confirm-email',
  routes: [
    bind(api.sessions.confirmEmail, (call) => confirmEmail(kernel, call)),
    bind(api.sessions.resendConfirmation, (call) => resendConfirmation(kernel, call)),
  ],
})

async function confirmEmail(kernel: Kernel, call: Call<typeof api.sessions.confirmEmail>): Promise<void> {
  const now = kernel.clock.now()
  await inTransaction(kernel.database, async (tx) => {
    // Idempotent: the link stays.
    const user = await readMailedLink(tx, call.body.token, 'confirmEmail', now)
    if (!user) throw new Refusal({ code: 'link-invalid' })
    noteSubject(call, user.userId)
    if (user.emailConfirmedAt) return
    await editUser(tx, user.userId, { emailConfirmedAt: now, updatedAt: now })
  })
}

/** At most once a minute. */
async function resendConfirmation(kernel: Kernel, { actor }: Pick<Call, 'actor'>): Promise<void> {
  const userId = userIdOf(actor)
  const user = found(await findUser(kernel.database, userId))
  if (user.emailConfirmedAt || (await isLinkFresh(kernel, userId, 'confirmEmail'))) return
  await queueMail(kernel.database, { userId, template: 'confirmEmail', params: {} })
}
