import type { DocumentBlock } from '@cauce/contract'
import { formatBasisPoints, formatCents, formatDate } from '@cauce/format'
import { amountIn, fact, heading, paragraph, textIn, underHeading, valueIn, type Sheet } from './sheet.domain.ts'

/** Section B. Minimum and maximum target are the same. */
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

/** Section C. Other risks are optional. */
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

/** Owner's text with risk category and expected default rate. */
function defaultRisk(sheet: Sheet): string {
  const { facts, t } = sheet
  const risk = textIn(sheet, 'riskDefault')
  const { riskCategory: category, expectedRate } = facts
  if (category === null) return risk
  if (expectedRate === null) return t('sheetPaper.risks.default', { risk, category })
  return t('sheetPaper.risks.expected', { risk, category, rate: formatBasisPoints(expectedRate) })
}
