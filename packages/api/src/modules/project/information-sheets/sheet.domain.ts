import {
  contentOf,
  parseAmount,
  type Cents,
  type DELIVERY_FEE_PERIODS,
  type ContentLanguage,
  type RiskCategory,
  type DocumentBlock,
  type SheetContent,
  type DocumentFact,
  type SheetText,
} from '@cauce/contract'
import { formatCents } from '@cauce/format'
import type { translator } from '@cauce/i18n'

/** From project and platform, not typed by staff. Rates in basis points. */
export interface SheetFacts {
  /** Null while the offer has none. */
  readonly identifier: string | null
  readonly projectName: string
  readonly projectUrl: string
  readonly promoterName: string
  readonly promoterTaxNumber: string | null
  readonly country: string
  readonly financingAmount: Cents
  readonly dateEnd: string
  readonly projectDuration: number
  readonly targetProfitability: number
  readonly deliveryFeePeriod: (typeof DELIVERY_FEE_PERIODS)[number]
  readonly cancellationFee: number
  readonly managerFee: number
  readonly riskCategory: RiskCategory | null
  readonly expectedRate: number | null
  readonly completedOffers: readonly CompletedOffer[]
  /** Platform company, with its approved tax number. */
  readonly servicer: string
  readonly origin: string
  readonly reflectionDays: number
  readonly complaintDecisionDays: number
}

export interface CompletedOffer {
  readonly name: string
  readonly completedOn: string
  readonly raised: Cents
  readonly target: Cents
}

export interface Sheet {
  readonly content: SheetContent
  readonly facts: SheetFacts
  readonly language: ContentLanguage
  readonly t: ReturnType<typeof translator>
}

/** Or a marker for a missing value: languages do not substitute each other. */
export function wordsIn(
  { language, t }: Pick<Sheet, 'language' | 't'>,
  spanish: string | null,
  english: string | null,
) {
  const { text, lang } = contentOf({ text: spanish, textEn: english }, 'text', language)
  return text === '' || lang !== undefined ? t('sheetPaper.missing') : text
}

export const textIn = (sheet: Sheet, name: SheetText): string =>
  wordsIn(sheet, sheet.content[name], sheet.content[`${name}En`])

export const valueIn = ({ t }: Pick<Sheet, 't'>, value: string | null): string => value || t('sheetPaper.missing')

/** Without empty cents. */
export const amountIn = ({ t }: Pick<Sheet, 't'>, wire: string | null): string =>
  wire === null ? t('sheetPaper.missing') : formatCents(parseAmount(wire), { places: 'auto' })

export const fact = (label: string, value: string): DocumentFact => ({ label, value })
export const heading = (text: string): DocumentBlock => ({ kind: 'heading', text })
export const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text })

export const underHeading = (sheet: Sheet, name: SheetText, text = textIn(sheet, name)): DocumentBlock[] => [
  heading(sheet.t(`sheetPaper.texts.${name}`)),
  paragraph(text),
]
