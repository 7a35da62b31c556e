import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { isUnlikelyToPay } from '@cauce/contract/project/loan-state.ts'
import type { APIContext } from 'astro'
import { dataOrMissing } from '../../../http/client.server.ts'
import type { Payment } from '../portfolio/payments.ts'
import { findOrder } from './investment.server.ts'
import { paymentsCalendar, paymentsCsv } from './payment-files.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const

export async function answerPayments(context: APIContext, kind: keyof typeof TYPES): Promise<Response> {
  const { locals, params, url, rewrite } = context
  const { client, t, viewer } = locals
  // The route guard requires a session.
  const found = await findOrder(client, viewer!.user.userId, params['order'] ?? '')
  if (!found) return rewrite('/404')
  const now = new Date()
  const { order, payments } = found
  const path = { id: order.projectId }
  const project = await dataOrMissing(client.GET('/v1/project/projects/{id}', { params: { path } }))
  const isUnlikely = project !== undefined && isUnlikelyToPay(project)
  const isExpected = ({ paidAt }: Payment) => paidAt === null && !isUnlikely
  const body =
    kind === 'csv'
      ? paymentsCsv(t, payments, calendarDateOf(now), isUnlikely)
      : paymentsCalendar(t, payments.filter(isExpected), url.origin, now)
  const name = t('investment.calendar.fileName', { project: order.projectUrl })
  return new Response(body, {
    headers: {
      'content-type': TYPES[kind],
      'content-disposition': `attachment; filename="${name}.${kind}"`,
      'cache-control': 'private, no-store',
    },
  })
}
