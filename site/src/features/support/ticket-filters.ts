import type { TicketStateName } from '@cauce/contract'
import { TicketBody } from '@cauce/contract/support/tickets.ts'
import { TICKET_STATE_IDS, TICKET_STATES } from '@cauce/contract/support/tickets.lifecycle.ts'

/** Held in the address, so that a reload or a link shows the same list. */
export interface TicketFilters {
  readonly title?: string | undefined
  readonly state?: TicketStateName | undefined
  readonly page: number
}

export const PAGE_SIZE = 10
const LONGEST_TITLE = TicketBody.shape.title.maxLength!
const MAXIMUM_PAGE = 1000

export function parseFilters(query: URLSearchParams): TicketFilters {
  const page = query.get('page') ?? ''
  return {
    title: query.get('title')?.trim().slice(0, LONGEST_TITLE).toWellFormed() || undefined,
    state: TICKET_STATES.find((state) => state === query.get('state')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), MAXIMUM_PAGE) : 1,
  }
}

/** A changed filter resets the page. */
export function addressOf(path: string, filters: TicketFilters, change: Partial<TicketFilters> = {}): string {
  const { title, state, page } = { ...filters, page: 1, ...change }
  const query = new URLSearchParams()
  if (state !== undefined) query.set('state', state)
  if (title !== undefined) query.set('title', title)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Latest activity first. */
export const queryOf = ({ title, state, page }: TicketFilters, userId: string) => ({
  userId,
  ...(title !== undefined && { title }),
  ...(state !== undefined && { stateId: TICKET_STATE_IDS[state] }),
  orderBy: 'updatedAt' as const,
  orderSide: 'desc' as const,
  skip: (page - 1) * PAGE_SIZE,
  take: PAGE_SIZE,
})

export const hasFilters = ({ title, state }: TicketFilters): boolean => title !== undefined || state !== undefined
