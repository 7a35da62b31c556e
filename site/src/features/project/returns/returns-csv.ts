import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { bareAmount, toCsv } from '@cauce/format/csv.ts'
import { periodOf, type Payments } from './returns.ts'

export function returnsCsv(t: Translate<'returns'>, { paid, late }: Payments): string {
  const head = (
    ['due', 'paid', 'project', 'payment', 'interest', 'fee', 'withheld', 'principal', 'received'] as const
  ).map((name) => t(`returns.columns.${name}`))
  const rows = [...paid, ...late].map((payment) => [
    formatDate(payment.dueDate),
    payment.paidAt === null ? '' : formatDate(payment.paidAt),
    payment.projectName,
    t('returns.list.period', periodOf(payment)),
    ...[payment.interest, payment.fee, payment.withheld, payment.principal, payment.net].map((wire) =>
      bareAmount(formatMoney(wire)),
    ),
  ])
  return toCsv([head, ...rows])
}
