import type { APIRoute } from 'astro'
import { loanBookCsv } from '../features/project/loan-book/loan-book-csv.ts'
import { loadLoans } from '../features/project/loan-book/loan-book.server.ts'

export const GET: APIRoute = async ({ locals: { client, t } }) =>
  new Response(loanBookCsv(t, await loadLoans(client)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${t('loanBook.data.fileName')}.csv"`,
      'cache-control': 'no-store',
    },
  })
