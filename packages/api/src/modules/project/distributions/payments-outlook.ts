import type { Executor } from '../../../database/index.ts'
import { listPayments } from './payments.queries.ts'
import { paymentViewOf } from './payments.view.ts'
import { findAcceptedDetails } from '../../tax/tax-details/index.ts'
import { findRatesInForce } from '../../tax/withholding-rates/index.ts'

/** Above any realistic number on one day, or late. */
const MOST = 100

type Payment = ReturnType<typeof paymentViewOf>

/** Next payment and all late ones, with the oldest day. */
export async function paymentsOutlook(executor: Executor, userId: string, today: string) {
  const tax = { rates: await findRatesInForce(executor), detailsOf: await findAcceptedDetails(executor, [userId]) }
  const read = async (filter: Omit<Parameters<typeof listPayments>[1], 'today'>) => {
    const { data } = await listPayments(executor, { userId, today, take: MOST, orderSide: 'asc', ...filter })
    return data.map((payment) => paymentViewOf(payment, { today, ...tax })).filter(({ status }) => status !== 'paid')
  }
  const [next] = await read({ isLate: false, isExpected: true, fromDate: today })
  const late = await read({ isLate: true })
  const ofNext = next && (await read({ isLate: false, isExpected: true, fromDate: next.dueDate, toDate: next.dueDate }))
  const [oldest] = late
  return {
    nextPayment:
      next && ofNext
        ? {
            dueDate: next.dueDate,
            ...named(next),
            net: sumOf(ofNext.filter(({ projectId }) => projectId === next.projectId)),
          }
        : null,
    late: oldest ? { since: oldest.dueDate, ...named(oldest), net: sumOf(late) } : null,
  }
}

export async function awaitedPayments(executor: Executor, userId: string, today: string): Promise<Payment[]> {
  const rows = []
  for (;;) {
    const page = { take: MOST, skip: rows.length, orderSide: 'asc' } as const
    const { data, total } = await listPayments(executor, { userId, today, isExpected: true, ...page })
    rows.push(...data)
    if (data.length === 0 || rows.length >= total) break
  }
  const tax = { rates: await findRatesInForce(executor), detailsOf: await findAcceptedDetails(executor, [userId]) }
  return rows.filter(({ paidAt }) => paidAt === null).map((payment) => paymentViewOf(payment, { today, ...tax }))
}

const named = ({ projectId, projectName }: Payment) => ({ projectId, projectName })
const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { net }) => sum + net, 0n)
