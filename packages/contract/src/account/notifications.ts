import { z } from 'zod'
import { Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'

export const Notification = z
  .strictObject({
    notificationId: Id,
    title: z.string().describe('The subject of the mail, in the language of the request.'),
    paragraphs: z.array(z.string()).describe('The text of the mail, without greeting and signature.'),
    page: z.string().nullable().describe('The page of the site that it leads to, if any.'),
    action: z.string().nullable().describe('The word on the button to that page.'),
    read: z.boolean(),
    createdAt: Instant,
  })
  .describe('What the platform has mailed to a person, or would have if they accepted such mails.')

export const ReadNotificationsBody = z
  .strictObject({
    ids: z.array(Id).max(100).optional().describe('Only these; all of the caller if absent.'),
    until: Instant.optional().describe('Only those up to this instant: the person has not seen what came later.'),
  })
  .describe('Which notifications the person has read.')

export const notificationEndpoints = endpoints(
  'notifications',
  { name: 'Notifications', about: 'What was mailed to a person, to be read on the site.' },
  '/v1/account/notifications',
  {
    list: {
      permission: 'notifications.manage',
      summary: 'List the notifications of the caller, the latest first',
      query: listQuery(['createdAt'], { read: z.boolean().optional() }, allBut('title', 'page', 'action', 'read')),
      output: page(Notification),
    },
    markRead: {
      method: 'POST',
      path: '/v1/account/notifications/read',
      permission: 'notifications.manage',
      summary: 'Mark notifications of the caller as read',
      body: ReadNotificationsBody,
    },
    read: {
      permission: 'notifications.manage',
      summary: 'Read a notification of the caller',
      output: Notification,
    },
  },
)
