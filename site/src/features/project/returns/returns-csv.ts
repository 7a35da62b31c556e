import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { toCsv } from '../../wallet/movements-csv.ts'
import { numberOf } from '../investment/investment.ts'
import type { Payments } from './returns.ts'

/** Payments for a spreadsheet, each in its parts; amounts without the euro sign, so that it reads numbers. */
export function returnsCsv(t: Translate<'returns'>, { paid, late }: Payments): string {
  const bare = (wire: string) => formatMoney(wire).replace(/\s€$/, '').replace('\u2212', '-')
  const head = (
    ['due', 'paid', 'project', 'payment', 'interest', 'fee', 'withheld', 'principal', 'received'] as const
  ).map((name) => t(`returns.columns.${name}`))
  const rows = [...paid, ...late].map((payment) => [
    formatDate(payment.dueDate),
    payment.paidAt === null ? '' : formatDate(payment.paidAt),
    payment.projectName,
    t('returns.list.period', { number: numberOf(payment), count: payment.count }),
    ...[payment.interest, payment.fee, payment.withheld, payment.principal, payment.net].map(bare),
  ])
  return toCsv([head, ...rows])
}
