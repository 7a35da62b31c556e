import {
  type Language,
  mailDefinitionOf,
  type MailParams,
  type MailTemplate,
  mailTemplates,
  paths,
} from '@cauce/contract'
import { asActivity, type Cause } from '../../activity.ts'
import type { Executor } from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { toBuffer } from 'qrcode'
import { z } from 'zod'
import { defineJob, queuedJobs, queueJob, queueJobs } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { senderName } from '../../settings.ts'
import { mailContent } from './mail.domain.ts'
import { CODE_ID, mailHtml, mailText } from './mail.layout.ts'
import type { MailTransport } from './mail.transport.ts'

export interface QueuedMail<Template extends MailTemplate> {
  /** Decides language and preferences. */
  readonly userId: string
  /** Overrides the account's address. */
  readonly to?: string
  readonly template: Template
  readonly params: MailParams<Template>
  /** Overrides the template's page. */
  readonly page?: string
  /** Overrides the current request. */
  readonly cause?: Cause | undefined
}

const isTemplate = (value: unknown): value is MailTemplate =>
  typeof value === 'string' && Object.hasOwn(mailTemplates, value)

const MailPayload = z.object({
  mailId: z.uuid(),
  userId: z.uuid(),
  to: z.string().optional(),
  template: z.custom<MailTemplate>(isTemplate),
  params: z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.null(),
      z.strictObject({ money: z.string() }),
      z.strictObject({ instant: z.iso.datetime() }),
    ]),
  ),
  page: z.string().optional(),
})
export type MailPayload = z.output<typeof MailPayload>

export const sendMailJob = defineJob({ name: 'sendMail', payload: MailPayload, isOutgoing: true })

/** Sent if the transaction commits. */
export async function queueMail<const Template extends MailTemplate>(
  tx: Executor,
  mail: QueuedMail<Template>,
): Promise<void> {
  await queueJob(tx, sendMailJob, payloadOf(mail))
}

export async function queueMails<const Template extends MailTemplate>(
  tx: Executor,
  mails: readonly QueuedMail<Template>[],
): Promise<void> {
  await queueJobs(tx, sendMailJob, mails.map(payloadOf))
}

/** As a CTE. */
export const queuedMails = <const Template extends MailTemplate>(mails: readonly QueuedMail<Template>[]) =>
  queuedJobs(
    sendMailJob,
    mails.map(payloadOf),
    mails.map(({ cause }) => cause),
  )

function payloadOf<Template extends MailTemplate>({ userId, to, template, params, page }: QueuedMail<Template>) {
  return { mailId: uuidv7(), userId, to, template, params, page }
}

export interface Addressee {
  readonly to: string
  readonly language: Language
  readonly name: string
}

/** `link`: single-use, if any. */
export async function sendMail(
  kernel: Kernel,
  transport: MailTransport,
  mail: Pick<MailPayload, 'mailId' | 'template' | 'params' | 'page'>,
  { to, language, name }: Addressee,
  link?: string,
): Promise<void> {
  const { mailId, template, params } = mail
  const url = link ?? pageUrl(kernel, mail.page ?? mailDefinitionOf(template).page)
  const declineUrl = pageUrl(kernel, paths.mailPreferences)
  const content = mailContent(template, language, name, params, { url, declineUrl })
  const brand = senderName(kernel.settings)
  const ready = {
    mailId,
    to,
    subject: content.subject,
    html: mailHtml(content, brand),
    text: mailText(content, brand),
    pictures: content.code ? [{ id: CODE_ID, png: await codePicture(content.code.text) }] : [],
    createdAt: kernel.clock.now(),
  }
  await asActivity({ kind: 'mail', name: template }, () => transport.send(ready))
}

/** Four points a module, with quiet zone. */
const codePicture = (text: string): Promise<Buffer> =>
  toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 4 })

const pageUrl = (kernel: Kernel, page: string | undefined) =>
  page === undefined ? undefined : `${kernel.settings.origin}${page}`
