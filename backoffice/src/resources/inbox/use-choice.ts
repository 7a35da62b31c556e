import { useState } from 'react'
import type { Evidence } from '../transactions/evidence.tsx'
import { isMarkable, neighbourOf, type QueueRow } from './queue.ts'

interface Choice {
  readonly chosen: QueueRow | undefined
  readonly isByReader: boolean
  readonly isGone: boolean
  readonly choose: (key: string | undefined) => void
  readonly move: (step: 1 | -1) => void
  readonly goOn: () => void
}

interface ChoiceOptions {
  readonly rows: readonly QueueRow[]
  readonly elsewhere: QueueRow | undefined
  readonly startsWithFirst: boolean
  readonly isKnown: boolean
  readonly chosenKey: string | undefined
  readonly onChoose: (key: string | undefined) => void
}

/** The row of the queue whose decision is in the pane: on a wide screen the first one, until the reader chooses another. */
export function useChoice({
  rows,
  elsewhere,
  startsWithFirst,
  isKnown,
  chosenKey: key,
  onChoose: setKey,
}: ChoiceOptions): Choice {
  const found = rows.find(({ id }) => id === key) ?? elsewhere
  const chosen = key === undefined && startsWithFirst ? rows[0] : found
  const move = (step: 1 | -1) => {
    const index = chosen ? rows.indexOf(chosen) : -1
    const next = rows[Math.max(0, Math.min(rows.length - 1, index + step))]
    if (next) setKey(next.id)
  }
  return {
    chosen,
    isByReader: found !== undefined,
    isGone: isKnown && key !== undefined && found === undefined,
    choose: setKey,
    move,
    goOn: () => setKey(chosen && neighbourOf(rows, chosen.id)),
  }
}

/** Rows that are marked for one decision on all of them, each with what has been shown for it. A mark that is taken off forgets it. */
export function useMarks(rows: readonly QueueRow[]) {
  const [marks, setMarks] = useState<ReadonlyMap<string, Partial<Evidence>>>(new Map())
  const without = (present: typeof marks, key: string) => new Map([...present].filter(([other]) => other !== key))
  return {
    marks,
    marked: rows.filter((row) => isMarkable(row) && marks.has(row.id)),
    toggle: (key: string) =>
      setMarks((present) => (present.has(key) ? without(present, key) : new Map([...present, [key, {}]]))),
    unmark: (key: string) => setMarks((present) => without(present, key)),
    put: (keys: readonly string[]) => setMarks(new Map(keys.map((key) => [key, {}]))),
    show: (key: string, evidence: Partial<Evidence>) =>
      setMarks((present) =>
        present.has(key) ? new Map([...present, [key, { ...present.get(key), ...evidence }]]) : present,
      ),
    clear: () => setMarks(new Map()),
  }
}
