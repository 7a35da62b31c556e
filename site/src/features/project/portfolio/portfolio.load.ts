import type { Client } from '@cauce/client'
import { addMonths } from '@cauce/contract/calendar.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { Order } from '../orders/leaving.ts'
import type { Payment } from './payments.ts'
import { CALENDAR_MONTHS } from './payments.ts'
import type { Project } from './portfolio.ts'

/** The investments of a person. The page loads them on the server, the browser again after an order was left. */
export interface PortfolioData {
  readonly orders: readonly Order[]
  readonly projects: readonly Project[]
  /** Null after a failure; the rest of the page does not need them. */
  readonly payments: readonly Payment[] | null
}

interface Page<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly total: number }
}

/** `undefined` when orders or projects could not be loaded, because incomplete figures would be wrong. */
export async function loadPortfolio(client: Client, userId: string, today: string): Promise<PortfolioData | undefined> {
  const [orders, payments] = await Promise.all([
    readAll((skip) => client.GET('/v1/project/orders', { params: { query: { userId, skip, take: MAXIMUM_TAKE } } })),
    loadPayments(client, userId, today),
  ])
  if (!orders) return undefined
  const ids = [...new Set(orders.map(({ projectId }) => projectId))]
  const projects = await readInParts(ids, (some) =>
    client.GET('/v1/project/projects', { params: { query: { ids: some, take: MAXIMUM_TAKE } } }),
  )
  return projects && { orders, projects, payments }
}

async function loadPayments(client: Client, userId: string, today: string): Promise<Payment[] | null> {
  const toDate = addMonths(`${today.slice(0, 7)}-01`, CALENDAR_MONTHS)
  const [due, late] = await Promise.all(
    [{ fromDate: today, toDate }, { isLate: true }].map((filters) =>
      readAll((skip) =>
        client.GET('/v1/project/distributions/payments', {
          params: { query: { userId, ...filters, skip, take: MAXIMUM_TAKE } },
        }),
      ),
    ),
  )
  if (!due || !late) return null
  return [...new Map([...late, ...due].map((payment) => [payment.distributionId, payment])).values()]
}

/** All pages of a list, or `undefined` after a failure. */
async function readAll<Row>(read: (skip: number) => Promise<Page<Row>>): Promise<Row[] | undefined> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await read(rows.length)
    if (!data) return undefined
    rows.push(...data.data)
    if (rows.length >= data.total || data.data.length === 0) return rows
  }
}

/** Records by their ids, in parts of the maximum page size. */
async function readInParts<Row>(
  ids: readonly string[],
  read: (ids: string[]) => Promise<Page<Row>>,
): Promise<Row[] | undefined> {
  const rows: Row[] = []
  for (let first = 0; first < ids.length; first += MAXIMUM_TAKE) {
    const { data } = await read(ids.slice(first, first + MAXIMUM_TAKE))
    if (!data) return undefined
    rows.push(...data.data)
  }
  return rows
}
