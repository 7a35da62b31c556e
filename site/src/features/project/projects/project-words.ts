import type { Language } from '@cauce/contract'
import { contentOf, type ContentText, type InBothLanguages } from '@cauce/contract/content.ts'
import { formatCount, formatDate, formatMoney, formatMonths, formatPercent } from '@cauce/format'
import { daysRemaining } from '@cauce/format/dates.ts'
import type { Translate } from '@cauce/i18n'
import { maturityOf, type Terms } from './projection.ts'
import type { Project } from './project-list.server.ts'

const basisPoints = (percent: number) => Math.round(percent * 100)

/**
 * The term begins with the works or the settlement, whichever is later (decision distributions); before financing, the
 * end of funding stands for the settlement.
 */
export function termsOf(project: Project): Terms {
  const { startedAt, dateEnd } = project
  const isFinanced = project.phaseName === 'Financed' || project.phaseName === 'Closed'
  return {
    targetProfitability: basisPoints(project.targetProfitability),
    managerFee: basisPoints(project.managerFee),
    durationMonths: project.projectDuration,
    period: project.deliveryFeePeriod,
    startDate: startedAt === null || (!isFinanced && startedAt < dateEnd) ? dateEnd : startedAt,
  }
}

/** Expected return and possible loss, in the same size. */
export function shareWordsOf(project: Project, t: Translate, language: Language) {
  const term = formatMonths(project.projectDuration, language)
  return {
    name: project.name,
    figures: t('projectPages.shareFigures', { percent: formatPercent(project.annualProfitability), term }),
    risk: t('projectPages.shareRisk'),
  }
}

/** Closing, opening or repayment. */
export function dateWords(project: Project, t: Translate, now = new Date()): string {
  switch (project.phaseName) {
    case 'Investment':
      return closingWords(daysRemaining(project.dateEnd, now), t)
    case 'Next_Opening':
    case 'Preinvestment':
      return daysRemaining(project.dateStart, now) > 0
        ? t('projectPages.opensOn', { date: formatDate(project.dateStart) })
        : t('projectPages.opensSoon')
    case 'Financed':
      return t('projectPages.matures', { date: formatDate(maturityOf(termsOf(project))) })
    default:
      return t('projectPages.ended', { date: formatDate(project.closedOn) })
  }
}

const closingWords = (days: number, t: Translate) =>
  days === 0 ? t('projectPages.lastDay') : t('projectPages.daysLeft', { smart_count: days })

export const typeOf = (project: Project, language: Language): ContentText =>
  contentOf(project, 'projectTypeName', language)

/** Undefined unless the project publishes it. */
export function investorWords({ investorCount, maxInvestorNumber }: Project, t: Translate): string | undefined {
  const maximum = maxInvestorNumber === null ? undefined : formatCount(maxInvestorNumber)
  if (investorCount === null) return maximum && t('projectPages.investorsAtMost', { maximum })
  const count = formatCount(investorCount)
  return maximum ? t('projectPages.investorsOf', { count, maximum }) : count
}

/** `application/pdf` -> `PDF`. */
export const fileKindWords = (contentType: string): string =>
  contentType.split('/').at(-1)!.replace('jpeg', 'jpg').toUpperCase()

export function preinvestmentTerms(project: Project, t: Translate): { words: string; value: string }[] {
  if (project.phaseName !== 'Next_Opening' && project.phaseName !== 'Preinvestment') return []
  const { preinvestorMaxNumber, preinvestorDateEnd, preinvestorDeposit, preinvestorAmount } = project
  const round = (wire: string | null) => wire && formatMoney(wire, { places: 'auto' })
  const terms = [
    {
      words: t('projects.fields.preinvestorMaxNumber'),
      value: preinvestorMaxNumber && formatCount(preinvestorMaxNumber),
    },
    { words: t('projects.fields.preinvestorDateEnd'), value: preinvestorDateEnd && formatDate(preinvestorDateEnd) },
    { words: t('projects.fields.preinvestorDeposit'), value: round(preinvestorDeposit) },
    { words: t('projects.fields.preinvestorAmount'), value: round(preinvestorAmount) },
  ]
  return terms.flatMap(({ words, value }) => (value ? [{ words, value }] : []))
}

/** The description, and the type unless the description begins with it. */
export function documentWords(document: DocumentNames, language: Language) {
  const description = contentOf(document, 'description', language)
  const type = contentOf(document, 'documentTypeName', language)
  return { description, type: description.text.startsWith(type.text) ? undefined : type }
}

export type DocumentNames = InBothLanguages<'description' | 'documentTypeName'>
