export interface EnglishStory {
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
