/** What the page of a project says in English, beside its story in Spanish. */
export interface EnglishStory {
  /** About the promoter, and about the guarantee agent. */
  readonly promoter: string
  readonly guarantee: string
  readonly headline: string
  readonly about: readonly string[]
  readonly inFavour: readonly string[]
  readonly against: readonly string[]
  /** The parts in the order of the story, which has their percentages. */
  readonly uses: { readonly intro: string; readonly parts: readonly string[] }
  readonly repayment: readonly string[]
  readonly risks: readonly string[]
  readonly pictures: readonly [string, string, string, string]
  /** Why it was discarded. */
  readonly reason?: string
}
