import { MAXIMUM_OUTLOOK_WEIGHED } from '@cauce/contract'
import type { Executor } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { dryRunLines, type Evaluated, type EvaluatedLine } from '../matching/index.ts'
import { linesOf, type Placed } from './placed-lines.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'
import type { ReadFile } from './summaries.ts'

/** Batches are evaluated part by part. */
export const partsOf = (line: ReadMovement): readonly ReadPart[] => line.parts ?? [line]

const evaluatedLineOf = (line: ReadMovement, part: ReadPart, id: string): EvaluatedLine => ({
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
export class NewLineEvaluator {
  readonly #executor: Executor
  readonly #settings: Kernel['settings']
  readonly #taken = new Set<string>()
  #count = 0

  constructor(executor: Executor, { settings }: Kernel) {
    this.#executor = executor
    this.#settings = settings
  }

  async evaluate(
    read: ReadFile,
    placed: readonly Placed[],
    fresh: ReadonlySet<number>,
  ): Promise<ReadonlyMap<string, Evaluated>> {
    const rows: EvaluatedLine[] = []
    for await (const { line, position } of linesOf(read, placed)) {
      if (this.#count + rows.length >= MAXIMUM_OUTLOOK_WEIGHED) break
      if (!fresh.has(position)) continue
      for (const [index, part] of partsOf(line).entries())
        rows.push(evaluatedLineOf(line, part, partKey(position, index)))
    }
    this.#count += rows.length
    const evaluated = await dryRunLines(this.#executor, this.#settings, rows, this.#taken)
    return new Map(rows.map(({ movementId }, index) => [movementId, evaluated[index]!]))
  }
}

export const partKey = (position: number, part: number) => `${position} ${part}`
