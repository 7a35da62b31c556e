import type { Translation } from '../translation.ts'
import type * as source from '../es/notifications.ts'

export const notifications = {
  title: 'Notifications',
  one: 'Notification',
  unread: 'Unread',
  filter: 'Read or unread',
  all: 'All',
  lead: 'Everything that we send you by e-mail, and also what you prefer not to get by e-mail.',
  toPreferences: 'Choose which e-mails you get',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  pending: 'One unread notification |||| %{smart_count} unread notifications',
  empty: {
    title: 'You have no notifications yet',
    text: 'Here you will see what happens to your money, your projects and your account.',
  },
  allRead: { title: 'You have nothing unread', text: 'You have read all your notifications.' },
} as const satisfies Translation<typeof source.notifications>
