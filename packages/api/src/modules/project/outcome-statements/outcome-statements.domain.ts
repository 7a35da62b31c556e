import { accept, mistakesOfOutcomeYear, withoutMistakes, type Decision } from '@cauce/contract'

interface Publishing {
  readonly year: number
  /** How many versions of the year are published. */
  readonly published: number
  readonly correction: string | null
  readonly today: string
}

/** The version that is published: of a year that is over, and from the second on with what it corrects. */
export function decidePublishing({ year, published, correction, today }: Publishing): Decision<number> {
  const said = withoutMistakes([
    ...mistakesOfOutcomeYear(year, today),
    ...(published > 0 && !correction ? [{ path: 'correction', code: 'reason-required' } as const] : []),
  ])
  return said.ok ? accept(published + 1) : said
}
