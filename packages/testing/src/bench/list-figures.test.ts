import { expect, test } from 'vitest'
import { tableOfCases, tableOfLists, type Measured } from './list-figures.ts'

const figures = (p95Ms: number) => ({ bestMs: 1, p50Ms: 2, p95Ms })
const measured: Measured[] = [
  { list: '/v1/a', name: 'admin /v1/a', aspect: 'page', figures: [figures(4), figures(8)] },
  { list: '/v1/a', name: 'admin /v1/a?skip=end', aspect: 'deep', figures: [figures(50), figures(200)] },
  { list: '/v1/b', name: 'admin /v1/b', aspect: 'page', figures: [undefined, figures(100)] },
]

test('each list stands with its slowest case and how many miss the goal, the slowest list first', () => {
  expect(tableOfLists(measured, [10, 1000]).split('\n').slice(2)).toEqual([
    '| /v1/a | 2 | 1 | admin ?skip=end | 50 | 200 | 4.0 |',
    '| /v1/b | 1 | 0 | admin  |  | 100 |  |',
    '',
    '1 of 3 cases take more than 100 ms at p95 at 1000',
  ])
})

test('each case stands with its times at every size', () => {
  expect(tableOfCases(measured, [10, 1000])).toContain(
    '| admin /v1/a | page | 1.0 | 2.0 | 4.0 | 1.0 | 2.0 | 8.0 | 2.0 |',
  )
})
