/** A session's user, else a network of visitors. */
export interface Sender {
  readonly key: string
  readonly hasSession: boolean
}

export interface Waiting {
  readonly sender: Sender
  /** What this file and those of the sender before it cost, in ms of CPU time. */
  readonly cost: () => number
  readonly start: () => void
}

/** Files at once. */
export interface Places {
  readonly all: number
  /** Of those, at most this many for visitors, so that a file of a session never waits for theirs. */
  readonly visitors: number
}

/**
 * Fair queueing: one file of a sender at a time; sessions before visitors; the least cost first; then the first to
 * come.
 */
export function nextInTurn(
  waiting: readonly Waiting[],
  busy: ReadonlyMap<string, Sender>,
  places: Places,
): Waiting | undefined {
  const visitors = [...busy.values()].filter(({ hasSession }) => !hasSession).length
  if (busy.size >= places.all) return undefined
  return waiting
    .filter(({ sender }) => !busy.has(sender.key) && (sender.hasSession || visitors < places.visitors))
    .map((each) => ({ each, rank: rankOf(each), cost: each.cost() }))
    .toSorted((one, other) => one.rank - other.rank || one.cost - other.cost)[0]?.each
}

const rankOf = ({ sender }: Pick<Waiting, 'sender'>) => (sender.hasSession ? 0 : 1)

/** Whether a file that waits for a place would come before one that has it. */
export const isPlaceWanted = (
  held: Pick<Waiting, 'sender' | 'cost'>,
  waiting: readonly Waiting[],
  busy: ReadonlyMap<string, Sender>,
): boolean =>
  waiting.some((other) => !busy.has(other.sender.key) && rankOf(other) <= rankOf(held) && other.cost() < held.cost())

/** Semaphore with the order of `nextInTurn`. */
export function createTurns(places: Places) {
  const busy = new Map<string, Sender>()
  const waiting: Waiting[] = []
  const begin = () => {
    for (let next = nextInTurn(waiting, busy, places); next; next = nextInTurn(waiting, busy, places)) {
      waiting.splice(waiting.indexOf(next), 1)
      busy.set(next.sender.key, next.sender)
      next.start()
    }
  }
  return async <Value>(
    sender: Sender,
    cost: () => number,
    work: (isWanted: () => boolean) => Promise<Value>,
  ): Promise<Value> => {
    await new Promise<void>((start) => {
      waiting.push({ sender, cost, start })
      begin()
    })
    try {
      return await work(() => isPlaceWanted({ sender, cost }, waiting, busy))
    } finally {
      busy.delete(sender.key)
      begin()
    }
  }
}
