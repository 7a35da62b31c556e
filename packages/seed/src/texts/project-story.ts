import type { DeliveryFeePeriod } from '@cauce/contract'
import type { ProjectTypeKey } from './catalogues.ts'

/** A project of the demonstration: facts, terms, texts, documents and history. Amounts are whole euro. */
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
}

/** A promoter or guarantee agent. */
export interface Party {
  readonly name: string
  readonly about: string
}

/** The terms of a project. Amounts are whole euro. */
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
  /** Percent of the amount, for leaving before it is financed. */
  readonly cancellationFee: number
  readonly maxInvestors?: number
}

/** What the page of a project says, in Spanish. */
export interface Texts {
  readonly headline: string
  /** Paragraphs. */
  readonly about: readonly string[]
  readonly inFavour: readonly string[]
  readonly against: readonly string[]
  /** What the loan is spent on: a sentence, and parts in percent that add up to 100. */
  readonly uses: { readonly intro: string; readonly parts: readonly (readonly [what: string, percent: number])[] }
  readonly repayment: readonly string[]
  readonly risks: readonly string[]
  /** What the four pictures show: front, section, floor, site. */
  readonly pictures: readonly [string, string, string, string]
}

/** Facts of the documents. */
export interface Papers {
  readonly appraisal: { readonly value: number; readonly valueWhenFinished: number; readonly appraiser: string }
  readonly licence: { readonly authority: string; readonly reference: string; readonly subject: string }
}

/** How one instalment is paid; an instalment that is not named is paid on its due date. */
export type Payment =
  | { readonly kind: 'late'; readonly days: number }
  | { readonly kind: 'partial'; readonly percent: number }
  | { readonly kind: 'unpaid' }

/** The history of a project, in days before today. */
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
      /** The day from which only its investors see it. */
      readonly private?: number
      /** The offer is suspended since so many days. */
      readonly suspended?: number
    }
  | SettledLife

/** Financed or closed: the financing was settled so many whole months before an instalment that was due so many days ago. */
export type SettledLife = Settled<'Financed'> | Settled<'Closed'>

interface Settled<Phase> {
  readonly phase: Phase
  readonly settled: { readonly months: number; readonly beforeDaysAgo: number }
  /** How many days it took to raise the money. */
  readonly filledIn: number
  /** By number of the instalment. */
  readonly payments?: Readonly<Record<number, Payment>>
}
