import { formatCents, formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { type Holder, holderFacts, paymentAbout } from './papers.domain.ts'
import { netOf, type PaidPart } from './statement.domain.ts'

export interface ProjectResult {
  readonly project: string
  readonly endedOn: string
  readonly invested: bigint
  readonly payments: readonly PaidPart[]
}

export function summaryBlocks(holder: Holder, { project, endedOn, invested, payments }: ProjectResult): Block[] {
  const t = translator(holder.language)
  const sum = (part: 'interest' | 'fee' | 'withheld' | 'principal') =>
    payments.reduce((total, payment) => total + payment[part], 0n)
  const received = payments.reduce((total, payment) => total + netOf(payment), 0n)
  const [principal, interest, fee, withheld] = [sum('principal'), sum('interest'), sum('fee'), sum('withheld')]
  const columns = ['interest', 'fee', 'withheld', 'principal', 'net'] as const
  return [
    { kind: 'paragraph', text: t('papers.summary.lead', { project, date: formatDate(endedOn) }) },
    {
      kind: 'facts',
      facts: [
        ...holderFacts(t, holder),
        [t('papers.summary.invested'), formatCents(invested)],
        [t('papers.summary.principal'), formatCents(principal)],
        [t('papers.summary.interest'), formatCents(interest)],
        [t('papers.summary.fee'), formatCents(-fee)],
        [t('papers.summary.withheld'), formatCents(-withheld)],
        [t('papers.summary.received'), formatCents(received)],
        [t('papers.summary.gain'), formatCents(received - invested, { sign: 'always' })],
      ],
    },
    { kind: 'heading', text: t('papers.summary.payments') },
    {
      kind: 'table',
      columns: [
        { title: t('papers.summary.payment'), share: 1 },
        { title: t('papers.summary.due'), share: 1.3 },
        { title: t('papers.summary.paid'), share: 1.3 },
        ...columns.map((column) => ({ title: t(`papers.summary.${column}`), share: 1.5, isFigure: true })),
      ],
      rows: payments.map((payment) => ({
        cells: [
          t('papers.summary.ofCount', payment),
          formatDate(payment.dueDate),
          formatDate(payment.at),
          ...[payment.interest, -payment.fee, -payment.withheld, payment.principal, netOf(payment)].map((cents) =>
            formatCents(cents),
          ),
        ],
        note: paymentAbout(t, payment),
      })),
      sum: [
        t('papers.sum'),
        '',
        '',
        ...[interest, -fee, -withheld, principal, received].map((cents) => formatCents(cents)),
      ],
    },
  ]
}
