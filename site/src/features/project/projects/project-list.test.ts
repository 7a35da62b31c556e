import { expect, it } from 'vitest'
import { slicesOf } from './project-list.server.ts'

const totals = { Investment: 5, Preinvestment: 0, Financed: 9 }
const phases = ['Investment', 'Preinvestment', 'Financed'] as const

it('a page of the recommended order goes on in the next phase where one ends', () => {
  expect(slicesOf(phases, totals, 0, 12)).toEqual([
    { phase: 'Investment', skip: 0, take: 5 },
    { phase: 'Financed', skip: 0, take: 7 },
  ])
  expect(slicesOf(phases, totals, 12, 12)).toEqual([{ phase: 'Financed', skip: 7, take: 2 }])
  expect(slicesOf(phases, totals, 24, 12)).toEqual([])
})

it('no row is on two pages and none is left out', () => {
  const seen = [0, 3, 6, 9, 12]
    .flatMap((skip) => slicesOf(phases, totals, skip, 3))
    .map(({ phase, skip, take }) => Array.from({ length: take }, (_, row) => `${phase} ${skip + row}`))
  expect(new Set(seen.flat()).size).toBe(14)
  expect(seen.flat()).toHaveLength(14)
})
