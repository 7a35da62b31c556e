import { calendarDateOf } from '@cauce/contract/calendar.ts'
import type { APIRoute } from 'astro'
import { returnsCsv } from '../../features/project/returns/returns-csv.ts'
import { filterPayments, parseFilters } from '../../features/project/returns/returns.ts'
import { loadReturns } from '../../features/project/returns/returns.server.ts'

export const GET: APIRoute = async ({ locals, url, rewrite }) => {
  const { client, t, viewer } = locals
  // The route guard requires a session.
  const data = await loadReturns(client, viewer!.user.userId, calendarDateOf(new Date()))
  if (!data) return rewrite('/500')
  const filters = parseFilters(url.searchParams, data)
  if (!filters) return rewrite('/404')
  return new Response(returnsCsv(t, filterPayments(data, filters)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t('returns.list.fileName')}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
