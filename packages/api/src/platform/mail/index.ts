export { isWanted, mailWords, type MailWords } from './mail.domain.ts'
export {
  composeMail,
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
export { openMailTransport, senderOf, verifyMailServer, type MailTransport } from './mail.transport.ts'
export { readOutbox } from './outbox.ts'
