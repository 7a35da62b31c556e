import type { Answer, Client } from '@cauce/client'
import { addMonths } from '@cauce/contract/calendar.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import type { Order } from '../orders/leaving.ts'
import type { Payment } from './payments.ts'
import { CALENDAR_MONTHS, nextPayments, paymentKeyOf } from './payments.ts'
import type { Project } from './portfolio.ts'

export interface PortfolioData {
  readonly orders: readonly Order[]
  readonly projects: readonly Project[]
  /** Null after a failure; the rest of the page works without. */
  readonly payments: readonly Payment[] | null
  readonly news: readonly News[]
}

export type News = Answer<'/v1/project/projects/{id}/timeline'>['data'][number]

interface Page<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly total: number }
}

/** Undefined when orders or projects fail to load: partial figures would be wrong. */
export async function loadPortfolio(client: Client, userId: string, today: string): Promise<PortfolioData | undefined> {
  const [investments, payments] = await Promise.all([
    loadInvestments(client, userId),
    loadPayments(client, userId, today),
  ])
  const news = await Promise.all(oldestLate(payments ?? []).map((payment) => latestNews(client, payment, today)))
  return investments && { ...investments, payments, news: news.filter((each) => each !== undefined) }
}

/** Undefined after a failure. */
export async function loadInvestments(
  client: Client,
  userId: string,
): Promise<Pick<PortfolioData, 'orders' | 'projects'> | undefined> {
  const orders = await readAll((skip) =>
    client.GET('/v1/project/orders', { params: { query: { userId, skip, take: MAXIMUM_TAKE } } }),
  )
  if (!orders) return undefined
  const ids = [...new Set(orders.map(({ projectId }) => projectId))]
  const projects = await readInParts(ids, (some) =>
    client.GET('/v1/project/projects', { params: { query: { ids: some, take: MAXIMUM_TAKE } } }),
  )
  return projects && { orders, projects }
}

const oldestLate = (payments: readonly Payment[]): Payment[] => [
  ...nextPayments(
    payments.filter(({ daysLate }) => daysLate > 0),
    'projectId',
  ).values(),
]

/** Undefined also after a failure; optional on the page. */
async function latestNews(client: Client, late: Payment, today: string): Promise<News | undefined> {
  const query = { take: MAXIMUM_TAKE, orderBy: 'date', orderSide: 'desc' } as const
  const params = { path: { id: late.projectId }, query }
  const { data } = await client.GET('/v1/project/projects/{id}/timeline', { params })
  return data?.data.find(({ date }) => date >= late.dueDate && date <= today)
}

export async function loadPayments(client: Client, userId: string, today: string): Promise<Payment[] | null> {
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
  // Later ones: only the next of each loan, for the list.
  const { data: later } = await client.GET('/v1/project/distributions/payments', {
    params: { query: { userId, fromDate: toDate, orderBy: 'dueDate', orderSide: 'asc', take: MAXIMUM_TAKE } },
  })
  const firstLater = nextPayments(later?.data ?? []).values()
  return [...new Map([...late, ...due, ...firstLater].map((payment) => [paymentKeyOf(payment), payment])).values()]
}

export const loadAllPayments = async (client: Client, userId: string): Promise<Payment[] | undefined> =>
  readAll((skip) =>
    client.GET('/v1/project/distributions/payments', {
      params: { query: { userId, orderBy: 'dueDate', orderSide: 'desc', skip, take: MAXIMUM_TAKE } },
    }),
  )

/** All pages; undefined after a failure. */
async function readAll<Row>(read: (skip: number) => Promise<Page<Row>>): Promise<Row[] | undefined> {
  const rows: Row[] = []
  for (;;) {
    const { data } = await read(rows.length)
    if (!data) return undefined
    rows.push(...data.data)
    if (rows.length >= data.total || data.data.length === 0) return rows
  }
}

/** In chunks of the maximum page size. */
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
