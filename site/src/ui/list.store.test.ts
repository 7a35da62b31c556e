import { expect, test } from 'vitest'
import { createListStore } from './list.store.ts'

interface Row {
  readonly id: string
}
type Page = { data: Row[]; total: number } | undefined
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }))

function listWithHeldAnswers(initial: Row[] = []) {
  const asked: Array<{ filters: string; skip: number; answer: (page: Page) => void }> = []
  const store = createListStore<Row, string>({
    initial: { filters: '', rows: initial, total: initial.length },
    idOf: ({ id }) => id,
    load: (filters, skip) => new Promise((resolve) => asked.push({ filters, skip, answer: resolve })),
  })
  return { store, asked, ids: () => store.$list.get().rows.map(({ id }) => id) }
}

test('keeps the rows while others load, then shows those', async () => {
  const { store, asked, ids } = listWithHeldAnswers(rows('a', 'b'))
  const shown = store.show('income')
  expect(store.$list.get()).toMatchObject({ status: 'loading', filters: 'income' })
  expect(ids()).toEqual(['a', 'b'])
  asked[0]!.answer({ data: rows('c'), total: 1 })
  await shown
  expect(store.$list.get()).toMatchObject({ status: 'ready', total: 1 })
  expect(ids()).toEqual(['c'])
})

test('appends the next page without duplicates', async () => {
  const { store, asked, ids } = listWithHeldAnswers(rows('c', 'b'))
  const more = store.more()
  expect(asked[0]!.skip).toBe(2)
  asked[0]!.answer({ data: rows('b', 'a'), total: 4 })
  await more
  expect(ids()).toEqual(['c', 'b', 'a'])
})

test('the answer to an older request never replaces that of a newer one', async () => {
  const { store, asked, ids } = listWithHeldAnswers()
  const both = [store.show('old'), store.show('new')]
  asked[1]!.answer({ data: rows('new'), total: 1 })
  asked[0]!.answer({ data: rows('old'), total: 1 })
  await Promise.all(both)
  expect(ids()).toEqual(['new'])
  expect(store.$list.get().filters).toBe('new')
})

test('rows of other filters are marked while those of the chosen ones load, and go when that fails', async () => {
  const { store, asked, ids } = listWithHeldAnswers(rows('a'))
  const failed = store.show('income')
  expect(store.$list.get().areRowsOld).toBe(true)
  asked[0]!.answer(undefined)
  await failed
  expect(store.$list.get()).toMatchObject({ status: 'failed', filters: 'income', areRowsOld: false })
  expect(ids()).toEqual([])
  const again = store.more()
  expect(asked[1]).toMatchObject({ filters: 'income', skip: 0 })
  asked[1]!.answer({ data: rows('a', 'b'), total: 2 })
  await again
  expect(store.$list.get().status).toBe('ready')
  expect(ids()).toEqual(['a', 'b'])
})

test('a next page that fails keeps the rows before it and can be asked for again', async () => {
  const { store, asked, ids } = listWithHeldAnswers(rows('a'))
  const failed = store.more()
  expect(store.$list.get().areRowsOld).toBe(false)
  asked[0]!.answer(undefined)
  await failed
  expect(store.$list.get().status).toBe('failed')
  expect(ids()).toEqual(['a'])
  const again = store.more()
  asked[1]!.answer({ data: rows('b'), total: 2 })
  await again
  expect(ids()).toEqual(['a', 'b'])
})
