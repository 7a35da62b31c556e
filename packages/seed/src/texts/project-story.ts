import type { DeliveryFeePeriod } from '@cauce/contract'
import type { ProjectTypeKey } from './catalogues.ts'

/** Amounts are whole euros. */
export interface ProjectStory {
  readonly name: string
  readonly url: string
  readonly direction: string
  readonly locality: string
  readonly country: string
  readonly type: ProjectTypeKey
  readonly promoter: Party
  readonly guarantee: Party
  readonly terms: Terms
  readonly texts: Texts
  readonly papers: Papers
  readonly life: Life
  readonly english: EnglishTexts
}

export interface Party {
  readonly name: string
  readonly about: string
}

export interface Terms {
  readonly financing: number
  readonly months: number
  /** Percent over the whole duration. */
  readonly profitability: number
  readonly minimum: number
  readonly maximum?: number
  readonly period: DeliveryFeePeriod
  /** Percent of the returns. */
  readonly managerFee: number
  /** Percent of the amount, for leaving before the project is financed. */
  readonly cancellationFee: number
  readonly maxInvestors?: number
}

export interface Texts {
  readonly headline: string
  readonly about: readonly string[]
  readonly inFavour: readonly string[]
  readonly against: readonly string[]
  /** Percentages add up to 100. */
  readonly uses: { readonly intro: string; readonly parts: readonly (readonly [what: string, percent: number])[] }
  readonly repayment: readonly string[]
  readonly risks: readonly string[]
  /** Front, section, floor plan, site. */
  readonly pictures: readonly [string, string, string, string]
}

/** Each list as long as the Spanish one. */
export interface EnglishTexts {
  readonly promoter: string
  readonly guarantee: string
  readonly headline: string
  readonly about: readonly string[]
  readonly inFavour: readonly string[]
  readonly against: readonly string[]
  /** In the order of the story, which has the percentages. */
  readonly uses: { readonly intro: string; readonly parts: readonly string[] }
  readonly repayment: readonly string[]
  readonly risks: readonly string[]
  readonly pictures: readonly [string, string, string, string]
  readonly reason?: string
}

export interface Papers {
  readonly appraisal: { readonly value: number; readonly valueWhenFinished: number; readonly appraiser: string }
  readonly licence: { readonly authority: string; readonly reference: string; readonly subject: string }
}

/** Default: paid on the due date. */
export type Payment =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'partial'; readonly percent: number }
  | { readonly kind: 'unpaid' }

/** In days before today. */
export type Life =
  | { readonly phase: 'Draft'; readonly created: number }
  | {
      readonly phase: 'Discarded'
      readonly created: number
      readonly announced: number
      readonly discarded: number
      readonly reason: string
    }
  | { readonly phase: 'Next_Opening'; readonly created: number; readonly announced: number; readonly opensIn: number }
  | {
      readonly phase: 'Preinvestment'
      readonly created: number
      readonly announced: number
      readonly preinvestment: number
      readonly opensIn: number
      readonly places: number
      readonly deposit: number
    }
  | {
      readonly phase: 'Investment'
      readonly created: number
      readonly announced: number
      readonly opened: number
      readonly endsIn: number
      /** Percent. */
      readonly funded: number
      /** Days ago that it became private to its investors. */
      readonly private?: number
      /** Days since the suspension. */
      readonly suspended?: number
    }
  | SettledLife

/** Settled this many months before an instalment due this many days ago. */
export type SettledLife = Settled<'Financed'> | Settled<'Closed'>

interface Settled<Phase> {
  readonly phase: Phase
  readonly settled: { readonly months: number; readonly beforeDaysAgo: number }
  /** Days to raise the money. */
  readonly filledIn: number
  /** By instalment number. */
  readonly payments?: Readonly<Record<number, Payment>>
}
