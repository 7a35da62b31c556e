import { api } from '@cauce/contract'
import { messagesOf } from '@cauce/i18n'
import { inTransaction } from '../../../database/index.ts'
import { bind, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { leaveUnaudited } from '../../../platform/audit/index.ts'
import { queueMailToStranger } from '../../../platform/mail/index.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { beginAttempt, subjectOfEmail } from '../../auth/throttling/index.ts'
import { openVisitorTicket } from '../tickets/index.ts'
import { contactMessageRows, findContactMessage, takeContactMessage } from './contact-messages.queries.ts'

export { eraseContactMessages } from './contact-messages.queries.ts'

/** Handbook rule 9.14. */
export const contactMessagesModule: ModuleFactory = (kernel) => ({
  name: 'contact-messages',
  routes: [
    bind(api.contactMessages.create, (call) => receiveMessage(kernel, call)),
    bind(api.contactLinks.read, async ({ params }) => {
      const { name, email, subject, message } = found(
        await findContactMessage(kernel.database, hashOfToken(params.token)),
      )
      return { name, email, subject, message }
    }),
    bind(api.contactLinks.confirm, (call) => confirmMessage(kernel, call)),
  ],
})

/** Throttled, so that nobody floods a mailbox. */
async function receiveMessage(kernel: Kernel, call: Call<typeof api.contactMessages.create>): Promise<void> {
  const { name, email, subject, message } = call.body
  const { address, language } = call
  await beginAttempt(kernel, { purpose: 'contact', subject: subjectOfEmail(email), address })
  const createdAt = kernel.clock.now()
  const contactMessageId = uuidv7(createdAt)
  await inTransaction(kernel.database, async (tx) => {
    await contactMessageRows.insert(tx, { contactMessageId, name, email, language, subject, message, createdAt })
    const mail = { to: email, language, name, template: 'confirmContact', params: {}, contactMessageId } as const
    await queueMailToStranger(tx, mail)
  })
  leaveUnaudited(call)
}

/** Once: the message becomes a ticket. */
async function confirmMessage(kernel: Kernel, call: Call<typeof api.contactLinks.confirm>): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const taken = found(await takeContactMessage(tx, hashOfToken(call.params.token)))
    const { name, email, language, subject, message: description } = taken
    const title = messagesOf(language).contactMessages.subject[subject]
    await openVisitorTicket(tx, call, { name, email, language, title, description }, kernel.clock.now())
  })
  leaveUnaudited(call)
}

/** Only its hash is stored, so each mail has its own; undefined once confirmed or erased. */
export async function makeContactLink({ database }: Kernel, contactMessageId: string): Promise<string | undefined> {
  const token = newToken()
  if (!(await contactMessageRows.find(database, contactMessageId))) return undefined
  await contactMessageRows.update(database, contactMessageId, { tokenHash: hashOfToken(token) })
  return token
}
