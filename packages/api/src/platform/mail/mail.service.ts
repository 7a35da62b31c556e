import { companyLine } from '@cauce/contract/company.ts'
import { Language, mailDefinitionOf, type MailParams, type MailTemplate, mailTemplates, paths } from '@cauce/contract'
import { asActivity, type Cause } from '../../activity.ts'
import type { Executor } from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { toBuffer } from 'qrcode'
import { z } from 'zod'
import { defineJob, queuedJobs, queueJob, queueJobs } from '../../jobs/index.ts'
import type { Kernel } from '../../kernel.ts'
import { brandNow, type Brand } from '@cauce/contract/brand.ts'
import { deriveColors, paletteOf } from '@cauce/design/derive-colors.ts'
import { oklchToHex } from '@cauce/design/oklch.ts'
import { mailContent, type MailContent } from './mail.domain.ts'
import { MARK_HEIGHT, MARK_ID, MARK_MARGIN, markPicture, markWidth } from '../drawn-mark.ts'
import type { MailTransport, ReadyMail } from './mail.transport.ts'

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

const Addressee = z.object({ to: z.string(), language: Language, name: z.string() })
export type Addressee = Readonly<z.output<typeof Addressee>>

export const sendMailToStrangerJob = defineJob({
  name: 'sendMailToStranger',
  payload: MailPayload.pick({ mailId: true, template: true, params: true }).extend({
    ...Addressee.shape,
    contactMessageId: z.uuid().optional(),
  }),
  isOutgoing: true,
})

/** To a person without an account. */
export async function queueMailToStranger<const Template extends MailTemplate>(
  tx: Executor,
  mail: Addressee & Pick<QueuedMail<Template>, 'template' | 'params'> & { readonly contactMessageId?: string },
): Promise<void> {
  await queueJob(tx, sendMailToStrangerJob, { mailId: uuidv7(), ...mail })
}

type Composed = Pick<MailPayload, 'mailId' | 'template' | 'params' | 'page'>

/** `link`: single-use, if any. */
export async function sendMail(
  kernel: Kernel,
  transport: MailTransport,
  mail: Composed,
  addressee: Addressee,
  link?: string,
): Promise<string | null> {
  const ready = await composeMail(kernel, mail, addressee, link)
  return asActivity({ kind: 'mail', name: mail.template }, () => transport.send(ready))
}

export async function composeMail(
  kernel: Kernel,
  mail: Composed,
  { to, language, name }: Addressee,
  link?: string,
): Promise<ReadyMail> {
  const { mailId, template, params } = mail
  const url = link ?? pageUrl(kernel, mail.page ?? mailDefinitionOf(template).page)
  const declineUrl = pageUrl(kernel, paths.mailPreferences)
  const content = mailContent(template, language, name, params, { url, declineUrl })
  const brand = brandNow()
  const sender = { brand, company: companyLine(kernel.company.now()) }
  const mark = { id: MARK_ID, png: await markPicture(brand, colorsOf(brand)) }
  return {
    mailId,
    to,
    subject: content.subject,
    html: mailHtml(content, sender),
    text: mailText(content, sender),
    pictures: content.code ? [mark, { id: CODE_ID, png: await codePicture(content.code.text) }] : [mark],
    createdAt: kernel.clock.now(),
  }
}

/** Four points a module, with quiet zone. */
const codePicture = (text: string): Promise<Buffer> =>
  toBuffer(text, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 4 })

const pageUrl = (kernel: Kernel, page: string | undefined) =>
  page === undefined ? undefined : `${kernel.settings.origin}${page}`

/** Design tokens (light) in hexadecimal for mail programs. */
const color = {
  paper: '#f9f6ef',
  surface: '#fefcf9',
  ink: '#13262d',
  ink2: '#3b4c52',
  ink3: '#526268',
  line: '#dad4c9',
  river: '#04626a',
  onRiver: '#fdfcf7',
}

const colorsOf = ({ color: own }: Brand): typeof color => {
  if (own === null) return color
  const { river, onRiver } = paletteOf(deriveColors(own), 'light')
  return { ...color, river: oklchToHex(river), onRiver: oklchToHex(onRiver) }
}

const SERIF = "Besley,Rockwell,Georgia,'Times New Roman',serif"
const SANS = "'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

interface Sender {
  readonly brand: Brand
  /** Empty if it is not set. */
  readonly company: string
}

/** Tables and inline styles; no remote images, no scripts. */
export function mailHtml(content: MailContent, { brand, company }: Sender): string {
  const shown = colorsOf(brand)
  const display = brand.headings === 'besley' ? SERIF : SANS
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${color.paper};color:${color.ink};font:16px/1.5 ${SANS}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${color.paper}"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:${color.surface};border:1px solid ${color.line}">
<tr><td style="padding:16px 28px 16px ${28 - MARK_MARGIN}px;border-bottom:4px solid ${shown.river}"><table role="presentation" cellspacing="0" cellpadding="0"><tr>
<td style="padding-right:9px"><img src="cid:${MARK_ID}" width="${markWidth(brand)}" height="${MARK_HEIGHT}" alt="" style="display:block"></td>
<td style="font:600 20px/1.2 ${display}">${escapeHtml(brand.name)}</td>
</tr></table></td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 20px;font:500 24px/1.25 ${display};color:${color.ink}">${escapeHtml(content.subject)}</h1>
${paragraph(content.greeting)}
${content.paragraphs.map(paragraph).join('\n')}
${content.code ? codeHtml(content.code) : ''}
${content.action ? actionHtml(content.action, shown) : ''}
</td></tr>
<tr><td style="padding:16px 28px 20px;border-top:1px solid ${color.line};font-size:13px;color:${color.ink3}">${reasonHtml(content)} ${escapeHtml(content.risk)}${company && `<br>${escapeHtml(company)}`}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const CODE_ID = 'qr-code'

const codeHtml = ({ description }: NonNullable<MailContent['code']>): string =>
  `<p style="margin:0 0 16px"><img src="cid:${CODE_ID}" width="196" height="196" alt="${escapeHtml(description)}" style="background:#ffffff"></p>`

function actionHtml({ label, url, help }: NonNullable<MailContent['action']>, shown: typeof color): string {
  const address = escapeHtml(url)
  return `<p style="margin:8px 0 24px"><a href="${address}" style="display:inline-block;padding:12px 22px;background:${shown.river};color:${shown.onRiver};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:${color.ink2}">${escapeHtml(help)}<br><a href="${address}" style="color:${shown.river};word-break:break-all">${address}</a></p>`
}

/** Linked if such mails can be declined. */
function reasonHtml({ reason, declineUrl }: MailContent): string {
  const words = escapeHtml(reason)
  return declineUrl === undefined
    ? words
    : `<a href="${escapeHtml(declineUrl)}" style="color:${color.ink3}">${words}</a>`
}

export function mailText(content: MailContent, { brand, company }: Sender): string {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : []
  const reason = content.declineUrl === undefined ? content.reason : `${content.reason}\n${content.declineUrl}`
  return `${[brand.name, content.subject, content.greeting, ...content.paragraphs, ...action, '--', [reason, content.risk, company].filter(Boolean).join('\n')].join('\n\n')}\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!)
