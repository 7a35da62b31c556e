import { translator } from '@cauce/i18n'
import type { APIRoute } from 'astro'
import { paymentsCalendar } from '../../../../features/project/investment/payment-files.ts'
import { dataOrMissing } from '../../../../http/client.server.ts'

/** Read by calendar programs at the private address, without a session (decision outgoing-payments). */
export const GET: APIRoute = async ({ params, locals, rewrite }) => {
  const path = { token: params['token'] ?? '' }
  const data = await dataOrMissing(locals.client.GET('/v1/project/payment-calendars/{token}', { params: { path } }))
  if (!data) return rewrite('/404')
  const body = paymentsCalendar(translator(data.language), data.payments, locals.origin, new Date())
  return new Response(body, {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
  })
}
