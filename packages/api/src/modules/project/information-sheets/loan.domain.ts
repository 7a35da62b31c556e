import {
  addMonths,
  annualProfitability,
  paths,
  percentageOf,
  scheduleOf,
  type Cents,
  type Instalment,
  type DocumentBlock,
  type SheetContent,
} from '@cauce/contract'
import { formatBasisPoints, formatCents, formatMonths } from '@cauce/format'
import { fact, heading, paragraph, textIn, wordsIn, type Sheet, type SheetFacts } from './sheet.domain.ts'

/** 10,000 EUR (Delegated Regulation (EU) 2022/2119, Annex I, H(a)). */
export const SAMPLE: Cents = 1_000_000n

/** Annual, in basis points. */
export const yearlyRateOf = ({ targetProfitability, projectDuration }: SheetFacts): number =>
  annualProfitability(targetProfitability, projectDuration)

/** Section G replaces D to F (securities). */
export function loanBlocks(sheet: Sheet): DocumentBlock[] {
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
      t('sheetPaper.loan.servicerText', { company: facts.servicer, address: `${facts.origin}${paths.support}` }),
    ),
    heading(t('sheetPaper.loan.arrears')),
    paragraph(t('sheetPaper.loan.arrearsText')),
  ]
}

const securitiesIn = (sheet: Sheet, rows: SheetContent['collateral'], none: string): string =>
  rows.length === 0
    ? none
    : rows.map(({ description, descriptionEn }) => wordsIn(sheet, description, descriptionEn)).join('; ')

export interface PaymentGroup {
  readonly from: number
  readonly to: number
  readonly fromMonth: number
  readonly toMonth: number
  readonly interest: Cents
  readonly principal: Cents
}

/** Equal consecutive payments share a row: five years have sixty. */
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
export function costBlocks(sheet: Sheet): DocumentBlock[] {
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
