/** A session's user, else a network of visitors. */
export interface Sender {
  readonly key: string
  readonly hasSession: boolean
}

export interface Waiting {
  readonly sender: Sender
  readonly start: () => void
}

/**
 * Whose file is next: one file of a sender at a time; people with a session before visitors; who has used the least
 * before who has used more; then who came first.
 */
export function nextInTurn(
  waiting: readonly Waiting[],
  busy: ReadonlySet<string>,
  usedBy: (sender: Sender) => number,
): Waiting | undefined {
  const rank = ({ sender }: Waiting) => [sender.hasSession ? 0 : 1, usedBy(sender)] as const
  return waiting
    .filter(({ sender }) => !busy.has(sender.key))
    .toSorted((one, other) => {
      const [[firstClass, firstUsed], [secondClass, secondUsed]] = [rank(one), rank(other)]
      return firstClass - secondClass || firstUsed - secondUsed
    })[0]
}

/** Semaphore with the order of `nextInTurn`. */
export function createTurns(atOnce: number, usedBy: (sender: Sender) => number) {
  let free = atOnce
  const busy = new Set<string>()
  const waiting: Waiting[] = []
  const begin = () => {
    while (free > 0) {
      const next = nextInTurn(waiting, busy, usedBy)
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      free -= 1
      busy.add(next.sender.key)
      next.start()
    }
  }
  return async <Value>(sender: Sender, work: () => Promise<Value>): Promise<Value> => {
    await new Promise<void>((start) => {
      waiting.push({ sender, start })
      begin()
    })
    try {
      return await work()
    } finally {
      free += 1
      busy.delete(sender.key)
      begin()
    }
  }
}
