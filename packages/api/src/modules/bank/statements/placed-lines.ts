import { setImmediate } from 'node:timers/promises'
import type { Executor } from '../../../database/index.ts'
import type { BooksOverlay } from './books-overlay.ts'
import { keyOf, disambiguate, type Counts } from './line-writer.ts'
import { fateOf, groupOf, type Group } from './lines.domain.ts'
import { findOwnIbans } from './periods.queries.ts'
import { isBalanced, placementOf, placeOf, type Balanced } from './preview.ts'
import type { ReadMovement } from './readers/index.ts'
import type { ReadFile } from './summaries.ts'

const TURN = 500

/** A statement that counts, with where its lines stand among those of the file. */
export interface Placed extends Counts {
  readonly summary: Balanced
  readonly place: Awaited<ReturnType<typeof placeOf>>
  readonly number: number
  readonly first: number
  readonly end: number
}

/** The statements of a file that money comes from and that fit the books, one after the other; they are added to what is overlay. */
export async function placedOf(executor: Executor, { summaries }: ReadFile, overlay: BooksOverlay): Promise<Placed[]> {
  const own = await findOwnIbans(
    executor,
    summaries.map(({ iban }) => iban),
  )
  const placed: Placed[] = []
  let first = 0
  for (const [index, summary] of summaries.entries()) {
    const end = first + summary.lineCount
    if (own.has(summary.iban) && isBalanced(summary)) {
      const { known, decision } = await placementOf(executor, summary, overlay)
      if (decision.ok) {
        const place = await placeOf(executor, summary, decision.value, overlay)
        overlay.add(summary.iban, decision.value, known)
        placed.push({
          summary,
          place,
          known,
          placement: decision.value,
          number: index + 1,
          first,
          end,
        })
      }
    }
    first = end
  }
  return placed
}

/** The lines of these statements with their positions in the file, with turns for others. */
export async function* linesOf({ lines }: Pick<ReadFile, 'lines'>, placed: readonly Placed[]) {
  let position = 0
  let index = 0
  for (const line of lines.read()) {
    while (index < placed.length && position >= placed[index]!.end) index += 1
    const statement = placed[index]
    if (statement && position >= statement.first) yield { line, position, statement }
    position += 1
    if (position % TURN === 0) await setImmediate()
  }
}

/** Which lines are new, by the same deduplication as the import. */
export async function freshPositions(
  executor: Executor,
  read: ReadFile,
  placed: readonly Placed[],
): Promise<Set<number>> {
  const fresh = new Set<number>()
  const mixed = new Map<
    string,
    {
      statement: Placed
      group: Group
      lines: ReadMovement[]
      positions: number[]
    }
  >()
  for await (const { line, position, statement } of linesOf(read, placed)) {
    const { summary, known, placement } = statement
    const group = groupOf(line, summary.days, known, placement)
    const fate = fateOf(group)
    if (fate === 'new') fresh.add(position)
    if (fate !== 'mixed') continue
    const key = `${statement.number} ${keyOf(line)}`
    const same = mixed.get(key) ?? {
      statement,
      group,
      lines: [],
      positions: [],
    }
    same.lines.push(line)
    same.positions.push(position)
    mixed.set(key, same)
  }
  for (const { statement, group, lines, positions } of mixed.values()) {
    const apart = await disambiguate(executor, statement.summary.iban, {
      group,
      lines,
    })
    const isNew = new Set(apart.fresh)
    for (const [index, line] of lines.entries()) if (isNew.has(line)) fresh.add(positions[index]!)
  }
  return fresh
}
