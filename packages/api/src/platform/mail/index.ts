export { isWanted, mailWords, type MailWords } from './mail.domain.ts'
export {
  queuedMails,
  queueMail,
  queueMails,
  queueMailToStranger,
  sendMail,
  sendMailJob,
  sendMailToStrangerJob,
  type MailPayload,
  type QueuedMail,
} from './mail.service.ts'
export { openMailTransport, verifyMailServer, type MailTransport } from './mail.transport.ts'
export { readOutbox } from './outbox.ts'
