import { api, mailDefinitionOf, paths, Refusal } from '@cauce/contract'
import type { z } from 'zod'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import { uuidv7 } from '../ids.ts'
import { bindJob } from '../jobs/index.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { keepNotification } from '../modules/account/notifications/index.ts'
import { findUser } from '../modules/account/users/index.ts'
import { findComplainant, makeComplaintLink, sendComplaintMailJob } from '../modules/support/complaints/index.ts'
import { makeContactLink } from '../modules/support/contact-messages/index.ts'
import { makeMailedLink } from '../modules/auth/mailed-links/index.ts'
import { sendWithinBound } from '../modules/auth/throttling/index.ts'
import { leaveUnaudited } from '../platform/audit/index.ts'
import {
  isWanted,
  openMailTransport,
  sendMail,
  sendMailJob,
  sendMailToStrangerJob,
  type MailPayload,
} from '../platform/mail/index.ts'
import type { MailTransport } from '../platform/mail/index.ts'

/** SMTP, or the data folder (handbook rule 2.26). */
export const deliverMailFlow: ModuleFactory = (kernel) => {
  const transport = openMailTransport(kernel.settings, kernel.company)
  return {
    name: 'deliver-mail',
    routes: [bind(api.settings.tryMail, (call) => tryMail(kernel, transport, call))],
    jobs: [
      bindJob(sendMailJob, (mail) => deliverMail(kernel, transport, mail)),
      bindJob(sendMailToStrangerJob, (mail) => deliverToStranger(kernel, transport, mail)),
      bindJob(sendComplaintMailJob, (mail) => deliverComplaintMail(kernel, transport, mail)),
    ],
    stop: async () => transport.close(),
  }
}

async function tryMail(kernel: Kernel, transport: MailTransport, call: Call<typeof api.settings.tryMail>) {
  leaveUnaudited(call)
  const { email: to, name } = found(await findUser(kernel.database, userIdOf(call.actor)))
  const mail = { mailId: uuidv7(kernel.clock.now()), template: 'trial', params: {} } as const
  try {
    return { to, answer: await sendMail(kernel, transport, mail, { to, language: call.language, name }) }
  } catch (error) {
    throw new Refusal({ code: 'mail-not-sent', params: { failure: (error as Error).message } })
  }
}

/**
 * Stores a notification (even if mails are declined), then sends in the person's language. A retry keeps the message
 * id, with a new link.
 */
async function deliverMail(kernel: Kernel, transport: MailTransport, mail: MailPayload): Promise<void> {
  const { category, link } = mailDefinitionOf(mail.template)
  const user = await findUser(kernel.database, mail.userId)
  // No mail for a closed account; a disabled one gets no link but the one that stops a takeover.
  if (!user || (user.disabled && link && link !== 'stopAccess')) return
  const { userId, language, name, companyName } = user
  const to = mail.to ?? user.email
  await sendWithinBound(kernel, { to, template: mail.template }, async () => {
    await keepNotification(kernel.database, mail, kernel.clock.now())
    if (!isWanted(category, user)) return
    const url = link && (await makeMailedLink(kernel, kernel.database, { userId, email: to, purpose: link }))
    await sendMail(kernel, transport, mail, { to, language, name: companyName ?? name }, url)
  })
}

async function deliverToStranger(
  kernel: Kernel,
  transport: MailTransport,
  mail: z.output<(typeof sendMailToStrangerJob)['payload']>,
): Promise<void> {
  const { contactMessageId } = mail
  await sendWithinBound(kernel, mail, async () => {
    const token = contactMessageId && (await makeContactLink(kernel, contactMessageId))
    if (contactMessageId && !token) return
    const link = token && `${kernel.settings.origin}${paths.contactConfirmation(token)}`
    await sendMail(kernel, transport, mail, mail, link)
  })
}

/** The link is created now: only its hash is stored. */
async function deliverComplaintMail(
  kernel: Kernel,
  transport: MailTransport,
  mail: z.output<(typeof sendComplaintMailJob)['payload']>,
): Promise<void> {
  const addressee = await findComplainant(kernel.database, mail.complaintId)
  if (!addressee) return
  await sendWithinBound(kernel, { to: addressee.to, template: mail.template }, async () => {
    const token = await makeComplaintLink(kernel, mail.complaintId)
    await sendMail(kernel, transport, mail, addressee, `${kernel.settings.origin}${paths.complaint(token)}`)
  })
}
