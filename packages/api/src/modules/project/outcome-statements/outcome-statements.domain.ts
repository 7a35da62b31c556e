import { accept, mistakesOfOutcomeYear, withoutMistakes, type Decision } from '@cauce/contract'

interface Publishing {
  readonly year: number
  /** Published versions of the year. */
  readonly published: number
  readonly correction: string | null
  readonly today: string
}

/** Only a finished year; a correction from the second version on. */
export function decidePublishing({ year, published, correction, today }: Publishing): Decision<number> {
  const said = withoutMistakes([
    ...mistakesOfOutcomeYear(year, today),
    ...(published > 0 && !correction ? [{ path: 'correction', code: 'reason-required' } as const] : []),
  ])
  return said.ok ? accept(published + 1) : said
}
