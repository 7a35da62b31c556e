import type { Executor } from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { addedJobs, addJob, addJobs } from '../../jobs/jobs.ts'
import type { Kernel } from '../../kernel.ts'
import { senderName } from '../../settings.ts'
import { makeMailedLink } from '../../modules/auth/mailed-links/index.ts'
import { findUser } from '../../modules/account/users/index.ts'
import { isWanted, mailContent, type MailValues } from './mail.domain.ts'
import { mailHtml, mailText } from './mail.layout.ts'
import { mailKinds, type MailParams, type MailTemplate } from './mail.templates.ts'
import type { MailTransport } from './mail.transport.ts'

export const SEND_MAIL_JOB = 'sendMail'
/** Where a person says which mails they want. */
const PREFERENCES_PAGE = '/user/profile#contact'

export interface QueuedMail<Template extends MailTemplate> {
  /** Whom it is for; their language and preferences count. */
  readonly userId: string
  /** An address other than the present one of the account. */
  readonly to?: string
  readonly template: Template
  readonly params: MailParams<Template>
  /** Page of the site that its button leads to, where it is not the same for all mails of its kind. */
  readonly page?: string
}

interface Payload {
  readonly mailId: string
  readonly userId: string
  readonly to?: string
  readonly template: MailTemplate
  readonly params: MailValues
  readonly page?: string
}

/** Queues a mail in the transaction that is the reason for it: it goes out if and only if that commits. */
export async function queueMail<const Template extends MailTemplate>(
  tx: Executor,
  mail: QueuedMail<Template>,
): Promise<void> {
  await addJob(tx, SEND_MAIL_JOB, payloadOf(mail))
}

/** Queues many mails in one statement, for what happened to many people at once. */
export async function queueMails<const Template extends MailTemplate>(
  tx: Executor,
  mails: readonly QueuedMail<Template>[],
): Promise<void> {
  await addJobs(tx, SEND_MAIL_JOB, mails.map(payloadOf))
}

/** The same as an expression in a statement that does more. */
export const queuedMails = <const Template extends MailTemplate>(mails: readonly QueuedMail<Template>[]) =>
  addedJobs(SEND_MAIL_JOB, mails.map(payloadOf))

const payloadOf = <Template extends MailTemplate>(mail: QueuedMail<Template>) => ({ mailId: uuidv7(), ...mail })

/** Writes and sends a queued mail. Done again after a failure it has the same id, though a fresh link. */
export async function sendQueuedMail(kernel: Kernel, transport: MailTransport, payload: Payload): Promise<void> {
  const { mailId, template, params } = payload
  const kind = mailKinds[template]
  const user = await findUser(kernel.database, payload.userId)
  // Whoever has left in the meantime gets no more mail; what is asked for by mail ends when the account does.
  if (!user || !isWanted(kind.category, user)) return
  if (user.disabled && kind.link) return
  const to = payload.to ?? user.email
  const url = kind.link
    ? await makeMailedLink(kernel, kernel.database, { userId: user.userId, email: to, purpose: kind.link })
    : pageUrl(kernel, payload.page ?? kind.page)
  const declineUrl = pageUrl(kernel, PREFERENCES_PAGE)
  const content = mailContent(template, user.language, user.companyName ?? user.name, params, { url, declineUrl })
  const brand = senderName(kernel.settings)
  const createdAt = kernel.clock.now()
  await transport.send({
    mailId,
    to,
    subject: content.subject,
    html: mailHtml(content, brand),
    text: mailText(content, brand),
    createdAt,
  })
}

const pageUrl = (kernel: Kernel, page: string | undefined) =>
  page === undefined ? undefined : `${kernel.settings.origin}${page}`
