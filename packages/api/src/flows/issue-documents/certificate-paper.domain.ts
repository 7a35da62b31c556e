import type { Language } from '@cauce/contract'
import { formatBasisPoints, formatCents, formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import { changedIn, type Certificate, type Stated } from './certificate.domain.ts'
import type { Subject } from './due.domain.ts'
import { type Holder, holderFacts, periodFact, type Translate } from './papers.domain.ts'

/** The certificate that this one corrects. */
export interface Replaced {
  readonly number: string
  readonly madeAt: Date
  readonly before: Stated
  readonly now: Stated
}

const residenceIn = (language: Language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (country: string): string => names.of(country) ?? country
}

const LABELS = {
  name: 'papers.holder',
  taxNumber: 'papers.taxNumber',
  residence: 'papers.certificate.residence',
  interest: 'papers.certificate.gross',
  withheld: 'papers.certificate.withheld',
} as const

function replacementBlocks(
  t: Translate,
  { number, madeAt, before, now }: Replaced,
  countryOf: (country: string) => string,
) {
  const shown = (field: keyof typeof LABELS, stated: Stated) => {
    if (field === 'residence') return countryOf(stated.residence)
    if (field === 'interest' || field === 'withheld') return formatCents(BigInt(stated[field]))
    return stated[field] || t('papers.noTaxNumber')
  }
  const items = changedIn(before, now).map((field) =>
    field === 'lines'
      ? t('papers.certificate.linesChange')
      : t('papers.certificate.change', {
          ...{ field: t(LABELS[field]), before: shown(field, before), now: shown(field, now) },
        }),
  )
  return [
    { kind: 'heading', text: t('papers.certificate.replaces', { number, date: formatDate(madeAt) }) },
    { kind: 'list', items },
  ] as const
}

/** Annual tax certificate. */
export function certificateBlocks(
  holder: Holder & { readonly residence: string },
  subject: Subject,
  { lines, payments, interest, withheld, fee }: Certificate,
  replaced: Replaced | null = null,
): Block[] {
  const t = translator(holder.language)
  return [
    ...(replaced === null ? [] : replacementBlocks(t, replaced, residenceIn(holder.language))),
    {
      kind: 'facts',
      facts: [
        ...holderFacts(t, holder),
        periodFact(t, subject),
        [t('papers.certificate.residence'), residenceIn(holder.language)(holder.residence)],
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
