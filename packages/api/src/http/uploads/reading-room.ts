import { Refusal, type ErrorCode, type FileKind } from '@cauce/contract'
import type { RequestCounts } from '../request-counts.ts'
import { expectedMs, judges, LANES, type Lane } from './contents.ts'
import { createTurns, type Places, type Sender } from './turns.ts'
import { withSpools, type Spool } from '../../spool.ts'

const MEGABYTE = 1024 * 1024
const MEASURES = ['kilobytes', 'milliseconds'] as const
type Measure = (typeof MEASURES)[number]

interface Allowance extends Readonly<Record<Measure, number>> {
  /** Requests with files at once. */
  readonly requests: number
  /** Further ones that wait unread. */
  readonly waiting: number
  /** Bytes of all senders together, before a sender with more than an equal part is refused. */
  readonly heldBytes: number
}

/** What a sender may have read in a minute, by all processes, in bytes and in CPU time. */
const ALLOWANCES: Readonly<Record<'session' | 'visitor', Allowance>> = {
  session: { kilobytes: 512 * 1024, milliseconds: 20_000, requests: 4, waiting: 60, heldBytes: 512 * MEGABYTE },
  visitor: { kilobytes: 64 * 1024, milliseconds: 6_000, requests: 2, waiting: 20, heldBytes: 192 * MEGABYTE },
}
const kindOf = ({ hasSession }: Sender) => (hasSession ? 'session' : 'visitor')

/** Pictures are decoded by the four threads of libuv, which also hash passwords. */
const AT_ONCE: Readonly<Record<Lane, Places>> = { quick: { all: 2, visitors: 1 }, slow: { all: 2, visitors: 1 } }
/** CPU time in a minute after which a sender's files begin in the slow lane. */
const QUICK_MS = 1_000

/** Reading of one request's files. */
export interface FileReader {
  /** Counts bytes as they come, of refused files too. */
  take(bytes: number, path: string): void
  /** @returns why the file is refused */
  check(kind: FileKind, bytes: () => Buffer, path: string): Promise<ErrorCode | undefined>
  /** Lasts as long as the call. */
  newSpool(): Spool
}

export interface ReadingRoom {
  /**
   * Runs a call with files when its sender's turn has come.
   * @param path the field that a refusal names
   * @throws Refusal `too-many-uploads`, `unavailable`
   */
  admit<Value>(sender: Sender, path: string, call: (reader: FileReader) => Promise<Value>): Promise<Value>
}

/** Decision input-validation. */
export function createReadingRoom(counts: Pick<RequestCounts, 'add'>, dataFolder: string): ReadingRoom {
  const countOf = (sender: Sender, measure: Measure, more = 0) => counts.add(`${measure} ${sender.key}`, more)
  const expectAllowance = (sender: Sender, path: string) => {
    for (const measure of MEASURES) {
      const { current, ttl } = countOf(sender, measure)
      if (current >= ALLOWANCES[kindOf(sender)][measure]) throw tooMany(Math.ceil(ttl / 1000), path)
    }
  }
  const usedBy = (sender: Sender) => countOf(sender, 'milliseconds').current
  const turns = { quick: createTurns(AT_ONCE.quick), slow: createTurns(AT_ONCE.slow) }
  const places = createPlaces()
  const held = { session: { bytes: 0, requests: 0 }, visitor: { bytes: 0, requests: 0 } }

  const checkFile = async (sender: Sender, kind: FileKind, whole: () => Buffer, path: string) => {
    const judge = judges[kind]
    if (!judge) return undefined
    const bytes = whole()
    const lanes = usedBy(sender) < QUICK_MS ? LANES : (['slow'] as const)
    let ownMs = expectedMs(bytes, lanes[0])
    for (const lane of lanes) {
      const cost = () => usedBy(sender) + ownMs
      const { fault, slowMs } = await turns[lane](sender, cost, async (isWanted) => {
        expectAllowance(sender, path)
        const judgement = await judge(bytes, { lane, hasSession: sender.hasSession, isWanted })
        countOf(sender, 'milliseconds', Math.max(1, Math.ceil(judgement.spentMs)))
        return judgement
      })
      if (slowMs === undefined) return fault
      ownMs = slowMs
    }
    return undefined
  }

  return {
    async admit(sender, path, call) {
      expectAllowance(sender, path)
      const leave = await places.enter(sender, path)
      const all = held[kindOf(sender)]
      const { heldBytes } = ALLOWANCES[kindOf(sender)]
      let own = 0
      let bytes = 0
      all.requests += 1
      try {
        expectAllowance(sender, path)
        return await withSpools(dataFolder, (newSpool) =>
          call({
            take(more, part) {
              own += more
              all.bytes += more
              bytes += more
              const kilobytes = Math.floor(bytes / 1024)
              bytes -= kilobytes * 1024
              countOf(sender, 'kilobytes', kilobytes)
              expectAllowance(sender, part)
              if (all.bytes > heldBytes && own > heldBytes / all.requests) throw new Refusal({ code: 'unavailable' })
            },
            check: (kind, file, part) => checkFile(sender, kind, file, part),
            newSpool,
          }),
        )
      } finally {
        all.requests -= 1
        all.bytes -= own
        leave()
      }
    },
  }
}

const tooMany = (seconds: number, path: string) =>
  new Refusal({ code: 'too-many-uploads', params: { seconds: Math.max(1, seconds) }, path })

/** Some requests of a sender at once; others wait with their bodies unread. */
function createPlaces() {
  const senders = new Map<string, { inside: number; readonly waiting: (() => void)[] }>()
  return {
    async enter(sender: Sender, path: string): Promise<() => void> {
      const { requests, waiting } = ALLOWANCES[kindOf(sender)]
      const known = senders.get(sender.key) ?? { inside: 0, waiting: [] }
      senders.set(sender.key, known)
      if (known.waiting.length >= waiting) throw tooMany(1, path)
      if (known.inside < requests) known.inside += 1
      else await new Promise<void>((resolve) => known.waiting.push(resolve))
      return () => {
        const next = known.waiting.shift()
        if (next) return next()
        known.inside -= 1
        if (known.inside === 0) senders.delete(sender.key)
      }
    },
  }
}
