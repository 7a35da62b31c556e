import { expect, it } from 'vitest'
import { compositionOf, wordsBeside } from './composition.ts'

const text = 'More than half pays for the works.\n\n- Works: 55,88 %\n- Land: 32,96 %\n- Fees: 6.76 %\n- Reserve: 4,4 %'

it('a list of shares that add up to a hundred is told in euro that add up to the whole', () => {
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
  ['shares that do not add up', '- A: 50 %\n- B: 49 %'],
  ['an item that is no share', '- A: 50 %\n- Then B'],
  ['one item', '- A: 100 %'],
  ['no list', 'A: 100 %'],
])('%s stay text', (_words, other) => expect(compositionOf(other, 100n)).toBeUndefined())
