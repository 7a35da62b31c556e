import { useState } from 'react'
import type { Evidence } from '../transactions/evidence.tsx'
import { isMarkable, neighbourOf, type MarkedItem, type QueueItem } from './queue.ts'

interface Choice {
  readonly chosen: QueueItem | undefined
  /** Another administrator decided the chosen row. */
  readonly isGone: boolean
  readonly choose: (key: string | undefined) => void
  readonly move: (step: 1 | -1) => void
  /** Chooses the next row after a decision. */
  readonly goOn: () => void
}

interface ChoiceOptions {
  readonly items: readonly QueueItem[]
  readonly startsWithFirst: boolean
  /** The queue has been read. */
  readonly isKnown: boolean
  /** The key of the chosen row, which the address names. */
  readonly chosenKey: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

/** The row of the queue whose decision is in the pane: on a wide screen the first one, until the reader chooses another. */
export function useChoice({
  items,
  startsWithFirst,
  isKnown,
  chosenKey: key,
  onChoose: setKey,
}: ChoiceOptions): Choice {
  const found = items.find((item) => item.key === key)
  const chosen = key === undefined && startsWithFirst ? items[0] : found
  const move = (step: 1 | -1) => {
    const index = chosen ? items.indexOf(chosen) : -1
    const next = items[Math.max(0, Math.min(items.length - 1, index + step))]
    if (next) setKey(next.key)
  }
  return {
    chosen,
    isGone: isKnown && key !== undefined && found === undefined,
    choose: setKey,
    move,
    goOn: () => setKey(chosen && neighbourOf(items, chosen.key)),
  }
}

/** Rows that are marked for one decision on all of them, each with what has been shown for it. A mark that is taken off forgets it. */
export function useMarks(items: readonly QueueItem[]) {
  const [marks, setMarks] = useState<ReadonlyMap<string, Partial<Evidence>>>(new Map())
  const without = (present: typeof marks, key: string) => new Map([...present].filter(([other]) => other !== key))
  return {
    marks,
    marked: items.filter((item): item is MarkedItem => isMarkable(item) && marks.has(item.key)),
    toggle: (key: string) =>
      setMarks((present) => (present.has(key) ? without(present, key) : new Map([...present, [key, {}]]))),
    unmark: (key: string) => setMarks((present) => without(present, key)),
    /** Marks these rows and no others. */
    put: (keys: readonly string[]) => setMarks(new Map(keys.map((key) => [key, {}]))),
    show: (key: string, evidence: Partial<Evidence>) =>
      setMarks((present) =>
        present.has(key) ? new Map([...present, [key, { ...present.get(key), ...evidence }]]) : present,
      ),
    clear: () => setMarks(new Map()),
  }
}
