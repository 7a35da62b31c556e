import { accept, decline, type Decision } from '@cauce/contract'

interface Publishing {
  readonly year: number
  /** How many versions of the year are published. */
  readonly published: number
  readonly correction: string | null
  readonly today: string
}

/** The version that is published: of a year that is over, and from the second on with what it corrects. */
export function decidePublishing({ year, published, correction, today }: Publishing): Decision<number> {
  const last = Number(today.slice(0, 4)) - 1
  if (year > last) return decline('number-too-large', { maximum: last }, 'year')
  if (published > 0 && !correction) return decline('reason-required', undefined, 'correction')
  return accept(published + 1)
}
