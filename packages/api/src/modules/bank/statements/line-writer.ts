import type { Executor, Transaction } from '../../../database/index.ts'
import { fateOf, groupOf, pairLines, type Group } from './lines.domain.ts'
import { fillIn, findKnownLines, insertLines, type NewLine } from './lines.queries.ts'
import type { Days, Placement } from './periods.domain.ts'
import type { ReadMovement } from './readers/index.ts'
import type { Summary } from './summaries.ts'

/** Lines written at once; bounds memory. */
export const CHUNK = 2_000

/** Candidates for the same line share day and amount. */
export const keyOf = ({ bookingDay, amount }: Pick<ReadMovement, 'bookingDay' | 'amount'>) => `${bookingDay} ${amount}`

interface Origin {
  readonly statementId: string
  readonly iban: string
  readonly now: Date
}

export interface Counts {
  readonly summary: Summary
  readonly known: Days
  readonly placement: Placement
}

/** Lines with one day and amount, some of them known. */
interface Mixed {
  readonly group: Group
  readonly lines: readonly ReadMovement[]
}

/** Among lines with one day and amount: which are new, and which known line each other is. */
export const disambiguate = async (executor: Executor, iban: string, { group, lines }: Mixed) =>
  pairLines(lines, await findKnownLines(executor, iban, [lines[0]!]), group.fresh)

/** Writes new lines in chunks; holds back partly known groups until all are read. */
export class LineWriter {
  readonly #tx: Transaction
  readonly #origin: Origin
  readonly #counts: Counts
  readonly #occurrences = new Map<string, number>()
  #fresh: NewLine[] = []
  #known: ReadMovement[] = []
  readonly #mixed = new Map<string, { readonly group: Group; readonly lines: ReadMovement[] }>()

  constructor(tx: Transaction, origin: Origin, counts: Counts) {
    this.#tx = tx
    this.#origin = origin
    this.#counts = counts
  }

  async take(line: ReadMovement): Promise<void> {
    const { summary, known, placement } = this.#counts
    const group = groupOf(line, summary.days, known, placement)
    const fate = fateOf(group)
    if (fate === 'new') this.#add(line, group)
    else if (fate === 'known') this.#known.push(line)
    else {
      const mixed = this.#mixed.get(keyOf(line)) ?? { group, lines: [] }
      mixed.lines.push(line)
      this.#mixed.set(keyOf(line), mixed)
    }
    if (this.#fresh.length >= CHUNK) await this.#flush()
    if (this.#known.length >= CHUNK) await this.#fillIn()
  }

  async finish(): Promise<void> {
    for (const mixed of this.#mixed.values()) {
      const { group } = mixed
      const { pairs, fresh } = await disambiguate(this.#tx, this.#origin.iban, mixed)
      await fillIn(this.#tx, pairs, this.#origin.now)
      for (const line of fresh) this.#add(line, group)
    }
    await this.#flush()
    await this.#fillIn()
  }

  #add(line: ReadMovement, { known }: Group): void {
    const occurrence = (this.#occurrences.get(keyOf(line)) ?? known) + 1
    this.#occurrences.set(keyOf(line), occurrence)
    this.#fresh.push({ line, occurrence })
  }

  async #flush(): Promise<void> {
    const lines = this.#fresh
    this.#fresh = []
    await insertLines(this.#tx, this.#origin, lines)
  }

  /** Details for a known line that is unique by day and amount. */
  async #fillIn(): Promise<void> {
    const lines = this.#known
    this.#known = []
    await fillInAlone(this.#tx, this.#origin, lines)
  }
}

export async function fillInAlone(
  tx: Transaction,
  { iban, now }: { readonly iban: string; readonly now: Date },
  lines: readonly ReadMovement[],
): Promise<void> {
  const known = new Map<string, string[]>()
  for (const row of await findKnownLines(tx, iban, lines))
    known.set(keyOf(row), [...(known.get(keyOf(row)) ?? []), row.movementId])
  const pairs = lines.flatMap((line) => {
    const ids = known.get(keyOf(line)) ?? []
    return ids.length === 1 ? [{ movementId: ids[0]!, line }] : []
  })
  await fillIn(tx, pairs, now)
}
