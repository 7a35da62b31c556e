import { addDays, daysBetween, type Language } from '@cauce/contract'
import type { Company } from '@cauce/contract/company.ts'
import { formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block, Fact, Paper } from '../../platform/pdf/paper.domain.ts'
import type { Subject } from './due.domain.ts'
import type { PaidPart } from './statement.domain.ts'

export interface Holder {
  readonly name: string
  readonly taxNumber: string | null
  readonly walletReference: string
  readonly language: Language
}

export interface Imprint {
  readonly number: string
  readonly issuer: string
  /** Name and tax number, where known. */
  readonly company: string | undefined
  readonly checkAddress: string
  readonly madeAt: Date
}

export type Translate = ReturnType<typeof translator>

/** In one line. */
export const companyOf = (language: Language, { name, taxNumber }: Company): string | undefined =>
  name && taxNumber && `${name} · ${translator(language)('papers.payerNumber', { number: taxNumber })}`

/** With verification data on each page. */
export function paperOf(
  language: Language,
  { number, issuer, company, checkAddress: address, madeAt }: Imprint,
  title: string,
  blocks: readonly Block[],
): Paper {
  const t = translator(language)
  return {
    language,
    title,
    issuer,
    companyLine: company,
    numberLine: t('papers.number', { number }),
    footer: [t('papers.made', { date: formatDate(madeAt) }), t('papers.check', { address, number })],
    pageOf: (page, count) => t('papers.page', { page, count }),
    madeAt,
    blocks,
  }
}

export function titleOf(
  t: Translate,
  kind: Subject['kind'],
  about: { readonly project?: string; readonly start?: string | null },
) {
  const { project = '', start } = about
  const period = start
    ? kind === 'monthlyStatement'
      ? `${start.slice(5, 7)}/${start.slice(0, 4)}`
      : start.slice(0, 4)
    : ''
  return t(`papers.title.${kind}`, { project, period })
}

export const holderFacts = (t: Translate, { name, taxNumber }: Holder): Fact[] => [
  [t('papers.holder'), name],
  [t('papers.taxNumber'), taxNumber ?? t('papers.noTaxNumber')],
]

export const periodFact = (t: Translate, { periodStart, periodEnd }: Subject): Fact => [
  t('papers.period'),
  t('papers.fromTo', { from: formatDate(periodStart), to: formatDate(periodEnd) }),
]

export function paymentAbout(t: Translate, { periodStart, dueDate, paidOn, part, isPartial }: PaidPart): string {
  const daysLate = daysBetween(dueDate, paidOn)
  return [
    t('papers.payment.period', { from: formatDate(periodStart), to: formatDate(addDays(dueDate, -1)) }),
    ...(part > 1 ? [t('papers.payment.remainder')] : isPartial ? [t('papers.payment.partial')] : []),
    ...(daysLate > 0 ? [t('papers.payment.late', { date: formatDate(dueDate), smart_count: daysLate })] : []),
  ].join(', ')
}
