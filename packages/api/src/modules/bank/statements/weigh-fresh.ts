import { MAXIMUM_OUTLOOK_WEIGHED } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { foreseeLines, type Weighed, type WeighedLine } from '../matching/index.ts'
import { linesOf, type Placed } from './placed-lines.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'
import type { ReadFile } from './summaries.ts'

/** Batches are evaluated part by part. */
export const partsOf = (line: ReadMovement): readonly ReadPart[] => line.parts ?? [line]

const weighedLineOf = (line: ReadMovement, part: ReadPart, id: string): WeighedLine => ({
  movementId: id,
  amount: part.amount,
  kind: part.kind,
  bookingDay: line.bookingDay,
  counterpartyName: part.counterpartyName ?? null,
  counterpartyIban: part.counterpartyIban ?? null,
  reference: part.reference ?? null,
  remittance: part.remittance,
  endToEndId: part.endToEndId ?? null,
  batchReference: line.batchReference ?? null,
})

/** Evaluates the first new lines, file by file. */
export class FreshWeigher {
  readonly #executor: Executor
  readonly #settings: Kernel['settings']
  readonly #taken = new Set<string>()
  #count = 0

  constructor(executor: Executor, { settings }: Kernel) {
    this.#executor = executor
    this.#settings = settings
  }

  async weigh(
    read: ReadFile,
    placed: readonly Placed[],
    fresh: ReadonlySet<number>,
  ): Promise<ReadonlyMap<string, Weighed>> {
    const rows: WeighedLine[] = []
    for await (const { line, position } of linesOf(read, placed)) {
      if (this.#count + rows.length >= MAXIMUM_OUTLOOK_WEIGHED) break
      if (!fresh.has(position)) continue
      for (const [index, part] of partsOf(line).entries())
        rows.push(weighedLineOf(line, part, partKey(position, index)))
    }
    this.#count += rows.length
    const weighed = await foreseeLines(this.#executor, this.#settings, rows, this.#taken)
    return new Map(rows.map(({ movementId }, index) => [movementId, weighed[index]!]))
  }
}

export const partKey = (position: number, part: number) => `${position} ${part}`
