import { describe, expect, it } from 'vitest'
import { placesAfterMove } from './move.ts'

const rows = [
  { id: 'a', order: 0 },
  { id: 'b', order: 1 },
  { id: 'c', order: 2 },
]

describe('moving a row', () => {
  it.each([
    {
      fact: 'down changes it and the next',
      index: 0,
      step: 1,
      expected: [
        { id: 'b', order: 0 },
        { id: 'a', order: 1 },
      ],
    },
    {
      fact: 'up changes it and the one before',
      index: 2,
      step: -1,
      expected: [
        { id: 'c', order: 1 },
        { id: 'b', order: 2 },
      ],
    },
    { fact: 'up from the top changes nothing', index: 0, step: -1, expected: [] },
    { fact: 'down from the end changes nothing', index: 2, step: 1, expected: [] },
  ] as const)('$fact', ({ index, step, expected }) => expect(placesAfterMove(rows, index, step)).toEqual(expected))

  it('mends positions that occur twice', () => {
    const twice = [
      { id: 'a', order: 9 },
      { id: 'b', order: 9 },
    ]
    expect(placesAfterMove(twice, 1, -1)).toEqual([
      { id: 'b', order: 0 },
      { id: 'a', order: 1 },
    ])
  })
})
