import { formatBasisPoints, formatCents } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import type { Certificate } from './certificate.domain.ts'
import type { Subject } from './due.domain.ts'
import { type Holder, holderFacts, periodFact } from './papers.domain.ts'

/** Annual tax certificate. */
export function certificateBlocks(
  holder: Holder & { readonly residence: string },
  subject: Subject,
  { lines, payments, interest, withheld, fee }: Certificate,
): Block[] {
  const t = translator(holder.language)
  return [
    {
      kind: 'facts',
      facts: [
        ...holderFacts(t, holder),
        periodFact(t, subject),
        [t('papers.certificate.residence'), holder.residence],
        [t('papers.certificate.income'), t('papers.certificate.incomeKind')],
      ],
    },
    { kind: 'heading', text: t('papers.certificate.byPromoter') },
    {
      kind: 'table',
      columns: [
        { title: t('papers.certificate.payer'), share: 3.8 },
        { title: t('papers.certificate.accrual'), share: 1.3 },
        { title: t('papers.certificate.payments'), share: 1.1, isFigure: true },
        { title: t('papers.certificate.gross'), share: 1.6, isFigure: true },
        { title: t('papers.certificate.rate'), share: 1.4, isFigure: true },
        { title: t('papers.certificate.withheld'), share: 1.5, isFigure: true },
      ],
      rows: lines.map((line) => ({
        cells: [
          line.promoter,
          String(line.accrualYear),
          String(line.payments),
          formatCents(line.interest),
          formatBasisPoints(line.rate),
          formatCents(line.withheld),
        ],
        note: [
          ...(line.promoterTaxNumber === null ? [] : [t('papers.payerNumber', { number: line.promoterTaxNumber })]),
          line.projects.join(', '),
        ].join(' · '),
      })),
      sum: [t('papers.sum'), '', String(payments), formatCents(interest), '', formatCents(withheld)],
    },
    { kind: 'heading', text: t('papers.certificate.reading') },
    {
      kind: 'list',
      items: (['paid', 'rounding', 'fee', 'others', 'unpaid'] as const).map((note) =>
        t(`papers.certificate.notes.${note}`, { year: String(subject.year), fee: formatCents(fee) }),
      ),
    },
    { kind: 'heading', text: t('papers.certificate.who') },
    {
      kind: 'paragraph',
      text: t('papers.certificate.whoText', { interest: formatCents(interest), withheld: formatCents(withheld) }),
    },
  ]
}
