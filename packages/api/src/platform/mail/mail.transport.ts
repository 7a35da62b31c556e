import { brandNow } from '@cauce/contract/brand.ts'
import { createTransport } from 'nodemailer'
import type { CompanyInForce } from '../../database/index.ts'
import type { ApiSettings } from '../../settings.ts'
import { keepInOutbox } from './outbox.ts'

export interface ReadyMail {
  readonly mailId: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** PNGs referenced by the HTML. */
  readonly pictures: readonly { readonly id: string; readonly png: Buffer }[]
  readonly createdAt: Date
}

/** nodemailer's default is ten minutes. */
const SILENCE_MS = 15_000

export interface MailTransport {
  /** @returns what the server answered; null without one */
  send(mail: ReadyMail): Promise<string | null>
  close(): void
}

/** Until the company has decided one. */
const INVENTED_SENDER = 'no-reply@platform.example'

export const senderOf = (company: Pick<CompanyInForce, 'now'>) => ({
  name: brandNow().name,
  address: company.now().sender ?? INVENTED_SENDER,
})

/** SMTP if configured, else the data folder (handbook rule 2.26). */
export function openMailTransport(
  settings: Pick<ApiSettings, 'smtpUrl' | 'dataFolder' | 'origin'>,
  company: Pick<CompanyInForce, 'now'>,
  silenceMs = SILENCE_MS,
): MailTransport {
  const { hostname } = new URL(settings.origin)
  const message = ({ mailId, to, subject, html, text, pictures, createdAt }: ReadyMail) => ({
    from: senderOf(company),
    to: { name: '', address: to },
    subject,
    html,
    text,
    attachments: pictures.map(({ id, png }) => ({
      cid: id,
      content: png,
      filename: `${id}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
    date: createdAt,
    messageId: `<${mailId}@${hostname}>`,
    // RFC 3834: no automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (settings.smtpUrl === undefined) {
    const composer = createTransport({ streamTransport: true, buffer: true })
    return {
      send: async (mail) => {
        const { message: raw } = await composer.sendMail(message(mail))
        await keepInOutbox(settings.dataFolder, mail, raw as Buffer)
        return null
      },
      close: () => {},
    }
  }
  const smtp = smtpTransport(settings.smtpUrl, silenceMs)
  return {
    send: async (mail) => (await smtp.sendMail(message(mail))).response,
    close: () => smtp.close(),
  }
}

const smtpTransport = (url: string, silenceMs: number) =>
  createTransport({
    url,
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  })

export async function verifyMailServer(url: string): Promise<void> {
  const smtp = smtpTransport(url, SILENCE_MS)
  await smtp.verify().finally(() => smtp.close())
}
