import type { Answer, Client } from '@cauce/client'
import { dataOf } from '../../http/client.server.ts'
import { addressOf, PAGE_SIZE, parseFilters, queryOf } from './notification-filters.ts'

export type Notification = Answer<'/v1/account/notifications'>['data'][number]

/** `redirect` is the canonical address if this one differs (handbook rule 13.28). */
export async function loadNotifications(client: Client, url: URL) {
  const filters = parseFilters(url.searchParams)
  const { data, total } = await dataOf(client.GET('/v1/account/notifications', { params: { query: queryOf(filters) } }))
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / PAGE_SIZE)))
  const shown = addressOf(url.pathname, { ...filters, page })
  const redirect = new URL(shown, url).search === url.search ? undefined : shown
  return { filters, notifications: data, total, redirect }
}

/** One notification, or all up to an instant. */
export async function markRead(client: Client, form: FormData): Promise<void> {
  const [id, until] = ['notification', 'until'].map((name) => form.get(name))
  const body = typeof id === 'string' ? { ids: [id] } : typeof until === 'string' ? { until } : undefined
  if (body) await client.POST('/v1/account/notifications/read', { body })
}
