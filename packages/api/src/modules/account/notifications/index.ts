import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listNotifications, markNotificationsRead } from './notifications.service.ts'

export { deleteNotificationsOf, eraseNotifications } from './notifications.queries.ts'
export { keepNotification } from './notifications.service.ts'

/** Handbook rule 2.38. */
export const notificationsModule: ModuleFactory = (kernel) => ({
  name: 'notifications',
  routes: [
    ...bindRows(api.notifications.list, api.notifications.read, (call) => listNotifications(kernel, call)),
    bind(api.notifications.markRead, (call) => markNotificationsRead(kernel, call)),
  ],
})
