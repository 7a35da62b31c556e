export interface NotificationFilters {
  readonly isUnread: boolean
  readonly page: number
}

export const PAGE_SIZE = 20
const MAXIMUM_PAGE = 1000

export function parseFilters(query: URLSearchParams): NotificationFilters {
  const page = query.get('page') ?? ''
  return {
    isUnread: query.get('read') === 'false',
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), MAXIMUM_PAGE) : 1,
  }
}

export function addressOf(path: string, { isUnread, page }: NotificationFilters): string {
  const query = new URLSearchParams()
  if (isUnread) query.set('read', 'false')
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Newest first. */
export const queryOf = ({ isUnread, page }: NotificationFilters) => ({
  ...(isUnread && { read: false }),
  orderBy: 'createdAt' as const,
  orderSide: 'desc' as const,
  skip: (page - 1) * PAGE_SIZE,
  take: PAGE_SIZE,
})
