import { expect, test } from 'vitest'
import { draftOf } from './draft.ts'

function tab() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('a draft survives a reload', () => {
  const storage = tab()
  draftOf('lucia', 'new', storage).write({ title: 'No veo mi ingreso', description: '' })
  expect(draftOf('lucia', 'new', storage).read()).toEqual({ title: 'No veo mi ingreso' })
})

test('a draft belongs to its person and its ticket', () => {
  const storage = tab()
  draftOf('lucia', 'new', storage).write({ title: 'No veo mi ingreso' })
  expect(draftOf('xoan', 'new', storage).read()).toEqual({})
  expect(draftOf('lucia', 'other', storage).read()).toEqual({})
})

test.each([
  { words: 'sent', end: (draft: ReturnType<typeof draftOf>) => draft.forget() },
  { words: 'emptied', end: (draft: ReturnType<typeof draftOf>) => draft.write({ title: '', description: undefined }) },
])('a draft that is $words leaves nothing in the tab', ({ end }) => {
  const storage = tab()
  const draft = draftOf('lucia', 'new', storage)
  draft.write({ title: 'No veo mi ingreso' })
  end(draft)
  expect(storage.items.size).toBe(0)
})
