import { mailDefinitionOf } from '@cauce/contract'
import { bindJob } from '../jobs/index.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUser } from '../modules/account/users/index.ts'
import { makeMailedLink } from '../modules/auth/mailed-links/index.ts'
import { isWanted, openMailTransport, sendMail, sendMailJob, type MailPayload } from '../platform/mail/index.ts'
import type { MailTransport } from '../platform/mail/index.ts'

/** Delivering queued mails: by SMTP, or into the data folder (handbook rule 2.26). */
export const deliverMailFlow: ModuleFactory = (kernel) => {
  const transport = openMailTransport(kernel.settings)
  return {
    name: 'deliver-mail',
    routes: [],
    jobs: [bindJob(sendMailJob, (mail) => deliverMail(kernel, transport, mail))],
    stop: async () => transport.close(),
  }
}

/** Writes and sends a queued mail in the language of its person. A retry has the same message id, but a new link. */
async function deliverMail(kernel: Kernel, transport: MailTransport, mail: MailPayload): Promise<void> {
  const { category, link } = mailDefinitionOf(mail.template)
  const user = await findUser(kernel.database, mail.userId)
  // A closed account gets no mail, and a disabled one no link.
  if (!user || !isWanted(category, user) || (user.disabled && link)) return
  const to = mail.to ?? user.email
  const addressee = { to, language: user.language, name: user.companyName ?? user.name }
  const url = link && (await makeMailedLink(kernel, kernel.database, { userId: user.userId, email: to, purpose: link }))
  await sendMail(kernel, transport, mail, addressee, url)
}
