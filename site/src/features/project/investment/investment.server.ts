import type { Answer, Client } from '@cauce/client'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf, dataOrMissing, isId } from '../../../http/client.server.ts'
import type { Order } from '../orders/leaving.ts'
import type { IssuedDocument } from '../../documents/issued-documents.ts'
import type { Payment } from '../portfolio/payments.ts'
import type { Project } from '../portfolio/portfolio.ts'
import { loadProjectPage, type ProjectDocument } from '../projects/project-page.server.ts'

export interface Investment {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly project: Project | undefined
  readonly documents: readonly ProjectDocument[]
  /** Contract, confirmation and, after the end, the summary. */
  readonly issued: readonly IssuedDocument[]
  /** Events that were published since the order and have come, newest first. */
  readonly news: ReadonlyArray<Answer<'/v1/project/projects/{id}/timeline'>['data'][number]>
}

/** With payments in schedule order; `undefined` if it is not theirs. */
export async function findOrder(
  client: Client,
  userId: string,
  id: string,
): Promise<Pick<Investment, 'order' | 'payments'> | undefined> {
  if (!isId(id)) return undefined
  const order = await dataOrMissing(client.GET('/v1/project/orders/{id}', { params: { path: { id } } }))
  if (order?.userId !== userId) return undefined
  const payments: Payment[] = []
  for (;;) {
    const query = {
      orderId: id,
      orderBy: 'dueDate',
      orderSide: 'asc',
      take: MAXIMUM_TAKE,
      skip: payments.length,
    } as const
    const { data, total } = await dataOf(client.GET('/v1/project/distributions/payments', { params: { query } }))
    payments.push(...data)
    if (data.length === 0 || payments.length >= total) break
  }
  return { order, payments: payments.toSorted((a, b) => a.number - b.number || a.part - b.part) }
}

export async function loadInvestment(
  client: Client,
  userId: string,
  id: string,
  now: Date,
): Promise<Investment | undefined> {
  const found = await findOrder(client, userId, id)
  if (!found) return undefined
  const { projectId, createdAt } = found.order
  const project = await dataOrMissing(client.GET('/v1/project/projects/{id}', { params: { path: { id: projectId } } }))
  const issued = await loadIssuedOf(client, userId, found.order)
  if (!project) return { ...found, project, documents: [], issued, news: [] }
  const { documents, timeline } = await loadProjectPage(client, project)
  const [from, today] = [new Date(createdAt), now].map(calendarDateOf)
  const news = timeline
    .filter((event) => event.date >= from! && event.date <= today! && event.createdAt >= createdAt)
    .toReversed()
  return { ...found, project, documents, issued, news }
}

/** Oldest first. Missing documents are made by a job. */
async function loadIssuedOf(client: Client, userId: string, { orderId, projectId }: Order): Promise<IssuedDocument[]> {
  const query = { userId, projectId, take: MAXIMUM_TAKE, orderBy: 'createdAt', orderSide: 'asc' } as const
  await client.POST('/v1/account/issued-documents/due')
  const { data } = await dataOf(client.GET('/v1/account/issued-documents', { params: { query } }))
  return data.filter((document) => document.orderId === orderId || document.kind === 'projectSummary')
}
