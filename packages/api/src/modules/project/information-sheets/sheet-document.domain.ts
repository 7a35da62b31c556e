import {
  SHEET_SECTIONS,
  type ContentLanguage,
  type DocumentBlock,
  type SheetContent,
  type SheetDocument,
  type SheetSectionLetter,
  addMonths,
  annualProfitability,
  paths,
  percentageOf,
  scheduleOf,
  type Cents,
  type Instalment,
} from '@cauce/contract'
import { formatCents, formatDate, formatBasisPoints, formatMonths } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { ownerBlocks } from './owner.domain.ts'
import {
  fact,
  valueIn,
  type Sheet,
  type SheetFacts,
  amountIn,
  heading,
  paragraph,
  textIn,
  underHeading,
  wordsIn,
} from './sheet.domain.ts'

/** 10,000 EUR (Delegated Regulation (EU) 2022/2119, Annex I, H(a)). */
const SAMPLE: Cents = 1_000_000n

/** Annual, in basis points. */
const yearlyRateOf = ({ targetProfitability, projectDuration }: SheetFacts): number =>
  annualProfitability(targetProfitability, projectDuration)

/** Section G replaces D to F (securities). */
function loanBlocks(sheet: Sheet): DocumentBlock[] {
  const { content, facts, language, t } = sheet
  return [
    {
      kind: 'facts',
      facts: [
        fact(t('sheetPaper.loan.nature'), t('sheetPaper.loan.natureText')),
        fact(t('sheetPaper.loan.duration'), formatMonths(facts.projectDuration, language)),
        fact(t('sheetPaper.loan.rate'), formatBasisPoints(yearlyRateOf(facts))),
        fact(t('sheetPaper.loan.payments'), t(`projects.deliveryFeePeriod.${facts.deliveryFeePeriod}`)),
        fact(t('sheetPaper.texts.loanTerms'), textIn(sheet, 'loanTerms')),
        fact(t('sheetPaper.loan.collateral'), securitiesIn(sheet, content.collateral, t('sheetPaper.noneOf'))),
        fact(t('sheetPaper.loan.guarantors'), securitiesIn(sheet, content.guarantors, t('sheetPaper.none'))),
        fact(t('sheetPaper.texts.earlyRepayment'), textIn(sheet, 'earlyRepayment')),
        fact(t('sheetPaper.texts.ownerDefaults'), textIn(sheet, 'ownerDefaults')),
      ],
    },
    paragraph(t('sheetPaper.loan.method', { total: formatBasisPoints(facts.targetProfitability) })),
    heading(t('sheetPaper.loan.schedule')),
    scheduleTable(sheet),
    heading(t('sheetPaper.loan.servicer')),
    paragraph(
      t('sheetPaper.loan.servicerText', { company: facts.servicer, address: `${facts.origin}${paths.contact}` }),
    ),
    heading(t('sheetPaper.loan.arrears')),
    paragraph(t('sheetPaper.loan.arrearsText')),
  ]
}

const securitiesIn = (sheet: Sheet, rows: SheetContent['collateral'], none: string): string =>
  rows.length === 0
    ? none
    : rows.map(({ description, descriptionEn }) => wordsIn(sheet, description, descriptionEn)).join('; ')

interface PaymentGroup {
  readonly from: number
  readonly to: number
  readonly fromMonth: number
  readonly toMonth: number
  readonly interest: Cents
  readonly principal: Cents
}

export function paymentGroupsOf(facts: SheetFacts): PaymentGroup[] {
  const start = '2000-01-01'
  const schedule = scheduleOf({
    principal: SAMPLE,
    targetProfitability: facts.targetProfitability,
    durationMonths: facts.projectDuration,
    period: facts.deliveryFeePeriod,
    startDate: start,
  })
  const monthOf = ({ dueDate }: Instalment) =>
    Array.from({ length: facts.projectDuration }, (_, month) => month + 1).find(
      (month) => addMonths(start, month) === dueDate,
    )!
  const groups: PaymentGroup[] = []
  for (const payment of schedule) {
    const { number, interestDue: interest, principalDue: principal } = payment
    const [last, month] = [groups.at(-1), monthOf(payment)]
    const isAlike = last !== undefined && last.interest === interest && last.principal === principal
    if (isAlike) groups[groups.length - 1] = { ...last, to: number, toMonth: month }
    else groups.push({ from: number, to: number, fromMonth: month, toMonth: month, interest, principal })
  }
  return groups
}

function scheduleTable({ facts, t }: Sheet): DocumentBlock {
  const groups = paymentGroupsOf(facts)
  const interest = percentageOf(SAMPLE, facts.targetProfitability, 'half-up')
  return {
    kind: 'table',
    caption: t('sheetPaper.loan.schedule'),
    columns: [
      { title: t('sheetPaper.loan.payment'), share: 1, isFigure: false },
      { title: t('sheetPaper.loan.month'), share: 1, isFigure: false },
      { title: t('sheetPaper.loan.interest'), share: 1, isFigure: true },
      { title: t('sheetPaper.loan.principal'), share: 1, isFigure: true },
    ],
    rows: groups.map(({ from, to, fromMonth, toMonth, ...amounts }) => [
      from === to ? String(from) : t('sheetPaper.loan.paymentsFromTo', { from, to }),
      from === to ? String(fromMonth) : t('sheetPaper.loan.months', { from: fromMonth, to: toMonth }),
      formatCents(amounts.interest),
      formatCents(amounts.principal),
    ]),
    sum: [t('sheetPaper.loan.total'), '', formatCents(interest), formatCents(SAMPLE)],
  }
}

/** Section H: costs, information, complaints. */
function costBlocks(sheet: Sheet): DocumentBlock[] {
  const { facts, t } = sheet
  const project = `${facts.origin}${paths.project(facts.projectUrl)}`
  return [
    heading(t('sheetPaper.costs.title')),
    costTable(sheet),
    heading(t('sheetPaper.costs.more')),
    paragraph(t('sheetPaper.costs.moreText', { address: project })),
    heading(t('sheetPaper.costs.complaints')),
    paragraph(
      t('sheetPaper.costs.complaintsText', {
        address: `${facts.origin}${paths.complaints}`,
        smart_count: facts.complaintDecisionDays,
      }),
    ),
  ]
}

/** For 10,000 EUR a year. */
function costTable({ facts, t }: Sheet): DocumentBlock {
  const interest = percentageOf(SAMPLE, yearlyRateOf(facts), 'half-up')
  const none = [formatBasisPoints(0), formatCents(0n)]
  const costOf = (of: Cents, rate: number) => [formatBasisPoints(rate), formatCents(percentageOf(of, rate, 'half-up'))]
  return {
    kind: 'table',
    caption: t('sheetPaper.costs.title'),
    columns: [
      { title: t('sheetPaper.costs.cost'), share: 3, isFigure: false },
      { title: t('sheetPaper.costs.rate'), share: 1, isFigure: true },
      { title: t('sheetPaper.costs.amount'), share: 1, isFigure: true },
    ],
    rows: [
      [t('sheetPaper.costs.entry'), ...none],
      [t('sheetPaper.costs.ongoing', { interest: formatCents(interest) }), ...costOf(interest, facts.managerFee)],
      [t('sheetPaper.costs.exit'), ...costOf(SAMPLE, facts.cancellationFee)],
      [t('sheetPaper.costs.performance'), ...none],
      [t('sheetPaper.costs.other'), ...none],
    ],
    sum: null,
  }
}

/** Section B. Minimum and maximum target are the same. */
function offerBlocks(sheet: Sheet): DocumentBlock[] {
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
function riskBlocks(sheet: Sheet): DocumentBlock[] {
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

const BLOCKS: Readonly<Record<SheetSectionLetter, (sheet: Sheet) => DocumentBlock[]>> = {
  A: ownerBlocks,
  B: offerBlocks,
  C: riskBlocks,
  G: loanBlocks,
  H: costBlocks,
}

/** In the model's order; gaps are marked as missing. */
export function documentOf(content: SheetContent, facts: SheetFacts, language: ContentLanguage): SheetDocument {
  const t = translator(language)
  const sheet: Sheet = { content, facts, language, t }
  return {
    language,
    title: t('sheetPaper.title'),
    projectName: facts.projectName,
    facts: [
      fact(t('sheetPaper.overview.identifier'), facts.identifier ?? t('sheetPaper.overview.noIdentifier')),
      fact(t('sheetPaper.overview.owner'), valueIn(sheet, facts.promoterName)),
      fact(t('sheetPaper.overview.project'), facts.projectName),
      fact(t('sheetPaper.overview.type'), t('sheetPaper.overview.loan')),
      fact(t('sheetPaper.overview.target'), formatCents(facts.financingAmount, { places: 'auto' })),
      fact(t('sheetPaper.overview.deadline'), formatDate(facts.dateEnd)),
    ],
    warnings: [
      t('sheetPaper.warnings.verified'),
      t('sheetPaper.warnings.risk'),
      t('sheetPaper.warnings.reflection', { smart_count: facts.reflectionDays }),
    ],
    footnotes: [t('sheetPaper.footnotes.deposits'), t('sheetPaper.footnotes.investors')],
    sections: SHEET_SECTIONS.map((letter) => ({
      letter,
      title: t(`sheetPaper.sections.${letter}`),
      blocks: BLOCKS[letter](sheet),
    })),
  }
}
