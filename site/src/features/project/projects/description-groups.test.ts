import { expect, it } from 'vitest'
import { groupDescriptions } from './description-groups.ts'

const text = (title: string, description: string) => ({ title, description })
const titles = (groups: ReturnType<typeof groupDescriptions>) => groups.map((group) => group.map(({ title }) => title))

it('two lists in a row stand side by side, a third alone', () => {
  const lists = ['For', 'Against', 'Also'].map((title) => text(title, '- one\n- two'))
  expect(titles(groupDescriptions([text('Intro', 'Words.'), ...lists, text('End', 'Words.')]))).toEqual([
    ['Intro'],
    ['For', 'Against'],
    ['Also'],
    ['End'],
  ])
})
