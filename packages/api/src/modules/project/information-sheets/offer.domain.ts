import type { DocumentBlock } from '@cauce/contract'
import { formatBasisPoints, formatCents, formatDate } from '@cauce/format'
import { amountIn, fact, heading, paragraph, textIn, underHeading, valueIn, type Sheet } from './sheet.domain.ts'

/** Section B: how the offer works. The platform has no smaller target than the whole: minimum and maximum are the same. */
export function offerBlocks(sheet: Sheet): DocumentBlock[] {
  const { content, facts, t } = sheet
  const target = formatCents(facts.financingAmount, { places: 'auto' })
  return [
    {
      kind: 'facts',
      facts: [
        fact(t('sheetPaper.offer.minimum'), target),
        fact(t('sheetPaper.offer.maximum'), target),
        fact(t('sheetPaper.offer.deadline'), formatDate(facts.dateEnd)),
        fact(t('sheetPaper.offer.ownFunds'), amountIn(sheet, content.ownFunds)),
      ],
    },
    heading(t('sheetPaper.offer.offers')),
    ...completedOffers(sheet),
    heading(t('sheetPaper.offer.missed')),
    paragraph(t('sheetPaper.offer.missedText')),
    ...underHeading(sheet, 'capitalAndDebt'),
  ]
}

function completedOffers({ facts, t }: Sheet): DocumentBlock[] {
  if (facts.completedOffers.length === 0) return [paragraph(t('sheetPaper.noneOf'))]
  return [
    {
      kind: 'table',
      caption: t('sheetPaper.offer.offers'),
      columns: [
        { title: t('sheetPaper.offer.offer'), share: 2.4, isFigure: false },
        { title: t('sheetPaper.offer.completedOn'), share: 1, isFigure: false },
        { title: t('sheetPaper.offer.raised'), share: 1.2, isFigure: true },
        { title: t('sheetPaper.offer.target'), share: 1.2, isFigure: true },
      ],
      rows: facts.completedOffers.map(({ name, completedOn, raised, target }) => [
        `${t('sheetPaper.overview.loan')}, ${name}`,
        formatDate(completedOn),
        formatCents(raised, { places: 'auto' }),
        formatCents(target, { places: 'auto' }),
      ]),
      sum: null,
    },
  ]
}

/** Section C: the risks, each by itself. Others are left out where there are none. */
export function riskBlocks(sheet: Sheet): DocumentBlock[] {
  const { content, t } = sheet
  const sector = t('sheetPaper.risks.sector', {
    risk: textIn(sheet, 'riskSector'),
    code: valueIn(sheet, content.naceCode),
  })
  return [
    ...underHeading(sheet, 'riskProject'),
    ...underHeading(sheet, 'riskSector', sector),
    ...underHeading(sheet, 'riskDefault', defaultRisk(sheet)),
    ...underHeading(sheet, 'riskReturn'),
    ...underHeading(sheet, 'riskPlatform'),
    ...underHeading(sheet, 'riskLiquidity'),
    ...(content.riskOther ? underHeading(sheet, 'riskOther') : []),
  ]
}

/** What the owner says of defaults, with the risk category and what the platform expects of it. */
function defaultRisk(sheet: Sheet): string {
  const { facts, t } = sheet
  const risk = textIn(sheet, 'riskDefault')
  const { riskCategory: category, expectedRate } = facts
  if (category === null) return risk
  if (expectedRate === null) return t('sheetPaper.risks.default', { risk, category })
  return t('sheetPaper.risks.expected', { risk, category, rate: formatBasisPoints(expectedRate) })
}
