import { expect, it } from 'vitest'
import { compositionOf, groupDescriptions, wordsBeside } from './descriptions.ts'

const text = 'More than half pays for the works.\n\n- Works: 55,88 %\n- Land: 32,96 %\n- Fees: 6.76 %\n- Reserve: 4,4 %'

it('a list of shares that add up to a hundred has amounts that add up to the whole', () => {
  const parts = compositionOf(text, 125_000_001n)!
  expect(parts.map(({ name, share }) => [name, share])).toEqual([
    ['Works', 5588],
    ['Land', 3296],
    ['Fees', 676],
    ['Reserve', 440],
  ])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(125_000_001n)
  expect(wordsBeside(text)).toBe('More than half pays for the works.')
})

it.each([
  { words: 'shares that do not add up', text: '- A: 50 %\n- B: 49 %' },
  { words: 'an item that is no share', text: '- A: 50 %\n- Then B' },
  { words: 'one item', text: '- A: 100 %' },
  { words: 'no list', text: 'A: 100 %' },
])('$words: the text has no composition', ({ text }) => expect(compositionOf(text, 100n)).toBeUndefined())

const described = (title: string, description: string) => ({ title, description })
const titles = (groups: ReturnType<typeof groupDescriptions<{ title: string; description: string }>>) =>
  groups.map((group) => group.map(({ title }) => title))

it('two consecutive lists are shown side by side, a third alone', () => {
  const lists = ['For', 'Against', 'Also'].map((title) => described(title, '- one\n- two'))
  expect(titles(groupDescriptions([described('Intro', 'Words.'), ...lists, described('End', 'Words.')]))).toEqual([
    ['Intro'],
    ['For', 'Against'],
    ['Also'],
    ['End'],
  ])
})
