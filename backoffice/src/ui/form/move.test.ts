import { describe, expect, it } from 'vitest'
import { placesAfterMove } from './move.ts'

const rows = [
  { id: 'a', order: 0 },
  { id: 'b', order: 1 },
  { id: 'c', order: 2 },
]

describe('moving a row', () => {
  it.each([
    [
      'down changes it and the next',
      0,
      1,
      [
        { id: 'b', order: 0 },
        { id: 'a', order: 1 },
      ],
    ],
    [
      'up changes it and the one before',
      2,
      -1,
      [
        { id: 'c', order: 1 },
        { id: 'b', order: 2 },
      ],
    ],
    ['up from the top changes nothing', 0, -1, []],
    ['down from the end changes nothing', 2, 1, []],
  ] as const)('%s', (_fact, index, step, expected) => expect(placesAfterMove(rows, index, step)).toEqual(expected))

  it('mends places that were told twice', () => {
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
