import { expect, test, afterAll, describe } from 'vitest'
import { createTurns, isPlaceWanted, nextInTurn, type Sender } from './turns.ts'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { threadLimit } from './thread-limit.ts'

const visitor = (key: string): Sender => ({ key, hasSession: false })
const person = (key: string): Sender => ({ key, hasSession: true })
const PLACES = { all: 2, visitors: 1 }

interface Row {
  readonly what: string
  readonly waiting: readonly Sender[]
  readonly busy?: readonly Sender[]
  readonly cost?: Readonly<Record<string, number>>
  readonly next: string | undefined
}

test.each<Row>([
  { what: 'who came first', waiting: [visitor('a'), visitor('b')], next: 'a' },
  { what: 'who has no file under way', waiting: [person('a'), visitor('b')], busy: [person('a')], next: 'b' },
  { what: 'nobody while all have one', waiting: [person('a')], busy: [person('a')], next: undefined },
  { what: 'the one of less cost', waiting: [visitor('a'), visitor('b')], cost: { a: 9, b: 8 }, next: 'b' },
  { what: 'a person before visitors', waiting: [visitor('a'), person('b')], cost: { b: 9 }, next: 'b' },
  { what: 'no second visitor', waiting: [visitor('a')], busy: [visitor('b')], next: undefined },
  { what: 'a person beside a visitor', waiting: [visitor('a'), person('c')], busy: [visitor('b')], next: 'c' },
  {
    what: 'nobody while all places are taken',
    waiting: [person('c')],
    busy: [person('a'), person('b')],
    next: undefined,
  },
])('next is $what', ({ waiting, busy = [], cost = {}, next }) => {
  const found = nextInTurn(
    waiting.map((sender) => ({ sender, cost: () => cost[sender.key] ?? 0, start: () => {} })),
    new Map(busy.map((sender) => [sender.key, sender])),
    PLACES,
  )
  expect(found?.sender.key).toBe(next)
})

test.each([
  { what: 'a cheaper file of another visitor', other: visitor('b'), cost: 8, isWanted: true },
  { what: 'one that costs as much', other: visitor('b'), cost: 9, isWanted: false },
  { what: 'another file of its sender', other: visitor('a'), cost: 1, isWanted: false },
  { what: 'a cheaper file of a person', other: person('c'), cost: 8, isWanted: true },
  { what: 'a cheaper file of a sender with one under way', other: visitor('d'), cost: 1, isWanted: false },
])('$what wants the place of a visitor: $isWanted', ({ other, cost, isWanted }) => {
  const busy = new Map([visitor('a'), visitor('d')].map((sender) => [sender.key, sender]))
  const held = { sender: visitor('a'), cost: () => 9 }
  expect(isPlaceWanted(held, [{ sender: other, cost: () => cost, start: () => {} }], busy)).toBe(isWanted)
})

test('a file of another sender does not wait for the second of the first, and a failed one ends its turn', async () => {
  const turns = createTurns({ all: 2, visitors: 2 })
  const turn = (sender: Sender, work: () => Promise<void>) => turns(sender, () => 0, work)
  const begun: string[] = []
  const { promise, reject } = Promise.withResolvers<void>()
  const work = (name: string, until?: Promise<void>) => async () => {
    begun.push(name)
    await until
  }
  const first = turn(visitor('a'), work('a1', promise))
  const second = turn(visitor('a'), work('a2'))
  await turn(visitor('b'), work('b1'))
  expect(begun).toEqual(['a1', 'b1'])
  reject(new Error('unreadable'))
  await expect(first).rejects.toThrow('unreadable')
  await second
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

describe('thread limit', () => {
  const busy = new Worker('for (;;) {}', { eval: true })
  const still = new Worker('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', { eval: true })
  const limitBusy = (limitMs: number, leave = () => {}) => threadLimit(busy, (usedMs) => usedMs >= limitMs, leave)
  afterAll(() => Promise.all([busy.terminate(), still.terminate()]))

  test('the limit of a thread counts its CPU time, not elapsed time; at its end the thread is told to leave first', async () => {
    await Promise.all([once(busy, 'online'), once(still, 'online')])
    const told: string[] = []
    const longer = threadLimit(
      still,
      (usedMs) => usedMs >= 200,
      () => told.push('longer'),
    )
    const shorter = limitBusy(400, () => void told.push(shorter.signal.aborted ? 'too late' : 'in time'))
    await once(shorter.signal, 'abort')
    expect(longer.signal.aborted).toBe(false)
    expect(told).toEqual(['in time'])
    longer.clear()
  })

  test('work that ended in time is not aborted afterwards', async () => {
    const [cleared, other] = [limitBusy(100), limitBusy(300)]
    cleared.clear()
    await once(other.signal, 'abort')
    expect(cleared.signal.aborted).toBe(false)
  })
})
