import { expect, test } from 'vitest'
import { createTurns, isPlaceWanted, nextInTurn, type Sender } from './turns.ts'

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
