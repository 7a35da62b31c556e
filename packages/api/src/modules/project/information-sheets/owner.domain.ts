import {
  parseAmount,
  SHEET_FIGURES,
  shareInBasisPoints,
  type DocumentBlock,
  type SheetContent,
  type DocumentFact,
  type SheetFigure,
  type SheetYearFigures,
} from '@cauce/contract'
import { formatBasisPoints, formatCents, formatDate, formatPercent, formatRatio } from '@cauce/format'
import {
  amountIn,
  fact,
  heading,
  paragraph,
  textIn,
  underHeading,
  valueIn,
  wordsIn,
  type Sheet,
} from './sheet.domain.ts'

export const ownerBlocks = (sheet: Sheet): DocumentBlock[] => [
  ...identityBlocks(sheet),
  ...responsibleBlocks(sheet),
  ...underHeading(sheet, 'activities'),
  ...accountsBlocks(sheet),
  ...yearsBlocks(sheet),
  ...underHeading(sheet, 'purpose'),
  useOfFunds(sheet),
]

function identityBlocks(sheet: Sheet): DocumentBlock[] {
  const { content, facts, language, t } = sheet
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(facts.country) ?? facts.country
  const contact = [content.phone, content.email].filter(Boolean).join(' · ')
  const known: DocumentFact[] = [
    fact(t('sheetPaper.owner.name'), valueIn(sheet, facts.promoterName)),
    fact(t('sheetPaper.texts.legalForm'), textIn(sheet, 'legalForm')),
    ...factIf(t('sheetPaper.owner.taxNumber'), facts.promoterTaxNumber),
    fact(t('sheetPaper.owner.registration'), valueIn(sheet, content.registrationNumber)),
    fact(t('sheetPaper.owner.country'), country),
    fact(t('sheetPaper.owner.office'), valueIn(sheet, content.office)),
    fact(t('sheetPaper.owner.contact'), valueIn(sheet, contact)),
    ...factIf(t('sheetPaper.owner.website'), content.website),
    fact(t('sheetPaper.texts.ownership'), textIn(sheet, 'ownership')),
    fact(
      t('sheetPaper.owner.ownershipChange'),
      content.ownershipChangedOn ? formatDate(content.ownershipChangedOn) : t('sheetPaper.owner.unchanged'),
    ),
    fact(t('sheetPaper.owner.management'), peopleIn(sheet, content.management)),
  ]
  return [heading(t('sheetPaper.owner.title')), { kind: 'facts', facts: known }]
}

const factIf = (label: string, value: string | null): DocumentFact[] => (value ? [fact(label, value)] : [])

const peopleIn = (sheet: Sheet, people: SheetContent['management']): string =>
  people.length === 0 ? sheet.t('sheetPaper.missing') : people.map((person) => personIn(sheet, person)).join('; ')

const personIn = (sheet: Sheet, { name, role, roleEn }: SheetContent['management'][number]): string =>
  `${valueIn(sheet, name)}, ${wordsIn(sheet, role, roleEn)}`

function responsibleBlocks(sheet: Sheet): DocumentBlock[] {
  const { content, t } = sheet
  const lines = content.responsible.map((person) => {
    const date = person.declaredOn ? formatDate(person.declaredOn) : t('sheetPaper.missing')
    return `${personIn(sheet, person)}. ${t('sheetPaper.owner.declaredOn', { date })}.`
  })
  return [
    heading(t('sheetPaper.owner.responsible')),
    ...(lines.length > 0 ? lines : [t('sheetPaper.missing')]).map(paragraph),
    paragraph(t('sheetPaper.owner.declaration')),
  ]
}

function accountsBlocks(sheet: Sheet): DocumentBlock[] {
  const { accountsUrl } = sheet.content
  if (accountsUrl === null) return underHeading(sheet, 'accountsAbsence')
  return [heading(sheet.t('sheetPaper.owner.accounts')), paragraph(accountsUrl)]
}

function yearsBlocks(sheet: Sheet): DocumentBlock[] {
  const { content, t } = sheet
  if (content.years.length === 0) return underHeading(sheet, 'figuresAbsence')
  const years = content.years.toSorted((one, other) => (one.year ?? 0) - (other.year ?? 0))
  const { accountingStandard: standard } = content
  const words = standard === null ? t('sheetPaper.missing') : t(`sheetPaper.owner.${standard}`)
  return [
    heading(t('sheetPaper.owner.years')),
    {
      kind: 'table',
      caption: t('sheetPaper.owner.years'),
      columns: [
        { title: t('sheetPaper.owner.figure', { standard: words }), share: 2.4, isFigure: false },
        ...years.map(({ year }) => ({
          title: valueIn(sheet, year === null ? null : String(year)),
          share: 1,
          isFigure: true,
        })),
      ],
      rows: (Object.keys(SHEET_FIGURES) as SheetFigure[]).map((name) => [
        t(`sheetPaper.figures.${name}`),
        ...years.map((year) => figureIn(sheet, name, year)),
      ]),
      sum: null,
    },
  ]
}

/** Euro, percent, or ratio with two places. */
function figureIn(sheet: Sheet, name: SheetFigure, year: SheetYearFigures): string {
  const value = year[name]
  if (value === null) return sheet.t('sheetPaper.missing')
  if (typeof value === 'string') return amountIn(sheet, value)
  if (SHEET_FIGURES[name] === 'percent') return formatPercent(value)
  return formatRatio(value)
}

function useOfFunds(sheet: Sheet): DocumentBlock {
  const { content, facts, t } = sheet
  const sum = sumOfUses(content)
  const shareOf = (amount: bigint) => formatBasisPoints(shareInBasisPoints(amount, facts.financingAmount))
  return {
    kind: 'table',
    caption: t('sheetPaper.owner.use'),
    columns: [
      { title: t('sheetPaper.owner.use'), share: 3, isFigure: false },
      { title: t('sheetPaper.owner.amount'), share: 1.2, isFigure: true },
      { title: t('sheetPaper.owner.share'), share: 0.8, isFigure: true },
    ],
    rows: content.useOfFunds.map(({ purpose, purposeEn, amount }) => [
      wordsIn(sheet, purpose, purposeEn),
      amountIn(sheet, amount),
      amount === null ? '' : shareOf(parseAmount(amount)),
    ]),
    sum: [t('sheetPaper.owner.sum'), formatCents(sum, { places: 'auto' }), shareOf(sum)],
  }
}

/** Cents. */
export const sumOfUses = ({ useOfFunds: uses }: Pick<SheetContent, 'useOfFunds'>): bigint =>
  uses.reduce((sum, { amount }) => sum + (amount === null ? 0n : parseAmount(amount)), 0n)
