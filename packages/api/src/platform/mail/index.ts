import type { ModuleFactory } from '../../kernel.ts'
import { SEND_MAIL_JOB, sendQueuedMail } from './mail.service.ts'
import { openMailTransport } from './mail.transport.ts'

export { readOutbox } from './outbox.ts'
export { queuedMails, queueMail, queueMails, type QueuedMail } from './mail.service.ts'
export type { MailParams, MailTemplate } from './mail.templates.ts'

/** Mails to people, in their language: queued with what happened, then sent by SMTP or kept in the data folder. */
export const mailModule: ModuleFactory = (kernel) => {
  const transport = openMailTransport(kernel.settings)
  return {
    name: 'mail',
    routes: [],
    jobs: {
      [SEND_MAIL_JOB]: (payload) => sendQueuedMail(kernel, transport, payload as Parameters<typeof sendQueuedMail>[2]),
    },
    stop: async () => transport.close(),
  }
}
