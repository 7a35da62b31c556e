import { api, mailDefinitionOf, type Language } from '@cauce/contract'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { offeredLanguages } from '@cauce/i18n'
import type { Executor } from '../../../database/index.ts'
import type { NotificationWords } from '../../../database/schema/notifications.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Kernel } from '../../../kernel.ts'
import { mailWords, type MailPayload } from '../../../platform/mail/index.ts'
import * as queries from './notifications.queries.ts'

export { deleteNotificationsOf, eraseNotifications } from './notifications.queries.ts'

/** Handbook rule 2.38. */
export const notificationsModule: ModuleFactory = (kernel) => ({
  name: 'notifications',
  routes: [
    ...bindRows(api.notifications.list, api.notifications.read, (call) => listNotifications(kernel, call)),
    bind(api.notifications.markRead, (call) => markNotificationsRead(kernel, call)),
  ],
})

type Endpoints = typeof api.notifications

/** Without mails that have a single-use link, which proves control of the mailbox (decision mail-and-notifications). */
export async function keepNotification(executor: Executor, mail: MailPayload, createdAt: Date): Promise<void> {
  const { link, page } = mailDefinitionOf(mail.template)
  if (link !== undefined) return
  const words = Object.fromEntries(offeredLanguages().map((language) => [language, wordsOf(mail, language)]))
  const { mailId: notificationId, userId } = mail
  const row = {
    notificationId,
    userId,
    words: words as Record<Language, NotificationWords>,
    page: mail.page ?? page ?? null,
  }
  await queries.insertNotification(executor, { ...row, createdAt })
}

function wordsOf({ template, params }: MailPayload, language: Language): NotificationWords {
  const { subject, paragraphs, action } = mailWords(template, language, params)
  return { title: subject, paragraphs, action: action ?? null }
}

/** In the language of the request. */
async function listNotifications(kernel: Kernel, call: Call<Endpoints['list']>) {
  const { data, total } = await queries.listNotifications(kernel.database, userIdOf(call.actor), call.query)
  const viewOf = ({ words, readAt, ...row }: (typeof data)[number]) => {
    const { title, paragraphs, action } = words[call.language] ?? words.es
    return { ...row, title, paragraphs: [...paragraphs], action, read: readAt !== null }
  }
  return { data: data.map(viewOf), total }
}

/** Ids of others are ignored. */
async function markNotificationsRead(kernel: Kernel, call: Call<Endpoints['markRead']>): Promise<void> {
  await queries.markNotificationsRead(kernel.database, userIdOf(call.actor), call.body, kernel.clock.now())
}
